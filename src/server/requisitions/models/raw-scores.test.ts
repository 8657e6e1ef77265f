import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import type { PredictiveModel } from '#contract/requisitions/predictive-models.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import {
  modelBody,
  modelsUrl,
  modelUrl,
  selectUrl,
  sharedAttributes,
} from '#testing/predictive-models.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
const ids = await sharedAttributes(database)
const points = [
  { from: 0, to: 0 },
  { from: 40, to: 80 },
  { from: 100, to: 100 },
]

const url = (jobId: number, query: string) =>
  `/user-response/v1/raw-score-convert/${jobId}/?${query}`

async function converted(): Promise<{ jobId: number; model: PredictiveModel }> {
  const { jobId } = await buildRequisition(database, { company })
  const body = { ...modelBody(ids), converter: { kind: 'linear', points } }
  const made = await recruiter.post(modelsUrl(jobId), body, { key: randomUUID() })
  return { jobId, model: made.body.data }
}

describe('raw fits', () => {
  it('have the scores of a model that is named, whether it is in use or not', async () => {
    const { jobId, model } = await converted()
    const query = `raw_scores=0,20,40,70&predictive_model_id=${model.predictive_model_id}`
    expect((await recruiter.get(url(jobId, query))).body.data).toEqual({
      predictive_model_id: model.predictive_model_id,
      version: 1,
      scores: [
        { raw_score: 0, score: 0 },
        { raw_score: 20, score: 40 },
        { raw_score: 40, score: 80 },
        { raw_score: 70, score: 90 },
      ],
    })
  })

  it('are scores themselves without a model, and then those of the version in use, not of a newer one', async () => {
    const { jobId, model } = await converted()
    const read = async () => (await recruiter.get(url(jobId, 'raw_scores=20'))).body.data
    expect(await read()).toEqual({
      predictive_model_id: null,
      version: null,
      scores: [{ raw_score: 20, score: 20 }],
    })
    const chosen = { predictive_model_id: model.predictive_model_id, version: 1 }
    await recruiter.post(selectUrl(jobId), chosen, { key: randomUUID() })
    const change = { version: 1, converter: null }
    await recruiter.patch(modelUrl(jobId, model), change, { key: randomUUID() })
    expect(await read()).toMatchObject({ version: 1, scores: [{ raw_score: 20, score: 40 }] })
  })

  it.each([
    '',
    'raw_scores=',
    'raw_scores=101',
    'raw_scores=-1',
    'raw_scores=1.2.3',
    'raw_scores=a',
  ])('are refused where they are none: %s', async (query) => {
    const { jobId } = await converted()
    const { status, body } = await recruiter.get(url(jobId, query))
    expect([status, body.error.code]).toEqual([400, 'validation_failed'])
  })

  it('are converted for those who keep the requisition, and by its own models alone', async () => {
    const [{ jobId }, other] = [await converted(), await converted()]
    const named = `raw_scores=1&predictive_model_id=${other.model.predictive_model_id}`
    expect((await recruiter.get(url(jobId, named))).status).toBe(404)
    expect((await recruiter.get(url(987_654_321, 'raw_scores=1'))).status).toBe(404)
    const stranger = await test.as(
      await buildStaff(database, { company: await buildCompany(database), preset: 'Recruiter' }),
    )
    expect((await stranger.get(url(jobId, 'raw_scores=1'))).status).toBe(404)
  })
})
