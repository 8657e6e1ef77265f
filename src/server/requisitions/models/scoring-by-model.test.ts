import { randomUUID } from 'node:crypto'

import { and, desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { ModelEffect, PredictiveModel } from '#contract/requisitions/predictive-models.ts'
import { scoreAttempt } from '#server/assessments/score-attempt.ts'
import { answer, attempt, attributeScore } from '#server/db/schema/assessment.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { application } from '#server/db/schema/requisition.ts'
import { only, type Requisition } from '#testing/builders.ts'
import { buildCandidate, complete } from '#testing/candidate.ts'
import { openModelUse, weigh } from '#testing/model-use.ts'
import { modelBody, modelsUrl, modelUrl } from '#testing/predictive-models.ts'
import { fitsOf, recalculate, takeRecalculations } from '#testing/recalculation.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database, clock } = test
const { owner } = database
const { recruiter, attributes, measured, create, select } = await openModelUse(test)
const [first = 0, second = 0, third = 0] = attributes

describe('scoring by a model', () => {
  it('says its effect before, scores everyone in the background, and goes back', async () => {
    const { jobId, ids } = await measured([
      [90, 10],
      [50, 60],
      [20, 80],
    ])
    await weigh(recruiter, { jobId, weights: [[first, 1]] })
    await refit(jobId)
    expect(await fitsOf(test, ids)).toEqual([90, 50, 20])
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
    expect(await fitsOf(test, ids)).toEqual([90, 50, 20])

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
    expect(await fitsOf(test, ids)).toEqual([90, 50, 20])
    const [one = 0] = ids
    expect((await scorecardOf(one)).fit).toMatchObject({ is_outdated: true, score: 30 })
    await recalculate(test)
    expect(await fitsOf(test, ids)).toEqual([30, 57.5, 65])
    expect(await requisitionOf(jobId)).toMatchObject({ is_recalculating: false })
    const used = (await modelsOf(jobId)).find((one) => one.version_in_use !== null)
    expect(used).toMatchObject({ name: model.name, version_in_use: 1, scored_count: 3 })
    const removed = await recruiter.delete(modelUrl(jobId, model), { key: randomUUID() })
    expect(removed.body.error.code).toBe('model_in_use')

    const card = await scorecardOf(one)
    const { parts, ...fit } = card.fit
    expect(fit).toEqual({ version: 1, is_outdated: false, raw: 30, score: 30 })
    const sum = parts.reduce(
      (total: number, part: { contribution: number }) => total + part.contribution,
      0,
    )
    expect(sum).toBeCloseTo(30, 5)
    expect(card.scored_by).toEqual({ predictive_model: model.name, version: 1 })
    expect(card.history[0].scores).toMatchObject({ before: { fit: 90 }, after: { fit: 30 } })

    await select(jobId, { model: null })
    await recalculate(test)
    expect(await fitsOf(test, ids)).toEqual([90, 50, 20])
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
    await recalculate(test)
    expect(await fitsOf(test, ids)).toEqual([80])
    const change = { version: 1, converter: null }
    await recruiter.patch(modelUrl(jobId, model), change, { key: randomUUID() })
    expect(await fitsOf(test, ids)).toEqual([80])
    expect(await modelsOf(jobId)).toMatchObject([{ version: 2, version_in_use: 1 }])
    expect((await select(jobId, { model })).body.error.code).toBe('conflict')
    await select(jobId, { model: { ...model, version: 2 } })
    await recalculate(test)
    expect(await fitsOf(test, ids)).toEqual([40])
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
    await recalculate(test)
    expect(await fitsOf(test, ids)).toEqual([40, null])
  })

  it('scores who submits meanwhile by it', async () => {
    const { requisition, jobId } = await measured([])
    const { data: model } = (await create(jobId, modelBody([first, second, third]))).body
    await select(jobId, { model })
    await recalculate(test)
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
    await recalculate(test)
    const mean = Math.round(((one?.score ?? 0) + (other?.score ?? 0)) * 50) / 100
    expect(await fitsOf(test, [userSmartreqId])).toEqual([mean])
  })
})

/** A candidate of a requisition whose answers are scored. */
async function scoredCandidate(requisition: Requisition) {
  const candidate = await buildCandidate(test, { requisition })
  await complete(test, { candidate, slug: 'competencies', value: 4 })
  const { userSmartreqId } = candidate.application
  const isTheirs = eq(attempt.userSmartreqId, userSmartreqId)
  const { attemptId, accountId } = only(await owner.select().from(attempt).where(isTheirs))
  await scoreAttempt({ database, now: clock.now }, { accountId, attemptId })
  takeRecalculations(test)
  return { userSmartreqId, attemptId }
}

/** Weighs again what is measured, as if something had ordered it. */
async function refit(jobId: number): Promise<void> {
  const { data } = (await create(jobId, modelBody([first, second]))).body
  await select(jobId, { model: data })
  takeRecalculations(test)
  clock.shift(1000)
  await select(jobId, { model: null })
  await recalculate(test)
}

function effectUrl(jobId: number, model: PredictiveModel): string {
  return `/smartreq/v1/${jobId}/predictive-models/effect/?predictive_model_id=${model.predictive_model_id}&cut=50`
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

async function actionsOf(jobId: number): Promise<string[]> {
  const isIts = and(eq(auditEvent.entity, 'requisition'), eq(auditEvent.entityId, jobId))
  const rows = await owner.select().from(auditEvent).where(isIts).orderBy(desc(auditEvent.auditId))
  return rows.map(({ action }) => action)
}
