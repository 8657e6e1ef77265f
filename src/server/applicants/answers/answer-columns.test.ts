// Answers to the questions of a company as columns of its lists of applicants.
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import type { FormField } from '#contract/assessments/form-fields.ts'
import { accountField } from '#server/db/schema/account-field.ts'
import { attempt } from '#server/db/schema/assessment.ts'
import { application } from '#server/db/schema/requisition.ts'
import { exportedEmails } from '#testing/applicant-exports.ts'
import { buildCompany, buildRequisition, buildStaff, only } from '#testing/builders.ts'
import { revision, save, startAttempt, submit } from '#testing/candidate.ts'
import { applyByPlan, publishActivity } from '#testing/screening-questions.ts'
import { openTestApp } from '#testing/test-app.ts'

const KIND = 'application-form'
const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const { accountId } = company
const written = {
  type: 'number',
  text: 'Years of experience',
  help: '',
  is_required: false,
  min: 0,
  max: 60,
  unit: 'years',
} as const
const [field] = await database.owner
  .insert(accountField)
  .values({ accountId, usageTypeId: 2, text: written.text, isPrivate: false, written })
  .returning({ id: accountField.accountFieldId })
const FIELD_ID = field?.id ?? 0
const YEARS = `field_${FIELD_ID}`
const url = `/smartreq/v1/account/${accountId}/applicants`

const recruiter = await as('Recruiter')
const requisition = await requisitionAsking()
const few = await answered({ years: 3, city: 'Saltmarsh', salary: '40,000', work_authorization: 2 })
const many = await answered({ years: 12, earliest_start: '2026-09-01' })
const none = await answered({ years: '', earliest_start: '2026-03-01', work_authorization: 1 })

async function as(preset: 'Recruiter' | 'Interviewer' | 'Account admin', of = company) {
  return test.as(await buildStaff(database, { company: of, preset }))
}

async function requisitionAsking() {
  const made = await buildRequisition(database, { company })
  const standard = (name: 'city' | 'salary' | 'work_authorization' | 'earliest_start') =>
    ({ source: 'standard', name, is_required: false }) as const
  const fields: FormField[] = [
    standard('city'),
    standard('salary'),
    standard('work_authorization'),
    standard('earliest_start'),
    { source: 'standard', name: 'cover_letter', is_required: false },
    {
      source: 'company',
      question_id: 'years',
      account_field_id: FIELD_ID,
      is_private: false,
      written,
    },
  ]
  const sections = [{ section_id: 'all', title: 'All', standard_title: null, fields }]
  await publishActivity(recruiter, { ...made, settings: { kind: KIND, sections } })
  return made
}

async function answered(values: Record<string, unknown>): Promise<number> {
  const candidate = await applyByPlan(test, { ...requisition, slug: KIND })
  const attemptId = await startAttempt(candidate, { slug: KIND })
  const answers = Object.entries(values).map(([id, value]) => revision(id, { value }))
  await save(candidate.client, { attemptId, answers })
  expect((await submit(candidate.client, { attemptId, answers })).status).toBe(200)
  return candidate.application.userSmartreqId
}

const keysOf = (reply: { body: { data: { key: string }[] } }) =>
  reply.body.data.map((one) => one.key)

it('The questions of a requisition are columns, long texts and private ones aside.', async () => {
  const own = await recruiter.get(`${url}/questions/?job_ids=${requisition.jobId}`)
  expect(keysOf(own)).toEqual(['city', 'work_authorization', 'earliest_start', YEARS])
  expect(own.body.data.at(-1)).toMatchObject({ type: 'number', unit: 'years' })
  const admin = await as('Account admin')
  expect(keysOf(await admin.get(`${url}/questions/?job_ids=${requisition.jobId}`))).toContain(
    'salary',
  )
  // Over all requisitions it is what they share.
  expect(keysOf(await recruiter.get(`${url}/questions/`))).toEqual(
    expect.arrayContaining(['city', 'work_authorization', YEARS]),
  )
})

it('The answers of a page are there once they are submitted, private ones for few.', async () => {
  const asked = `user_smartreq_ids=${few},${many}&questions=city,salary,work_authorization,${YEARS}`
  const { body } = await recruiter.get(`${url}/answers/?${asked}`)
  expect(body.data).toHaveLength(4)
  expect(body.data).toEqual(
    expect.arrayContaining([
      { user_smartreq_id: few, key: 'city', value: 'Saltmarsh', chosen: [] },
      { user_smartreq_id: few, key: YEARS, value: 3, chosen: [] },
      { user_smartreq_id: many, key: YEARS, value: 12, chosen: [] },
      {
        user_smartreq_id: few,
        key: 'work_authorization',
        value: null,
        chosen: [expect.objectContaining({ en: 'Yes, if the employer sponsors me' })],
      },
    ]),
  )
  const admin = await as('Account admin')
  expect(keysOf(await admin.get(`${url}/answers/?${asked}`))).toContain('salary')
  const candidate = await applyByPlan(test, { ...requisition, slug: KIND })
  const attemptId = await startAttempt(candidate, { slug: KIND })
  await save(candidate.client, { attemptId, answers: [revision('years', { value: 5 })] })
  const { userSmartreqId } = candidate.application
  const early = await recruiter.get(
    `${url}/answers/?user_smartreq_ids=${userSmartreqId}&questions=${YEARS}`,
  )
  expect(early.body.data).toEqual([])
  const isIt = eq(application.userSmartreqId, userSmartreqId)
  await database.owner.update(application).set({ deletedAt: test.clock.now() }).where(isIt)
})

it('Requisitions that the caller does not see have neither questions nor answers.', async () => {
  const interviewer = await as('Interviewer')
  const answers = `${url}/answers/?user_smartreq_ids=${few}&questions=city`
  expect((await interviewer.get(answers)).body.data).toEqual([])
  const questions = `${url}/questions/?job_ids=${requisition.jobId}`
  expect((await interviewer.get(questions)).body.data).toEqual([])
  const elsewhere = await buildCompany(database)
  const stranger = await as('Recruiter', elsewhere)
  for (const path of [answers, questions]) expect((await stranger.get(path)).status).toBe(403)
  const theirs = `/smartreq/v1/account/${elsewhere.accountId}/applicants`
  const foreign = [
    `answers/?user_smartreq_ids=${few},999999999&questions=city`,
    `questions/?job_ids=${requisition.jobId}`,
  ]
  for (const path of foreign)
    expect((await stranger.get(`${theirs}/${path}`)).body.data).toEqual([])
  const bad = ['questions=city', 'user_smartreq_ids=x&questions=city', `user_smartreq_ids=${few}`]
  for (const query of bad)
    expect((await recruiter.get(`${url}/answers/?${query}`)).status).toBe(400)
})

it('Lists are sorted by numbers, days and choices, applicants without an answer last.', async () => {
  const idsBy = async (query: string) => {
    const lists = [`/smartreq/v1/${requisition.jobId}/applicants/`, `${url}/`]
    const replies = await Promise.all(lists.map((list) => recruiter.get(`${list}?${query}`)))
    const [own, all] = replies.map(({ body }) =>
      body.data.map((row: { user_smartreq_id: number }) => row.user_smartreq_id),
    )
    expect(all).toEqual(own)
    return own
  }
  expect(await idsBy(`ordering=answer&answer_of=${YEARS}`)).toEqual([few, many, none])
  expect(await idsBy(`ordering=-answer&answer_of=${YEARS}`)).toEqual([many, few, none])
  expect(await idsBy('ordering=answer&answer_of=earliest_start')).toEqual([none, many, few])
  expect(await idsBy('ordering=answer&answer_of=work_authorization')).toEqual([none, few, many])
  // A question that the caller does not see gives no order away, nor does one that has none.
  for (const key of ['salary', 'city', 'unknown'])
    expect(await idsBy(`ordering=answer&answer_of=${key}`)).toEqual([none, many, few])
})

it('Lists are sorted by what happened last.', async () => {
  const at = new Date(test.clock.now().getTime() + 3_600_000)
  const changed = await database.owner
    .update(attempt)
    .set({ lastSavedAt: at })
    .where(eq(attempt.userSmartreqId, few))
    .returning()
  only(changed)
  const list = `/smartreq/v1/${requisition.jobId}/applicants/`
  const first = (await recruiter.get(`${list}?ordering=-last_activity`)).body.data[0]
  expect(first).toMatchObject({ user_smartreq_id: few, last_activity_at: at.toISOString() })
  const last = (await recruiter.get(`${url}/?ordering=last_activity`)).body.data.at(-1)
  expect(last.user_smartreq_id).toBe(few)
})

it('An export is sorted by the answers, as the list is.', async () => {
  const key = { client: recruiter, accountId, jobId: requisition.jobId }
  for (const ordering of ['answer', '-answer']) {
    const order = { ordering, answer_of: YEARS }
    const list = `/smartreq/v1/${requisition.jobId}/applicants/?ordering=${ordering}&answer_of=${YEARS}`
    const shown = (await recruiter.get(list)).body.data
    const emails = shown.map((one: { email: string }) => one.email)
    expect(await exportedEmails(test, { ...key, order })).toEqual(emails)
  }
})
