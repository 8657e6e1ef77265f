import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { ApplicationForm } from '#contract/assessments/application-form.ts'
import type { AssessmentPackage } from '#contract/assessments/assessments.ts'
import { applicationForm, nightShifts } from '#contract/examples/application-form.ts'
import { experienceFields } from '#contract/examples/job-experiences.ts'
import type { ExperienceFields } from '#contract/people/job-experiences.ts'
import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { applicant, job } from '#server/db/schema/requisition.ts'
import {
  buildCompany,
  buildRequisition,
  buildStaff,
  only,
  type Requisition,
} from '#testing/builders.ts'
import { revision, save, startAttempt, submit, type Candidate } from '#testing/candidate.ts'
import { applyByPlan, publishActivity, saveActivity } from '#testing/screening-questions.ts'
import { openTestApp } from '#testing/test-app.ts'

const KIND = 'application-form'
const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
const shared = await buildRequisition(database, { company })
await publishActivity(recruiter, { ...shared, settings: applicationForm })

const PHONE = { source: 'standard', name: 'phone', is_required: true }
const ANSWERS: readonly (readonly [string, unknown])[] = [
  ['phone', '+4930123456'],
  ['city', 'Saltmarsh'],
  ['linkedin', 'https://www.linkedin.com/in/ines-duarte'],
  ['website', 'https://ines.example'],
  ['work_authorization', 1],
  ['salary', '42,000 EUR a year'],
  ['nights', 1],
  ['employer', 'Harbour Ltd'],
]

describe('the fields of a form', () => {
  it('reach candidates in sections, the standard ones in every language', async () => {
    const content = await packageOf(await applyByPlan(test, { ...shared, slug: KIND }))
    expect(content.sections).toEqual([
      {
        section_id: 'contact',
        title: { en: 'Contact details', es: 'Datos de contacto', fr: 'Coordonnées' },
        question_ids: ['phone', 'city', 'linkedin', 'website'],
      },
      {
        section_id: 'work',
        title: { en: 'Night work', es: 'Night work', fr: 'Night work' },
        question_ids: ['work_authorization', 'salary', 'nights', 'employer'],
      },
    ])
    const [phone] = content.questions
    expect(phone?.text).toEqual({
      en: 'Phone number',
      es: 'Número de teléfono',
      fr: 'Numéro de téléphone',
    })
    expect(content.response_sets['nights']?.map(({ label }) => label.es)).toEqual(['Sí', 'No'])
    expect(JSON.stringify(content)).not.toContain('private')
  })

  it('come with what the profile of the candidate says, and of no one else', async () => {
    const candidate = await applyByPlan(test, { ...shared, slug: KIND })
    const { person, client } = candidate
    const saved = await client.patch(`/user/v1/${person.userId}/`, {
      dob: '1990-02-28',
      gender: 'Female',
      phone_number: '+4930123456',
      city: 'Saltmarsh',
    })
    expect(saved.status).toBe(200)
    expect((await packageOf(candidate)).prefilled).toEqual({
      phone: '+4930123456',
      city: 'Saltmarsh',
    })
    expect(
      (await packageOf(await applyByPlan(test, { ...shared, slug: KIND }))).prefilled,
    ).toBeUndefined()
  })

  it('come with the city of the newest position where the profile says none, and never over what it says', async () => {
    const candidate = await applyByPlan(test, { ...shared, slug: KIND })
    const { person, client } = candidate
    const position = (change: Partial<ExperienceFields>) => ({
      user_id: person.userId,
      user_job_id: randomUUID(),
      fields: { ...experienceFields, ...change },
    })
    const add = (change: Partial<ExperienceFields>) =>
      client.post('/user/v1/job/', position(change), { key: randomUUID() })
    await add({ location: 'Tybee', start_date: '2019-01-01' })
    await add({ location: 'Darien', start_date: '2022-01-01' })
    expect((await add({ location: '', start_date: '2024-01-01' })).status).toBe(200)
    expect((await packageOf(candidate)).prefilled).toEqual({ city: 'Darien' })
    await client.patch(`/user/v1/${person.userId}/`, {
      dob: '1990-02-28',
      gender: 'Female',
      city: 'Savannah',
    })
    expect((await packageOf(candidate)).prefilled).toEqual({ city: 'Savannah' })
  })

  it('stay the same for who is under way when the form changes', async () => {
    const requisition = await buildRequisition(database, { company })
    await publishActivity(recruiter, { ...requisition, settings: applicationForm })
    const before = await applyByPlan(test, { ...requisition, slug: KIND })
    await publishActivity(recruiter, { ...requisition, settings: formWith([nightShifts]) })
    const after = await applyByPlan(test, { ...requisition, slug: KIND })
    expect(idsOf(await packageOf(before))).toContain('phone')
    expect(idsOf(await packageOf(after))).toEqual(['nights'])
  })

  it('are needed before the plan is published', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const { body } = await saveActivity(recruiter, { jobId, settings: formWith([]) })
    expect(body.data.problems).toContainEqual({
      code: 'no_questions',
      step: 0,
      attribute_type_id: null,
    })
  })

  it('stand in the plan as they were written, scripts included', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const text = '<script>alert(1)</script>'
    const field = { ...nightShifts, written: { ...nightShifts.written, text } }
    const { body } = await saveActivity(recruiter, { jobId, settings: formWith([field]) })
    const { settings } = body.data.steps[0].activities[0]
    expect(settings.sections[0].fields[0].written.text).toBe(text)
  })

  it.each([
    ['a standard field that does not exist', { source: 'standard', name: 'x', is_required: true }],
    ['a type that forms do not have', { written: { ...nightShifts.written, type: 'drawing' } }],
    ['no text', { written: { ...nightShifts.written, text: ' ' } }],
    ['an id with spaces', { question_id: 'a b' }],
    ['the id of another field', { question_id: 'phone' }],
  ])('are refused with %s', async (_, wrong) => {
    const { jobId } = await buildRequisition(database, { company })
    const settings = formWith([PHONE, { ...nightShifts, ...wrong }])
    expect((await saveActivity(recruiter, { jobId, settings })).status).toBe(400)
  })
})

describe('the answers to a form', () => {
  it('stand on the scorecard by their sections, the private ones for who may see them', async () => {
    const candidate = await applied()
    const [activity, hidden] = [
      await formOf(candidate, 'Account admin'),
      await formOf(candidate, 'Recruiter'),
    ]
    expect(activity.questions.map(({ question_id, value }) => [question_id, value])).toEqual(
      ANSWERS,
    )
    expect(activity.questions.map(({ section }) => section?.es)).toEqual([
      ...Array.from({ length: 4 }, () => 'Datos de contacto'),
      ...Array.from({ length: 4 }, () => 'Night work'),
    ])
    expect(activity.questions.some((one) => one.is_hidden)).toBe(false)
    const unseen = hidden.questions.filter((one) => one.is_hidden)
    expect(unseen.map(({ question_id, value }) => [question_id, value])).toEqual([
      ['salary', null],
      ['employer', null],
    ])
    expect(JSON.stringify(hidden)).not.toContain('42,000')
    expect(hidden.questions.filter((one) => one.value === null)).toHaveLength(2)
  })

  it('tell staff how to reach an applicant whose profile says nothing', async () => {
    const candidate = await applied()
    const { personal } = await scorecardOf(candidate, { preset: 'Recruiter' })
    expect(personal).toMatchObject({
      phone: { number: '+4930123456', formatted: '+49 30 123456', extension: null },
      city: 'Saltmarsh',
      linkedin_url: 'https://www.linkedin.com/in/ines-duarte',
      email2: null,
    })
    const { userId } = candidate.person
    const [copy] = await database.owner.select().from(applicant).where(eq(applicant.userId, userId))
    expect(copy).toMatchObject({ phoneNumber: '+4930123456', city: 'Saltmarsh' })
  })

  it('give way to what the profile says', async () => {
    const candidate = await applied()
    const { client, person } = candidate
    const own = { phone_number: '0301234567', city: 'Darien', dob: '1990-02-28', gender: 'Female' }
    expect((await client.patch(`/user/v1/${person.userId}/`, own)).status).toBe(200)
    const { personal } = await scorecardOf(candidate, { preset: 'Recruiter' })
    expect(personal).toMatchObject({ phone: { number: '0301234567' }, city: 'Darien' })
  })

  it.each([
    ['of the requisition', { countryCode: 'FR' }, '0199001234x7', '+33199001234'],
    ['of another requisition of the company', {}, '4015550134', '+14015550134'],
  ])('have a phone number by the country %s', async (_, place, value, number) => {
    const own = await buildCompany(database)
    const staff = await test.as(await buildStaff(database, { company: own, preset: 'Recruiter' }))
    const requisition = await buildRequisition(database, { company: own })
    await publishActivity(staff, { ...requisition, settings: formWith([PHONE]) })
    const other = await buildRequisition(database, { company: own })
    const countries = [
      [requisition.jobId, null],
      [other.jobId, 'US'],
    ] as const
    for (const [jobId, countryCode] of countries)
      await database.owner
        .update(job)
        .set(jobId === requisition.jobId ? { countryCode, ...place } : { countryCode })
        .where(eq(job.jobId, jobId))
    const candidate = await applied({ requisition, answers: [['phone', value]] })
    const { personal, activities } = await scorecardOf(candidate, {
      preset: 'Recruiter',
      employer: own,
    })
    expect(personal.phone).toMatchObject({ number })
    const [asked] = only(activities).questions
    expect([asked?.value, asked?.phone]).toEqual([value, personal.phone])
  })

  it.each([
    ['phone', '030 12 34'],
    ['linkedin', 'https://example.com/in/ines'],
    ['website', 'javascript:alert(1)'],
    ['website', 'ines.example'],
    ['nights', 3],
    ['work_authorization', 'Yes'],
  ])('to “%s” are refused when they do not fit: %j', async (id, value) => {
    const candidate = await applyByPlan(test, { ...shared, slug: KIND })
    const attemptId = await startAttempt(candidate, { slug: KIND })
    const answers = [revision(id, { value })]
    const { status, body } = await save(candidate.client, { attemptId, answers })
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ['answers.0.value']])
  })

  it('are not submitted without those that are required', async () => {
    const candidate = await applyByPlan(test, { ...shared, slug: KIND })
    const attemptId = await startAttempt(candidate, { slug: KIND })
    const answers = [revision('phone', { value: '' }), revision('nights', { value: 1 })]
    await save(candidate.client, { attemptId, answers })
    const { status, body } = await submit(candidate.client, { attemptId, answers })
    expect([status, body.error.fields]).toEqual([
      400,
      {
        phone: 'The Phone number field is required',
        work_authorization:
          'The Are you allowed to work in the country of this position? field is required',
      },
    ])
  })
})

function formWith(fields: readonly unknown[]): ApplicationForm {
  const section = { section_id: 's', title: 'About you', standard_title: null, fields }
  return { kind: KIND, sections: [section] } as ApplicationForm
}

async function applied(
  given: { requisition?: Requisition; answers?: typeof ANSWERS } = {},
): Promise<Candidate> {
  const { requisition = shared, answers: said = ANSWERS } = given
  const candidate = await applyByPlan(test, { ...requisition, slug: KIND })
  const attemptId = await startAttempt(candidate, { slug: KIND })
  const answers = said.map(([id, value]) => revision(id, { value }))
  expect((await save(candidate.client, { attemptId, answers })).status).toBe(200)
  expect((await submit(candidate.client, { attemptId, answers })).status).toBe(200)
  return candidate
}

async function packageOf(candidate: Candidate): Promise<AssessmentPackage> {
  const { client, requisition, application } = candidate
  const { jobStepActivityId } = only(requisition.activities)
  const query = `job_step_activity_id=${jobStepActivityId}&ref_id=${application.refId}`
  const url = `/user-response/v1/job-questions/${requisition.jobId}/?${query}`
  return (await client.get(url)).body.data
}

function idsOf(content: AssessmentPackage): string[] {
  return content.questions.map(({ question_id }) => question_id)
}

type Preset = 'Account admin' | 'Recruiter'

async function formOf(candidate: Candidate, preset: Preset) {
  return only((await scorecardOf(candidate, { preset })).activities)
}

async function scorecardOf(
  { application }: Candidate,
  { preset, employer = company }: { preset: Preset; employer?: typeof company },
): Promise<Scorecard> {
  const staff = await test.as(await buildStaff(database, { company: employer, preset }))
  const url = `/smartreq/v1/user-smartreq/${application.userSmartreqId}/scorecard/`
  return (await staff.get(url)).body.data
}
