// What turns the raw fit of a predictive model into a score. Without zod: screens show with it what a converter does.

export const CONVERTER_KINDS = ['linear', 'table'] as const
export type ConverterKind = (typeof CONVERTER_KINDS)[number]

/** From a raw fit on, or at it, the score is `to`; both 0–100. */
export type ConverterPoint = { readonly from: number; readonly to: number }

export type ScoreConverter = {
  readonly kind: ConverterKind
  /** By raw fit, ascending; no higher raw fit has a lower score. */
  readonly points: readonly ConverterPoint[]
}

export const MAX_CONVERTER_POINTS = 20

const HUNDREDTHS = 100

/**
 * The score (0–100) of a raw fit (0–100), rounded to two decimals. `linear`: on the straight line between the two cut
 * points around it, and level outside of them. `table`: that of the last row that begins at or below it, and of the first
 * row below that one. Without a converter it is the raw fit.
 */
export function convertScore(raw: number, converter: ScoreConverter | null): number {
  if (converter === null) return raw
  const { kind, points } = converter
  const index = points.findLastIndex(({ from }) => from <= raw)
  const lower = points[Math.max(index, 0)]
  if (lower === undefined) return raw
  const upper = points[index + 1]
  if (kind === 'table' || index < 0 || upper === undefined) return lower.to
  const share = (raw - lower.from) / (upper.from - lower.from)
  return Math.round((lower.to + share * (upper.to - lower.to)) * HUNDREDTHS) / HUNDREDTHS
}

/** Why a converter cannot be used; null when it can. */
export function converterProblem({ points }: ScoreConverter): 'not_ascending' | 'falling' | null {
  const pairs = points.slice(1).map((point, index) => [points[index], point] as const)
  if (pairs.some(([before, after]) => before !== undefined && after.from <= before.from))
    return 'not_ascending'
  if (pairs.some(([before, after]) => before !== undefined && after.to < before.to))
    return 'falling'
  return null
}
