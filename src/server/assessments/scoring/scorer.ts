// What makes the score of an application at present: the requisition's own weights, or the version of a predictive model
// that it uses. Runs in the company's scope.
import { and, asc, eq } from 'drizzle-orm'

import { convertScore, type ScoreConverter } from '#contract/scorecards/score-converter.ts'

import type { Tx } from '../../db/database.ts'
import { jobAttribute } from '../../db/schema/job-attribute.ts'
import {
  predictiveModelAttribute,
  predictiveModelVersion,
} from '../../db/schema/predictive-model.ts'
import { job } from '../../db/schema/requisition.ts'
import { fitOf } from './fit.ts'

type JobKey = { readonly accountId: number; readonly jobId: number }
type ModelKey = {
  readonly accountId: number
  readonly predictiveModelId: number
  readonly version: number
}

export type Scorer = {
  /** Null for the requisition's own weights. */
  readonly predictiveModelId: number | null
  readonly version: number
  readonly weights: readonly { readonly attributeTypeId: number; readonly weight: number }[]
  readonly converter: ScoreConverter | null
}

/** Shares of the possible points (0–100) by the id of their attribute. */
export type ScoreByAttribute = Readonly<Record<string, number | null>>

/** What a requisition scores by now. */
export async function getScorer(tx: Tx, key: JobKey): Promise<Scorer> {
  const [row] = await tx.db
    .select({ id: job.predictiveModelId, version: job.predictiveModelVersion })
    .from(job)
    .where(ofJob(key))
  if (row?.id === null || row?.id === undefined || row.version === null)
    return getOwnScorer(tx, key)
  const { id: predictiveModelId, version } = row
  return getModelScorer(tx, { accountId: key.accountId, predictiveModelId, version })
}

/** The requisition's own weights, whether it uses them or not. */
export async function getOwnScorer(tx: Tx, key: JobKey): Promise<Scorer> {
  const [row] = await tx.db.select({ version: job.weightsVersion }).from(job).where(ofJob(key))
  const weights = await tx.db
    .select({ attributeTypeId: jobAttribute.attributeTypeId, weight: jobAttribute.weight })
    .from(jobAttribute)
    .where(and(eq(jobAttribute.accountId, key.accountId), eq(jobAttribute.jobId, key.jobId)))
    .orderBy(asc(jobAttribute.sortOrder))
  return { predictiveModelId: null, version: row?.version ?? 1, weights, converter: null }
}

/** A version of a model. */
export async function getModelScorer(tx: Tx, key: ModelKey): Promise<Scorer> {
  const version = predictiveModelVersion
  const [row] = await tx.db
    .select({ converter: version.converter })
    .from(version)
    .where(
      and(
        eq(version.accountId, key.accountId),
        eq(version.predictiveModelId, key.predictiveModelId),
        eq(version.version, key.version),
      ),
    )
  const attribute = predictiveModelAttribute
  const weights = await tx.db
    .select({ attributeTypeId: attribute.attributeTypeId, weight: attribute.weight })
    .from(attribute)
    .where(
      and(
        eq(attribute.accountId, key.accountId),
        eq(attribute.predictiveModelId, key.predictiveModelId),
        eq(attribute.version, key.version),
      ),
    )
    .orderBy(asc(attribute.sortOrder))
  const { predictiveModelId } = key
  return { predictiveModelId, version: key.version, weights, converter: row?.converter ?? null }
}

/** The score (0–100) of an application; null when nothing that counts is scored. `missing`: what has no score, by id. */
export function scoreBy(
  { weights, converter }: Scorer,
  scores: ScoreByAttribute,
): { score: number | null; missing: readonly string[] } {
  const measured = Object.entries(scores).map(([attribute, points]) => ({ attribute, points }))
  const weighed = weights.map((one) => ({
    attribute: String(one.attributeTypeId),
    weight: one.weight,
  }))
  const { score, missing } = fitOf(measured, weighed)
  return { score: score === null ? null : convertScore(score, converter), missing }
}

function ofJob({ accountId, jobId }: JobKey) {
  return and(eq(job.accountId, accountId), eq(job.jobId, jobId))
}
