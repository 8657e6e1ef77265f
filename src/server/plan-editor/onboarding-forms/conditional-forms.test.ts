// Onboarding forms in three languages, with fields that depend on the answers to others.
import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import type { AssessmentPackage } from '#contract/assessments/assessments.ts'
import type { FormSection } from '#contract/assessments/form-fields.ts'
import type { OnboardingForm } from '#contract/assessments/onboarding-form.ts'
import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { accountOnboardingForm } from '#server/db/schema/account-onboarding-form.ts'
import { buildCompany, buildRequisition, buildStaff, only } from '#testing/builders.ts'
import { type Candidate, heldBy, revision, save, startAttempt, submit } from '#testing/candidate.ts'
import { conditionalSections, craneLicence, drives, vehicle } from '#testing/conditional-form.ts'
import { applyByPlan, publishActivity } from '#testing/screening-questions.ts'
import { openTestApp } from '#testing/test-app.ts'

const KIND = 'onboarding-form'
const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
const admin = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))
const url = `/account/v1/${company.accountId}/account-onboarding-form/`

describe('a form with fields that depend on others', () => {
  it('is submitted without the required fields that its answers hide', async () => {
    const candidate = await applyWithForm(conditionalSections)
    const attemptId = await startAttempt(candidate, { slug: KIND })
    const answers = [revision('drives', { value: 2 })]
    expect((await save(candidate.client, { attemptId, answers })).status).toBe(200)
    expect((await submit(candidate.client, { attemptId, answers })).status).toBe(200)
    expect(await answersOf(candidate)).toEqual([['drives', 2]])
  })

  it('asks for the required fields that its answers show', async () => {
    const candidate = await applyWithForm(conditionalSections)
    const attemptId = await startAttempt(candidate, { slug: KIND })
    const answers = [revision('drives', { value: 1 }), revision('vehicle', { value: 2 })]
    await save(candidate.client, { attemptId, answers })
    const { status, body } = await submit(candidate.client, { attemptId, answers })
    expect([status, body.error.fields]).toEqual([
      400,
      { licence: 'The Crane licence field is required' },
    ])
  })

  it('shows staff no answers in fields that are hidden by the time of the submission', async () => {
    const candidate = await applyWithForm(conditionalSections)
    const attemptId = await startAttempt(candidate, { slug: KIND })
    const answers = [
      revision('drives', { value: 2 }),
      revision('vehicle', { value: 2 }),
      revision('licence', { value: 'C-1' }),
    ]
    await save(candidate.client, { attemptId, answers })
    expect((await submit(candidate.client, { attemptId, answers })).status).toBe(200)
    expect(await answersOf(candidate)).toEqual([['drives', 2]])
    // The candidate gave them, and they stay with the attempt, as its digest says.
    expect(await heldBy(candidate.client, attemptId)).toEqual({
      drives: 2,
      vehicle: 2,
      licence: 'C-1',
    })
    // A device that did not hear of it submits again, and is told the same.
    expect((await submit(candidate.client, { attemptId, answers })).status).toBe(200)
  })

  it('does not tell a private answer by the fields that depend on it', async () => {
    const [section] = conditionalSections
    const fields = [{ ...drives, is_private: true }, vehicle]
    const candidate = await applyWithForm([{ ...only([section ?? never()]), fields }])
    const attemptId = await startAttempt(candidate, { slug: KIND })
    const answers = [revision('drives', { value: 2 })]
    await save(candidate.client, { attemptId, answers })
    await submit(candidate.client, { attemptId, answers })
    expect(await answersOf(candidate, 'Recruiter')).toEqual([
      ['drives', null],
      ['vehicle', null],
    ])
    expect(await answersOf(candidate)).toEqual([['drives', 2]])
  })

  it.each<[string, FormSection['fields'], string]>([
    [
      'was removed',
      [vehicle],
      '“What do you drive?” is shown after an answer to a field that was removed.',
    ],
    [
      'was moved behind it',
      [vehicle, drives],
      '“What do you drive?” is shown after an answer to “Do you drive?”, which has to come before it.',
    ],
    [
      'lost the answer',
      [drives, { ...vehicle, shown_if: { question_id: 'drives', value: 3 } }],
      '“What do you drive?” is shown after an answer that “Do you drive?” does not have.',
    ],
    [
      'has no choices',
      [
        { ...craneLicence, shown_if: undefined },
        { ...vehicle, shown_if: { question_id: 'licence', value: 1 } },
      ],
      '“What do you drive?” is shown after an answer that “Crane licence” does not have.',
    ],
  ])('is refused when the field that another one depends on %s', async (_, fields, message) => {
    const sections = conditionalSections.map((one) => ({ ...one, fields }))
    const sent = { name: 'Drivers', sections }
    const { status, body } = await admin.send({
      method: 'POST',
      url,
      body: sent,
      key: randomUUID(),
    })
    expect([status, body.error.code]).toEqual([400, 'validation_failed'])
    expect(body.error.fields).toEqual({ sections: message })
  })
})

describe('a form in three languages', () => {
  it('falls back to English wherever a translation is missing', async () => {
    const content = await packageOf(await applyWithForm(conditionalSections))
    expect(only(content.sections ?? []).title).toEqual({
      en: 'Driving',
      es: 'Conducción',
      fr: 'Driving',
    })
    const [first, second] = content.questions
    expect(first?.text).toEqual({ en: 'Do you drive?', es: '¿Conduces?', fr: 'Do you drive?' })
    expect(second?.help).toEqual({ en: 'At work.', es: 'At work.', fr: 'Au travail.' })
    expect(content.response_sets['vehicle']?.map(({ label }) => label.fr)).toEqual([
      'A car',
      'Une grue',
    ])
  })

  it('keeps what was written, and refuses another language', async () => {
    const sent = { name: 'Three languages', sections: conditionalSections }
    const made = await admin.send({ method: 'POST', url, body: sent, key: randomUUID() })
    expect(made.body.data.sections).toEqual(conditionalSections)
    const long = { es: { text: 'a'.repeat(501), help: '', options: [] } }
    const fields = [{ ...drives, translations: long }]
    const sections = conditionalSections.map((one) => ({ ...one, fields }))
    const body = { name: 'Long', sections }
    expect((await admin.send({ method: 'POST', url, body, key: randomUUID() })).status).toBe(400)
  })
})

describe('the preview of a form', () => {
  it('is what candidates would get, and stores nothing', async () => {
    const before = await database.owner.$count(accountOnboardingForm)
    const sent = { name: 'Draft', sections: conditionalSections }
    const { status, body } = await admin.send({ method: 'POST', url: `${url}preview/`, body: sent })
    const published = await packageOf(await applyWithForm(conditionalSections))
    expect(status).toBe(200)
    const { slug: _slug, asmt_id: _id, ...content } = published
    expect(body.data).toMatchObject(content)
    expect(await database.owner.$count(accountOnboardingForm)).toBe(before + 1)
  })

  it('is for those who change the settings of the company', async () => {
    const sent = { name: 'Draft', sections: conditionalSections }
    const stranger = await test.as(
      await buildStaff(database, {
        company: await buildCompany(database),
        preset: 'Account admin',
      }),
    )
    for (const caller of [recruiter, stranger]) {
      const { status } = await caller.send({ method: 'POST', url: `${url}preview/`, body: sent })
      expect([403, 404]).toContain(status)
    }
  })
})

async function applyWithForm(sections: FormSection[]): Promise<Candidate> {
  const requisition = await buildRequisition(database, { company })
  const [form] = await database.owner
    .insert(accountOnboardingForm)
    .values({ accountId: company.accountId, name: randomUUID(), sections })
    .returning()
  const id = form?.accountOnboardingFormId ?? never()
  const settings: OnboardingForm = {
    kind: KIND,
    account_onboarding_form_id: id,
    name: 'Any',
    sections: [],
  }
  await publishActivity(recruiter, { ...requisition, settings })
  return applyByPlan(test, { ...requisition, slug: KIND })
}

async function packageOf(candidate: Candidate): Promise<AssessmentPackage> {
  const { client, requisition: of, application } = candidate
  const { jobStepActivityId } = only(of.activities)
  const query = `job_step_activity_id=${jobStepActivityId}&ref_id=${application.refId}`
  return (await client.get(`/user-response/v1/job-questions/${of.jobId}/?${query}`)).body.data
}

async function answersOf(
  { application }: Candidate,
  preset: 'Account admin' | 'Recruiter' = 'Account admin',
) {
  const staff = await test.as(await buildStaff(database, { company, preset }))
  const card = `/smartreq/v1/user-smartreq/${application.userSmartreqId}/scorecard/`
  const { activities }: Scorecard = (await staff.get(card)).body.data
  return only(activities).questions.map(({ question_id, value }) => [question_id, value])
}

function never(): never {
  throw new Error('The form has a section.')
}
