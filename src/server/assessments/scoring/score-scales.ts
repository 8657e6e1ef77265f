// From answers to scale scores. Pure: reads a key and a set of answers, knows no database and no person.
import type { LocalizedText } from '#contract/shape.ts'

import { normalCdf } from './normal-distribution.ts'
import type { Scale, ScaleNorm, ScoringKey } from './scoring-key.ts'

/** One scale of one attempt, with what is needed to explain and recompute it. */
export type ScaleScore = {
  readonly attribute: string
  readonly parent: string | null
  readonly name: LocalizedText
  /** Sum of keyed item scores, prorated to the whole scale; the plain sum when `score` is null. */
  readonly raw: number
  readonly answered: number
  readonly items: number
  /** 0–100; null when too few items were answered to say. */
  readonly score: number | null
  readonly metric: 'percentile' | 'pomp'
  readonly scoring_version: string
}

/** Least share of a scale's items that must be answered. */
const MIN_ANSWERED_SHARE = 0.75
/** A fitted norm says nothing about who is the very lowest or highest, so it never claims 0 or 100. */
const MIN_PERCENTILE = 1
const MAX_PERCENTILE = 99

/**
 * Scores every scale of a key. Answers map question ids to chosen values; values that are not whole
 * numbers within the key's range count as not answered, and unknown questions are ignored.
 *
 * - Reversed item: min + max − value.
 * - Raw: sum of keyed items × items/answered, when at least 75 % are answered.
 * - Percentile: 100·Φ((raw − mean)/sd), bounded to 1–99.
 * - POMP, percent of maximum possible: 100·(raw − min)/(max − min) over the scale's possible raw
 *   scores (P. Cohen et al., The Problem of Units and the Circumstance for POMP, Multivariate
 *   Behavioral Research 34, 1999).
 */
export function scoreScales(key: ScoringKey, answers: ReadonlyMap<string, number>): ScaleScore[] {
  return key.scales.map((scale) => scoreScale({ key, scale, answers }))
}

type ScaleInput = {
  readonly key: ScoringKey
  readonly scale: Scale
  readonly answers: ReadonlyMap<string, number>
}

function scoreScale({ key, scale, answers }: ScaleInput): ScaleScore {
  const values = keyedValues({ key, scale, answers })
  const items = scale.items.length
  const sum = values.reduce((total, value) => total + value, 0)
  const isScorable = items > 0 && values.length >= MIN_ANSWERED_SHARE * items
  const raw = isScorable ? (sum * items) / values.length : sum
  return {
    attribute: scale.attribute,
    parent: scale.parent,
    name: scale.name,
    raw: round(raw, 3),
    answered: values.length,
    items,
    score: isScorable ? round(normed({ norm: scale.norm, range: key.range, items, raw }), 2) : null,
    metric: scale.norm.kind === 'normal' ? 'percentile' : 'pomp',
    scoring_version: key.version,
  }
}

function keyedValues({ key, scale, answers }: ScaleInput): number[] {
  const { min, max } = key.range
  return scale.items.flatMap(({ question_id, isReversed }) => {
    const value = answers.get(question_id)
    if (value === undefined || !Number.isInteger(value) || value < min || value > max) return []
    return [isReversed ? min + max - value : value]
  })
}

type RawScore = {
  readonly norm: ScaleNorm
  readonly range: ScoringKey['range']
  readonly items: number
  readonly raw: number
}

function normed({ norm, range, items, raw }: RawScore): number {
  if (norm.kind === 'pomp') {
    return (100 * (raw - range.min * items)) / ((range.max - range.min) * items)
  }
  const percentile = 100 * normalCdf((raw - norm.mean) / norm.sd)
  return Math.min(MAX_PERCENTILE, Math.max(MIN_PERCENTILE, percentile))
}

function round(value: number, digits: number): number {
  const factor = 10 ** digits
  return Math.round(value * factor) / factor
}
