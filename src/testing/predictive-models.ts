// Predictive models for tests, and the bodies that make them.
import { eq, isNull } from 'drizzle-orm'

import { attributeScore, attributeType, userStepActivity } from '#server/db/schema/assessment.ts'

import { buildApplication, buildPerson, type Requisition } from './builders.ts'
import type { TestDatabase } from './test-database.ts'

/** Ids of attributes that every company has. */
export async function sharedAttributes({ owner }: TestDatabase, count = 2): Promise<number[]> {
  const rows = await owner
    .select({ id: attributeType.attributeTypeId })
    .from(attributeType)
    .where(isNull(attributeType.accountId))
    .orderBy(attributeType.attributeTypeId)
    .limit(count)
  return rows.map(({ id }) => id)
}

/** What creates a model. */
export function modelBody(ids: readonly number[], weights: readonly number[] = [1, 1]) {
  return {
    name: `Model ${crypto.randomUUID()}`,
    attributes: ids.map((attribute_type_id, index) => ({
      attribute_type_id,
      weight: weights[index] ?? 1,
    })),
    converter: null,
  }
}

/** An applicant with scores by the id of their attribute; the id of the application. */
export async function buildMeasured(
  database: TestDatabase,
  given: { requisition: Requisition; scores: ReadonlyMap<number, number | null> },
): Promise<number> {
  const { requisition, scores } = given
  const person = await buildPerson(database)
  const { accountId, userSmartreqId } = await buildApplication(database, { requisition, person })
  const isTheirs = eq(userStepActivity.userSmartreqId, userSmartreqId)
  const [activity] = await database.owner.select().from(userStepActivity).where(isTheirs)
  const { userStepActivityId = 0 } = activity ?? {}
  const key = { accountId, userSmartreqId, userStepActivityId }
  const made = { raw: 1, answered: 1, items: 1, metric: 'pomp' as const, scoringVersion: '1' }
  const rows = [...scores].map(([attributeTypeId, score]) => ({
    attributeTypeId,
    score,
    points: score,
  }))
  await database.owner
    .insert(attributeScore)
    .values(rows.map((row) => ({ ...key, ...made, ...row })))
  return userSmartreqId
}

export function modelsUrl(jobId: number): string {
  return `/job/v1/predictive-models/${jobId}/`
}

export function modelUrl(jobId: number, model: { predictive_model_id: number }): string {
  return `${modelsUrl(jobId)}${model.predictive_model_id}/`
}

export function selectUrl(jobId: number, rest = 'select/'): string {
  return `/smartreq/v1/${jobId}/predictive-models/${rest}`
}
