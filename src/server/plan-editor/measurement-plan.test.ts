import { randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { PlanBody, PlanContent, ScreeningPlan } from '#contract/plan-editor/screening-plan.ts'
import { assessment } from '#server/db/schema/assessment.ts'
import { job } from '#server/db/schema/requisition.ts'
import { buildCompany, buildRequisition, buildStaff, only } from '#testing/builders.ts'
import { buildOutcome, buildProfile } from '#testing/job-profiles.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const { accountId } = company
const client = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))

type Steps = PlanBody['steps']
const urlOf = (jobId: number) => `/smartreq/v1/${jobId}/screening-plan/`
const planOf = async (jobId: number): Promise<ScreeningPlan> =>
  (await client.get(urlOf(jobId))).body.data
const save = async (jobId: number, steps: unknown[]) =>
  client.put(urlOf(jobId), { revision: (await planOf(jobId)).revision, steps })
const contentOf = async (jobId: number): Promise<PlanContent[]> =>
  (await client.get(`/smartreq/v1/${jobId}/assessments/`)).body.data

async function open() {
  const jobId = await buildProfile(database, { accountId })
  const { jobId: requisitionId } = await buildRequisition(database, { company })
  const all = await contentOf(requisitionId)
  const idOf = (kind: PlanContent['kind']) => only(all.filter((one) => one.kind === kind)).asmt_id
  const activity = (kind: PlanContent['kind']) => ({ asmt_id: idOf(kind), is_required: true })
  const step = (title: string, more: Partial<Steps[number]> = {}) => ({
    title,
    standard_title: null,
    activities: [],
    ...more,
  })
  return { jobId, requisitionId, activity, step }
}

const question = {
  question_id: randomUUID(),
  account_question_id: null,
  type: 'single_choice',
  text: 'How did the month go?',
  help: '',
  is_required: true,
  options: [
    { value: 1, text: 'Well', is_knock_out: false, score: 100 },
    { value: 2, text: 'Badly', is_knock_out: false, score: 0 },
  ],
}

describe('the measurement plan of a job profile', () => {
  it('has steps for attributes and for outcomes, and is published as a version', async () => {
    const { jobId, activity, step } = await open()
    const personality = { activities: [activity('personality')] }
    const saved = await save(jobId, [
      step('Style', personality),
      step('Results', { usage_type: 3, activities: [activity('typing-test')] }),
    ])
    expect(saved.status).toBe(200)
    const draft: ScreeningPlan = saved.body.data
    expect(draft).toMatchObject({
      is_draft: true,
      problems: [],
      steps: [
        { title: 'Style', usage_type: 1, answer_days: null, pass_rule: { kind: 'manual' } },
        { title: 'Results', usage_type: 3, answer_days: null },
      ],
    })
    const { revision, steps } = draft
    const published = await client.post(`${urlOf(jobId)}publish/`, { revision })
    expect(published.body.data).toMatchObject({ published_version: 1, is_draft: false })
    // A step that does not say keeps what it measures.
    const again = await save(jobId, [
      step('Later', {
        job_step_id: steps[1]?.job_step_id ?? 0,
        activities: [activity('typing-test')],
      }),
    ])
    expect(again.body.data.steps).toMatchObject([{ title: 'Later', usage_type: 3 }])
    expect((await planOf(jobId)).published_version).toBe(1)
  })

  it('is published with something in each step alone', async () => {
    const { jobId, step } = await open()
    const saved = await save(jobId, [step('Empty')])
    expect(saved.body.data.problems).toMatchObject([{ code: 'step_empty', step: 0 }])
    const { revision } = saved.body.data
    const published = await client.post(`${urlOf(jobId)}publish/`, { revision })
    expect(published.body.error.code).toBe('plan_has_problems')
  })

  it('scores outcomes by the questions of their steps, and attributes by those of the others', async () => {
    const { jobId, activity, step } = await open()
    const outcome = await buildOutcome(database, accountId)
    const measures = [{ attribute_type_id: outcome, weight: 1 }]
    const settings = { kind: 'screening-questions', questions: [{ ...question, measures }] }
    const asking = { ...activity('screening-questions'), settings }
    const stepOf = (usageType: 1 | 3) => [
      { ...step('Ask'), usage_type: usageType, activities: [asking] },
    ]
    expect((await save(jobId, stepOf(1))).body.error.fields).toHaveProperty('steps')
    const saved = await save(jobId, stepOf(3))
    expect(saved.status).toBe(200)
    expect(saved.body.data.steps[0].activities[0].settings.questions[0]).toMatchObject({ measures })
  })

  it.each([
    ['an offer', 'offer', {}],
    ['an interview', 'interview', {}],
    ['a personality test for outcomes', 'personality', { usage_type: 3 }],
    ['a pass rule', 'personality', { pass_rule: { kind: 'all_done' } }],
    ['a promised date', 'personality', { answer_days: 5 }],
  ] as const)('is refused with %s', async (_, kind, more) => {
    const { jobId, activity, step } = await open()
    const reply = await save(jobId, [{ ...step('Step'), activities: [activity(kind)], ...more }])
    expect(reply.status).toBe(400)
    expect((await planOf(jobId)).steps).toEqual([])
  })

  it('takes no knock-out answers, and what it has from before may stay', async () => {
    const { jobId, requisitionId, activity, step } = await open()
    const [well, badly] = question.options
    const asking = (is_knock_out: boolean, more: object = {}) => ({
      ...activity('screening-questions'),
      settings: {
        kind: 'screening-questions',
        questions: [{ ...question, options: [well, { ...badly, is_knock_out }] }],
      },
      ...more,
    })
    const stepsOf = (one: ReturnType<typeof asking>) => [{ ...step('Month'), activities: [one] }]
    const refused = await save(jobId, stepsOf(asking(true)))
    expect(refused.status).toBe(400)
    expect(refused.body.error.fields).toEqual({
      steps: 'Questions of a job profile have no knock-out answers.',
    })
    expect((await save(requisitionId, stepsOf(asking(true)))).status).toBe(200)
    const saved = await save(jobId, stepsOf(asking(false)))
    const [made] = (saved.body.data as ScreeningPlan).steps[0]?.activities ?? []
    const settings = asking(true).settings
    await database.owner
      .update(assessment)
      .set({ settings: sql`${JSON.stringify(settings)}::jsonb` })
      .where(eq(assessment.asmtId, made?.asmt_id ?? 0))
    const kept = asking(true, { asmt_id: made?.asmt_id, is_required: false })
    expect((await save(jobId, stepsOf(kept))).status).toBe(200)
  })

  it('offers only what measures people, and a requisition measures no outcomes', async () => {
    const { jobId, requisitionId, activity, step } = await open()
    const kinds = new Set((await contentOf(jobId)).map((one) => one.kind))
    expect(kinds).toContain('personality')
    expect([...kinds].filter((kind) => ['offer', 'application-form'].includes(kind))).toEqual([])
    const steps = [step('Step', { usage_type: 3, activities: [activity('typing-test')] })]
    expect((await save(requisitionId, steps)).body.error.fields).toHaveProperty('steps')
  })

  it('is changed once when two users change the same state at once', async () => {
    const { jobId, step } = await open()
    const replies = await Promise.all(
      ['One', 'Other'].map((title) =>
        client.put(urlOf(jobId), { revision: 0, steps: [step(title)] }),
      ),
    )
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await planOf(jobId)).steps).toHaveLength(1)
  })

  it('is copied with the profile, goes with it, and belongs to no other company', async () => {
    const { jobId, activity, step } = await open()
    const steps = [step('Style', { activities: [activity('personality')] })]
    const { revision } = (await save(jobId, steps)).body.data
    await client.post(`${urlOf(jobId)}publish/`, { revision })
    const made = await client.post(`/job/v1/profiles/${accountId}/`, {
      title: `Copy of ${jobId}`,
      from_job_id: jobId,
    })
    const copy = await planOf(made.body.data.job_id)
    expect(copy).toMatchObject({ published_version: null, steps: [{ title: 'Style' }] })
    const strangers = await buildCompany(database)
    const stranger = await test.as(
      await buildStaff(database, { company: strangers, preset: 'Account admin' }),
    )
    expect((await stranger.get(urlOf(jobId))).status).toBe(404)
    const foreign = await stranger.put(urlOf(jobId), { revision: revision + 1, steps: [] })
    expect(foreign.status).toBe(404)
    expect((await client.delete(`/job/v1/profile/${jobId}/`)).body.data.is_archived).toBe(false)
    expect((await client.get(urlOf(jobId))).status).toBe(404)
  })

  it('comes with a setting that says whether satisfaction is asked for', async () => {
    const { jobId, requisitionId } = await open()
    const body = { send_satisfaction_invitation: true }
    const url = `/job/v1/profile/${jobId}/`
    expect((await client.patch(`${url}measurement/`, body)).body.data).toEqual(body)
    expect((await client.get(url)).body.data).toMatchObject(body)
    const ofRequisition = `/job/v1/profile/${requisitionId}/measurement/`
    expect((await client.patch(ofRequisition, body)).status).toBe(404)
  })
})

it('A pathway measures no outcomes', async () => {
  const { step } = await open()
  const values = { accountId, jobTypeId: 4, title: 'Pathway', planVersion: 0 }
  const { jobId } = only(await database.owner.insert(job).values(values).returning())
  expect((await save(jobId, [step('Step', { usage_type: 3 })])).status).toBe(400)
})
