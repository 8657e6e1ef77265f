import { randomUUID } from 'node:crypto'

import { and, desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { ModelEffect, PredictiveModel } from '#contract/predictive-models.ts'
import { recalculateScores } from '#server/assessments/recalculate-scores.ts'
import { scoreAttempt } from '#server/assessments/score-attempt.ts'
import { answer, attempt, attributeScore } from '#server/db/schema/assessment.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { application } from '#server/db/schema/requisition.ts'
import { jobPayloads } from '#server/jobs/job-payloads.ts'
import {
  buildCompany,
  buildRequisition,
  buildStaff,
  only,
  type Requisition,
} from '#testing/builders.ts'
import { buildCandidate, complete } from '#testing/candidate.ts'
import {
  buildMeasured,
  modelBody,
  modelsUrl,
  modelUrl,
  selectUrl,
  sharedAttributes,
} from '#testing/predictive-models.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database, clock } = test
const { owner } = database
const company = await buildCompany(database)
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
const [first = 0, second = 0, third = 0] = await sharedAttributes(database, 3)

describe('using a model', () => {
  it('says its effect before, scores everyone in the background, and goes back', async () => {
    const { jobId, ids } = await measured([
      [90, 10],
      [50, 60],
      [20, 80],
    ])
    await weigh(jobId, [[first, 1]])
    await refit(jobId)
    expect(await scoresOf(ids)).toEqual([90, 50, 20])
    const { data: model } = (await create(jobId, modelBody([first, second], [1, 3]))).body
    const effect: ModelEffect = (await recruiter.get(effectUrl(jobId, model))).body.data
    expect(effect).toEqual({
      compared: 3,
      gained: 0,
      lost: 0,
      partly_measured: 0,
      changed: 3,
      mean_before: 53.33,
      mean_after: 50.83,
      rank_correlation: -1,
      cut: 50,
      passed_before: 2,
      passed_after: 2,
      newly_passed: 1,
      newly_failed: 1,
    })
    expect(await scoresOf(ids)).toEqual([90, 50, 20])

    const reply = await select(jobId, { model })
    expect(reply.body.data).toEqual({
      job_id: jobId,
      is_use_pred_models: true,
      is_recalculating: true,
    })
    expect(await requisitionOf(jobId)).toMatchObject({
      is_recalculating: true,
      is_use_pred_models: true,
      recalculation: { done: 0, total: 0 },
    })
    expect(await scoresOf(ids)).toEqual([90, 50, 20])
    await work()
    expect(await scoresOf(ids)).toEqual([30, 57.5, 65])
    expect(await requisitionOf(jobId)).toMatchObject({ is_recalculating: false })
    const used = (await modelsOf(jobId)).find((one) => one.version_in_use !== null)
    expect(used).toMatchObject({ name: model.name, version_in_use: 1, scored_count: 3 })
    const removed = await recruiter.delete(modelUrl(jobId, model), { key: randomUUID() })
    expect(removed.body.error.code).toBe('model_in_use')

    const [one = 0] = ids
    const card = await scorecardOf(one)
    expect(card.scored_by).toEqual({ predictive_model: model.name, version: 1 })
    expect(card.history[0].scores).toMatchObject({ before: { fit: 90 }, after: { fit: 30 } })

    await select(jobId, { model: null })
    await work()
    expect(await scoresOf(ids)).toEqual([90, 50, 20])
    expect((await scorecardOf(one)).scored_by).toEqual({ predictive_model: null, version: 2 })
    expect((await actionsOf(jobId)).slice(0, 5)).toEqual([
      'scores_recalculated',
      'stop_model',
      'scores_recalculated',
      'use_model',
      'create_model',
    ])
  })

  it('converts the raw fit, and stays by the version in use while a new one is written', async () => {
    const { jobId, ids } = await measured([[40, 40]])
    const points = [
      { from: 0, to: 0 },
      { from: 40, to: 80 },
      { from: 100, to: 100 },
    ]
    const body = { ...modelBody([first, second]), converter: { kind: 'linear', points } }
    const { data: model } = (await create(jobId, body)).body
    await select(jobId, { model })
    await work()
    expect(await scoresOf(ids)).toEqual([80])
    const change = { version: 1, converter: null }
    await recruiter.patch(modelUrl(jobId, model), change, { key: randomUUID() })
    expect(await scoresOf(ids)).toEqual([80])
    expect(await modelsOf(jobId)).toMatchObject([{ version: 2, version_in_use: 1 }])
    expect((await select(jobId, { model })).body.error.code).toBe('conflict')
    await select(jobId, { model: { ...model, version: 2 } })
    await work()
    expect(await scoresOf(ids)).toEqual([40])
  })

  it('weighs what is there where a part is not measured, and gives no score to who has none of it', async () => {
    const { jobId, ids } = await measured([
      [40, null],
      [null, null],
    ])
    const { data: model } = (await create(jobId, modelBody([first, second]))).body
    expect((await recruiter.get(effectUrl(jobId, model))).body.data).toMatchObject({
      compared: 0,
      gained: 1,
      partly_measured: 1,
    })
    await select(jobId, { model })
    await work()
    expect(await scoresOf(ids)).toEqual([40, null])
  })

  it('scores who submits meanwhile by it', async () => {
    const { requisition, jobId } = await measured([])
    const { data: model } = (await create(jobId, modelBody([first, second, third]))).body
    await select(jobId, { model })
    await work()
    const { userSmartreqId } = await scoredCandidate(requisition)
    const row = only(
      await owner.select().from(application).where(eq(application.userSmartreqId, userSmartreqId)),
    )
    expect([row.scoreModelId, row.scoreVersion]).toEqual([model.predictive_model_id, 1])
  })

  it('weighs again who has no stored answers any more', async () => {
    const { requisition, jobId } = await measured([])
    const { userSmartreqId, attemptId } = await scoredCandidate(requisition)
    await owner.delete(answer).where(eq(answer.attemptId, attemptId))
    const [one, other] = await owner
      .select()
      .from(attributeScore)
      .where(eq(attributeScore.userSmartreqId, userSmartreqId))
      .limit(2)
    const measuredIds = [one?.attributeTypeId ?? 0, other?.attributeTypeId ?? 0]
    const { data: model } = (await create(jobId, modelBody(measuredIds))).body
    await select(jobId, { model })
    await work()
    const mean = Math.round(((one?.score ?? 0) + (other?.score ?? 0)) * 50) / 100
    expect(await scoresOf([userSmartreqId])).toEqual([mean])
  })

  it('also scores the answers again when that was under way, whose place it takes', async () => {
    const { jobId, ids } = await measured([[10, 30]])
    const { data: model } = (await create(jobId, modelBody([first, second]))).body
    const url = `/smartreq/v1/${jobId}/recalculate-scores/`
    await recruiter.post(url, undefined, { key: randomUUID() })
    clock.shift(1000)
    await select(jobId, { model })
    const orders = takeJobs()
    expect(orders.map(({ fit }) => fit)).toEqual([undefined, 'also'])
    await work(orders)
    expect(await scoresOf(ids)).toEqual([20])
    expect((await requisitionOf(jobId)).is_recalculating).toBe(false)
  })

  it('is ordered once for a request that is sent twice, and not at all for what is in use', async () => {
    const { jobId } = await measured([[10, 30]])
    const { data: model } = (await create(jobId, modelBody([first, second]))).body
    const key = randomUUID()
    const replies = [await select(jobId, { model, key }), await select(jobId, { model, key })]
    expect(replies[1]?.body).toEqual(replies[0]?.body)
    expect(takeJobs()).toHaveLength(1)
    expect((await select(jobId, { model })).body.data.is_recalculating).toBe(false)
    expect(takeJobs()).toEqual([])
  })

  it('stores its weights as those of the requisition where that is asked for', async () => {
    const { jobId } = await measured([[10, 30]])
    await weigh(jobId, [[third, 7]])
    const { data: model } = (await create(jobId, modelBody([first, second], [2, 5]))).body
    await select(jobId, { model, rest: 'select-and-weight/' })
    const url = `/job/v1/attribute-groups/${jobId}/`
    expect((await recruiter.get(url)).body.data.attributes).toEqual(model.attributes)
  })

  it('is for managers of the requisition alone', async () => {
    const { jobId } = await measured([])
    const { data: model } = (await create(jobId, modelBody([first, second]))).body
    const interviewer = await test.as(
      await buildStaff(database, { company, preset: 'Interviewer' }),
    )
    expect((await interviewer.get(modelsUrl(jobId))).status).toBe(403)
    expect((await select(jobId, { model, client: interviewer })).status).toBe(403)
  })
})

type Scores = readonly (readonly [number | null, number | null])[]

/** A requisition with applicants of whom the first two attributes are measured; null is not measured. */
async function measured(scores: Scores) {
  const requisition = await buildRequisition(database, { company })
  const { jobId } = requisition
  const ids: number[] = []
  for (const values of scores) {
    const byAttribute = new Map([first, second].map((id, index) => [id, values[index] ?? null]))
    ids.push(await buildMeasured(database, { requisition, scores: byAttribute }))
  }
  takeJobs()
  return { requisition, jobId, ids }
}

/** A candidate of a requisition whose answers are scored. */
async function scoredCandidate(requisition: Requisition) {
  const candidate = await buildCandidate(test, { requisition })
  await complete(test, { candidate, slug: 'competencies', value: 4 })
  const { userSmartreqId } = candidate.application
  const isTheirs = eq(attempt.userSmartreqId, userSmartreqId)
  const { attemptId, accountId } = only(await owner.select().from(attempt).where(isTheirs))
  await scoreAttempt({ database, now: clock.now }, { accountId, attemptId })
  takeJobs()
  return { userSmartreqId, attemptId }
}

function create(jobId: number, body: unknown) {
  return recruiter.post(modelsUrl(jobId), body, { key: randomUUID() })
}

type Selecting = {
  model: PredictiveModel | null
  key?: string
  client?: typeof recruiter
  rest?: string
}

function select(jobId: number, given: Selecting) {
  const { model, key = randomUUID(), client = recruiter, rest = 'select/' } = given
  const body =
    model === null
      ? { predictive_model_id: null }
      : { predictive_model_id: model.predictive_model_id, version: model.version }
  return client.post(selectUrl(jobId, rest), body, { key })
}

function weigh(jobId: number, weights: readonly (readonly [number, number])[]) {
  const attributes = weights.map(([attribute_type_id, weight]) => ({ attribute_type_id, weight }))
  return recruiter.put(`/job/v1/attribute-groups/${jobId}/`, { attributes }, { key: randomUUID() })
}

/** Weighs again what is measured, as if something had ordered it. */
async function refit(jobId: number): Promise<void> {
  const { data } = (await create(jobId, modelBody([first, second]))).body
  await select(jobId, { model: data })
  takeJobs()
  clock.shift(1000)
  await select(jobId, { model: null })
  await work()
}

function effectUrl(jobId: number, model: PredictiveModel): string {
  return `/smartreq/v1/${jobId}/predictive-models/effect/?predictive_model_id=${model.predictive_model_id}&cut=50`
}

function takeJobs() {
  return test.recordedJobs
    .splice(0)
    .flatMap(({ name, payload }) =>
      name === 'recalculate-scores' ? [jobPayloads[name].parse(payload)] : [],
    )
}

async function work(jobs = takeJobs()): Promise<void> {
  for (const one of jobs)
    await recalculateScores({ database, jobs: test.jobs, now: clock.now }, one)
}

async function modelsOf(jobId: number): Promise<PredictiveModel[]> {
  return (await recruiter.get(modelsUrl(jobId))).body.data.models
}

async function requisitionOf(jobId: number) {
  return (await recruiter.get(`/smartreq/v1/${jobId}/`)).body.data
}

async function scorecardOf(userSmartreqId: number) {
  return (await recruiter.get(`/smartreq/v1/user-smartreq/${userSmartreqId}/scorecard/`)).body.data
}

function scoresOf(ids: readonly number[]): Promise<(number | null)[]> {
  return Promise.all(
    ids.map(async (id) => {
      const isIt = eq(application.userSmartreqId, id)
      return only(await owner.select().from(application).where(isIt)).score
    }),
  )
}

async function actionsOf(jobId: number): Promise<string[]> {
  const isIts = and(eq(auditEvent.entity, 'requisition'), eq(auditEvent.entityId, jobId))
  const rows = await owner.select().from(auditEvent).where(isIts).orderBy(desc(auditEvent.auditId))
  return rows.map(({ action }) => action)
}
