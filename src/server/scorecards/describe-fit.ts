// The fit score of an application by what its requisition scores by now, part by part.
import { inArray } from 'drizzle-orm'

import { convertScore } from '#contract/scorecards/score-converter.ts'
import type { Scorecard } from '#contract/scorecards/scorecards.ts'

import { describeAttribute } from '../assessments/instruments/describe-attribute.ts'
import { fitOf } from '../assessments/scoring/fit.ts'
import { getScorer } from '../assessments/scoring/scorer.ts'
import type { Tx } from '../db/database.ts'
import { attributeType } from '../db/schema/assessment.ts'
import type { ScoreRow } from './describe-score.ts'

type Given = {
  readonly accountId: number
  readonly jobId: number
  readonly scores: readonly Pick<ScoreRow, 'attribute' | 'points'>[]
  /** The score that is stored. */
  readonly stored: { readonly score: number | null }
}

/** Null where the requisition weighs nothing. */
export async function describeFit(tx: Tx, given: Given): Promise<Scorecard['fit']> {
  const { stored } = given
  const scorer = await getScorer(tx, given)
  if (scorer.weights.length === 0) return null
  const attributes = await listAttributes(
    tx,
    scorer.weights.map((one) => one.attributeTypeId),
  )
  const weights = scorer.weights.flatMap(({ attributeTypeId, weight }) => {
    const found = attributes.get(attributeTypeId)
    return found === undefined ? [] : [{ attribute: found.slug, name: found.name, weight }]
  })
  const { score: raw, parts } = fitOf(given.scores, weights)
  const score = raw === null ? null : convertScore(raw, scorer.converter)
  return {
    version: scorer.version,
    is_outdated: stored.score !== null && stored.score !== score,
    raw,
    score,
    parts: parts.map(({ name, ...part }) => ({
      ...part,
      name: describeAttribute(part.attribute)?.name ?? name,
    })),
  }
}

async function listAttributes(tx: Tx, ids: readonly number[]) {
  const rows = await tx.db
    .select({
      id: attributeType.attributeTypeId,
      slug: attributeType.slug,
      name: attributeType.name,
    })
    .from(attributeType)
    .where(inArray(attributeType.attributeTypeId, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}
