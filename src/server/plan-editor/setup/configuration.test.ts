import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { ApplicationForm } from '#contract/assessments/application-form.ts'
import type { AssessmentPackage } from '#contract/assessments/assessments.ts'
import { nightShifts } from '#contract/examples/application-form.ts'
import { job } from '#server/db/schema/requisition.ts'
import { buildCompany, buildPerson, buildRequisition, buildStaff, only } from '#testing/builders.ts'
import { revision, save, startAttempt, submit, type Candidate } from '#testing/candidate.ts'
import { applyByPlan, publishActivity, saveActivity } from '#testing/screening-questions.ts'
import { openTestApp } from '#testing/test-app.ts'

const DAY_MS = 86_400_000
const DEFAULTS = {
  retake_interval_days: 90,
  apply_until: null,
  asks_eeoc: false,
  is_resume_required: false,
  is_linkedin_required: false,
  languages: ['en', 'es', 'fr'],
  accommodations: '',
  accommodations_contact: '',
  candidate_contact: '',
}
/** What screens sent before they knew of more. */
const OLDER = { retake_interval_days: 90, apply_until: null }
const PHONE = { source: 'standard', name: 'phone', is_required: true } as const
const RESUME = { source: 'standard', name: 'resume', is_required: false } as const
const LINKEDIN = { source: 'standard', name: 'linkedin', is_required: false } as const

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))

describe('the configurations of a requisition', () => {
  it('are read and changed, and what else it says stays', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const url = urlOf(jobId)
    expect((await recruiter.get(url)).body.data).toEqual(DEFAULTS)
    const changed = {
      retake_interval_days: 30,
      apply_until: dayFromNow(7),
      asks_eeoc: true,
      is_resume_required: false,
      is_linkedin_required: false,
      languages: ['en', 'fr'],
      accommodations: 'More time on request.',
      accommodations_contact: 'ana@harbor.example',
      candidate_contact: '+1 401 555 0134',
    }
    const sent = { ...changed, languages: ['fr', 'en'] }
    expect((await recruiter.put(url, sent)).body.data).toEqual(changed)
    expect((await recruiter.get(url)).body.data).toEqual(changed)
    const older = { retake_interval_days: 20, apply_until: null }
    expect((await recruiter.put(url, older)).body.data).toEqual({ ...changed, ...older })
    await recruiter.put(url, changed)
    const details = await recruiter.get(`/smartreq/v1/${jobId}/details/`)
    expect(details.body.data.retake_interval_days).toBe(30)
  })

  it.each([
    ['a day that no calendar has', { apply_until: '2026-02-30' }],
    ['no day at all', { apply_until: 'soon' }],
    ['days below zero', { retake_interval_days: -1 }],
    ['no language', { languages: [] }],
    ['a language twice', { languages: ['en', 'en'] }],
    ['a language that the product does not speak', { languages: ['xx'] }],
    ['accommodations without a contact', { accommodations: 'More time.' }],
    ['text that cannot be stored', { accommodations: '\u0000', accommodations_contact: 'Ana' }],
    ['accommodations as long as a book', { accommodations: 'a'.repeat(2001) }],
  ])('are refused with %s', async (_, wrong) => {
    const { jobId } = await buildRequisition(database, { company })
    const body = { retake_interval_days: 90, apply_until: null, ...wrong }
    expect((await recruiter.put(urlOf(jobId), body)).status).toBe(400)
  })

  it('are for those who manage the requisition, and of one company alone', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const interviewer = await test.as(
      await buildStaff(database, { company, preset: 'Interviewer' }),
    )
    expect((await interviewer.get(urlOf(jobId))).status).toBe(403)
    const other = await buildCompany(database)
    const stranger = await test.as(
      await buildStaff(database, { company: other, preset: 'Recruiter' }),
    )
    expect((await stranger.get(urlOf(jobId))).status).toBe(404)
  })
})

describe('a required resume and LinkedIn page', () => {
  it('are needed before the form is submitted, by who applies from then on', async () => {
    const requisition = await publishForm([PHONE, RESUME, LINKEDIN])
    const before = await applyByPlan(test, { ...requisition, slug: 'application-form' })
    expect((await requireBoth(requisition.jobId)).status).toBe(200)
    const after = await applyByPlan(test, { ...requisition, slug: 'application-form' })
    expect(await requiredOf(before)).toEqual(['phone'])
    expect(await requiredOf(after)).toEqual(['phone', 'resume', 'linkedin'])
    expect((await submitPhone(before)).status).toBe(200)
    const { status, body } = await submitPhone(after)
    expect([status, body.error.fields]).toEqual([
      400,
      {
        resume: 'The Resume field is required',
        linkedin: 'The LinkedIn page field is required',
      },
    ])
    expect((await trackerOf(before)).position.required).toEqual([])
    expect(await trackerOf(after)).toMatchObject({
      status: 'incomplete',
      position: {
        required: ['resume', 'linkedin'],
        languages: ['en', 'es', 'fr'],
        accommodations: null,
      },
    })
  })

  it('hold no one up any more once they are not required', async () => {
    const requisition = await publishForm([PHONE, RESUME, LINKEDIN])
    await requireBoth(requisition.jobId)
    const candidate = await applyByPlan(test, { ...requisition, slug: 'application-form' })
    const none = { is_resume_required: false, is_linkedin_required: false }
    expect((await recruiter.put(urlOf(requisition.jobId), { ...OLDER, ...none })).status).toBe(200)
    expect((await submitPhone(candidate)).status).toBe(200)
  })

  it('are refused while the published form does not ask for them', async () => {
    const { jobId } = await publishForm([PHONE, LINKEDIN])
    const { status, body } = await requireBoth(jobId)
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ['is_resume_required']])
  })

  it('keep a plan from being published that does not ask for them', async () => {
    const requisition = await publishForm([PHONE, RESUME, LINKEDIN])
    await requireBoth(requisition.jobId)
    const settings = formOf([PHONE, LINKEDIN])
    const { body } = await saveActivity(recruiter, { ...requisition, settings })
    expect(body.data.problems).toEqual([
      { code: 'resume_not_asked', step: 0, attribute_type_id: null },
    ])
  })
})

describe('accommodations', () => {
  it('are told to candidates with their contact', async () => {
    const requisition = await buildRequisition(database, { company })
    const said = { accommodations: 'More time.\nAsk us.', accommodations_contact: '+4930123456' }
    await recruiter.put(urlOf(requisition.jobId), { ...OLDER, ...said, languages: ['es'] })
    const candidate = await applyByPlan(test, { ...requisition, slug: 'competencies' })
    expect((await trackerOf(candidate)).position).toEqual({
      required: [],
      languages: ['es'],
      accommodations: { text: 'More time.\nAsk us.', contact: '+4930123456' },
    })
  })
})

describe('the contact for candidates', () => {
  it('is the requisition’s, else the company’s, else no one', async () => {
    const own = await buildCompany(database)
    const admin = await test.as(
      await buildStaff(database, { company: own, preset: 'Account admin' }),
    )
    const requisition = await buildRequisition(database, { company: own })
    const candidate = await applyByPlan(test, { ...requisition, slug: 'competencies' })
    expect((await trackerOf(candidate)).contact).toBeNull()
    const settings = `/account/v1/hiring-settings/account/${own.accountId}/`
    const said = { needs_approval: false, candidate_contact: ' jobs@harbor.example ' }
    expect((await admin.put(settings, said)).body.data.candidate_contact).toBe(
      'jobs@harbor.example',
    )
    expect((await trackerOf(candidate)).contact).toBe('jobs@harbor.example')
    await admin.put(settings, { needs_approval: false })
    await admin.put(urlOf(requisition.jobId), { ...OLDER, candidate_contact: 'Ana, front desk' })
    expect((await trackerOf(candidate)).contact).toBe('Ana, front desk')
    await admin.put(urlOf(requisition.jobId), { ...OLDER, candidate_contact: '' })
    expect((await trackerOf(candidate)).contact).toBe('jobs@harbor.example')
  })

  it.each([{ candidate_contact: 'a'.repeat(5000) }, { candidate_contact: '\u0000' }])(
    'is refused where it is too long or cannot be stored',
    async (wrong) => {
      const { jobId } = await buildRequisition(database, { company })
      expect((await recruiter.put(urlOf(jobId), { ...OLDER, ...wrong })).status).toBe(400)
    },
  )
})

describe('after the deadline', () => {
  it('no one can apply, and the link says that the position is closed', async () => {
    const requisition = await buildRequisition(database, { company })
    await setDeadline(requisition.jobId, dayFromNow(1))
    expect(await isOpen(requisition.uuid)).toBe(true)
    await setDeadline(requisition.jobId, dayFromNow(-2))
    expect(await isOpen(requisition.uuid)).toBe(false)
    const person = await buildPerson(database)
    const client = await test.as(person)
    const url = `/user/v1/progress-tracker/user/${person.userId}/`
    const { status, body } = await client.post(url, { job_uuid: requisition.uuid })
    expect([status, body.error.code]).toEqual([409, 'position_closed'])
    const [row] = await database.owner
      .select({ status: job.status })
      .from(job)
      .where(eq(job.jobId, requisition.jobId))
    expect(row?.status).toBe('open')
  })

  it('those who applied before can go on', async () => {
    const requisition = await buildRequisition(database, { company })
    const section = { section_id: 's', title: 'About', standard_title: null, fields: [nightShifts] }
    const settings = { kind: 'application-form' as const, sections: [section] }
    await publishActivity(recruiter, { ...requisition, settings })
    const candidate = await applyByPlan(test, { ...requisition, slug: 'application-form' })
    await setDeadline(requisition.jobId, dayFromNow(-2))
    expect(await startAttempt(candidate, { slug: 'application-form' })).toBeTypeOf('string')
  })
})

function formOf(fields: ApplicationForm['sections'][number]['fields']): ApplicationForm {
  const section = { section_id: 's', title: 'About', standard_title: null, fields }
  return { kind: 'application-form', sections: [section] }
}

async function publishForm(fields: ApplicationForm['sections'][number]['fields']) {
  const requisition = await buildRequisition(database, { company })
  await publishActivity(recruiter, { ...requisition, settings: formOf(fields) })
  return requisition
}

function requireBoth(jobId: number) {
  const both = { is_resume_required: true, is_linkedin_required: true }
  return recruiter.put(urlOf(jobId), { ...OLDER, ...both })
}

async function submitPhone(candidate: Candidate) {
  const attemptId = await startAttempt(candidate, { slug: 'application-form' })
  const answers = [revision('phone', { value: '+4930123456' })]
  expect((await save(candidate.client, { attemptId, answers })).status).toBe(200)
  return submit(candidate.client, { attemptId, answers })
}

async function requiredOf({ client, requisition, application }: Candidate): Promise<string[]> {
  const { jobStepActivityId } = only(requisition.activities)
  const query = `job_step_activity_id=${jobStepActivityId}&ref_id=${application.refId}`
  const url = `/user-response/v1/job-questions/${requisition.jobId}/?${query}`
  const { questions }: AssessmentPackage = (await client.get(url)).body.data
  return questions.filter((one) => one.is_required).map((one) => one.question_id)
}

async function trackerOf({ client, person, application }: Candidate) {
  const url = `/user/v1/progress-tracker/user/${person.userId}/ref/${application.refId}/`
  return (await client.get(url)).body.data
}

async function setDeadline(jobId: number, apply_until: string): Promise<void> {
  const reply = await recruiter.put(urlOf(jobId), { retake_interval_days: 90, apply_until })
  expect(reply.status).toBe(200)
}

async function isOpen(uuid: string): Promise<boolean> {
  const reply = await test.client().get(`/job/v1/job-posting/${uuid}/`)
  return reply.body.data.is_open
}

function urlOf(jobId: number): string {
  return `/job/v1/configuration/${jobId}/`
}

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
}
