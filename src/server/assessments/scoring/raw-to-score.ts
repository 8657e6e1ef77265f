// From the raw score of a scale of items to its score from 0 to 100. Pure: knows no answers and no person.
import { normalCdf } from './normal-distribution.ts'
import type { Scale, ScaleNorm, ScoringKey } from './scoring-key.ts'

/** The norms of scales whose raw score is a sum of item scores. */
export type ItemNorm = Exclude<ScaleNorm, { kind: 'typing' | 'answer-scores' }>

/** What one item can give. */
export type ItemRange = ScoringKey['range']

const RIGHT_OR_NOT: ItemRange = { min: 0, max: 1 }
/** A fitted norm says nothing about who is the very lowest or highest, so it never claims 0 or 100. */
const MIN_PERCENTILE = 1
const MAX_PERCENTILE = 99

/** Whether the items of a scale have right choices: the raw score is then the number right. */
export function hasRightChoices({ items }: Pick<Scale, 'items'>): boolean {
  return items.some((item) => item.right !== undefined)
}

export function itemRange(key: Pick<ScoringKey, 'range'>, scale: Pick<Scale, 'items'>): ItemRange {
  return hasRightChoices(scale) ? RIGHT_OR_NOT : key.range
}

type RawScore = { readonly range: ItemRange; readonly items: number; readonly raw: number }

/** Percent of the maximum possible: 100·(raw − min)/(max − min) over the possible raw scores of so many items. */
export function pompOf({ range, items, raw }: RawScore): number {
  return (100 * (raw - range.min * items)) / ((range.max - range.min) * items)
}

/** The score against a norm: the percentile 100·Φ((raw − mean)/sd), bounded to 1–99, or the points without one. */
export function normed(norm: ItemNorm, { raw, points }: { raw: number; points: number }): number {
  if (norm.kind === 'pomp') return points
  const percentile = 100 * normalCdf((raw - norm.mean) / norm.sd)
  return Math.min(MAX_PERCENTILE, Math.max(MIN_PERCENTILE, percentile))
}

/** A score as it is stored. */
export function roundScore(score: number): number {
  return Math.round(score * 100) / 100
}

type Converted = Pick<Scale, 'items'> & { readonly norm: ItemNorm }

/** Whether the raw score of a scale is a sum over its items, so that it can be said what each becomes. */
export function hasConversion<T extends Pick<Scale, 'items' | 'norm'>>(
  scale: T,
): scale is T & Converted {
  const { items, norm } = scale
  return norm.kind !== 'typing' && norm.kind !== 'answer-scores' && items.length > 0
}

/** What each whole raw score of a scale becomes, from the lowest to the highest that is possible with every item answered. */
export function rawToScore(
  key: Pick<ScoringKey, 'range'>,
  { items, norm }: Converted,
): { raw: number; score: number }[] {
  const range = itemRange(key, { items })
  const from = range.min * items.length
  return Array.from({ length: range.max * items.length - from + 1 }, (_, index) => {
    const raw = from + index
    const points = pompOf({ range, items: items.length, raw })
    return { raw, score: roundScore(normed(norm, { raw, points })) }
  })
}
