// A company that scores measured applicants by models: what its recruiter does with them.
import { randomUUID } from 'node:crypto'

import type { PredictiveModel } from '#contract/requisitions/predictive-models.ts'

import { buildCompany, buildRequisition, buildStaff } from './builders.ts'
import { buildMeasured, modelsUrl, selectUrl, sharedAttributes } from './predictive-models.ts'
import { takeRecalculations } from './recalculation.ts'
import type { TestApp } from './test-app.ts'
import type { Client } from './test-client.ts'

type Scores = readonly (readonly [number | null, number | null])[]

type Selecting = {
  /** Null scores by the weights of the requisition again. */
  model: PredictiveModel | null
  key?: string
  client?: Client
  rest?: string
}

/** The company, its recruiter, three attributes, and what the recruiter does with models of requisitions. */
export async function openModelUse(test: TestApp) {
  const { database } = test
  const company = await buildCompany(database)
  const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
  const attributes = await sharedAttributes(database, 3)

  /** A requisition with applicants of whom the first two attributes are measured; null is not measured. */
  async function measured(scores: Scores) {
    const requisition = await buildRequisition(database, { company })
    const { jobId } = requisition
    const ids: number[] = []
    for (const values of scores) {
      const byAttribute = new Map(
        attributes.slice(0, 2).map((id, index) => [id, values[index] ?? null]),
      )
      ids.push(await buildMeasured(database, { requisition, scores: byAttribute }))
    }
    takeRecalculations(test)
    return { requisition, jobId, ids }
  }

  function create(jobId: number, body: unknown) {
    return recruiter.post(modelsUrl(jobId), body, { key: randomUUID() })
  }

  function select(jobId: number, given: Selecting) {
    const { model, key = randomUUID(), client = recruiter, rest = 'select/' } = given
    return client.post(selectUrl(jobId, rest), selectBody(model), { key })
  }

  return { company, recruiter, attributes, measured, create, select }
}

/** Weighs attributes in a requisition, by their ids. */
export function weigh(
  client: Client,
  { jobId, weights }: { jobId: number; weights: readonly (readonly [number, number])[] },
) {
  const attributes = weights.map(([attribute_type_id, weight]) => ({ attribute_type_id, weight }))
  return client.put(`/job/v1/attribute-groups/${jobId}/`, { attributes }, { key: randomUUID() })
}

function selectBody(model: PredictiveModel | null) {
  return model === null
    ? { predictive_model_id: null }
    : { predictive_model_id: model.predictive_model_id, version: model.version }
}
