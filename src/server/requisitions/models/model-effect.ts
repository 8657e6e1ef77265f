// What other weights would make of scores that are there: in numbers, before anything is changed.
import type { ModelEffect } from '#contract/requisitions/predictive-models.ts'

type Compared = { readonly before: number; readonly after: number }

type Weighed = {
  readonly before: number | null
  readonly after: number | null
  /** Whether something that counts was not measured. */
  readonly isPartly: boolean
}

/** Spearman's correlation needs three. */
const FEWEST_RANKED = 3
const HUNDREDTHS = 100
const TEN_THOUSANDTHS = 10_000

/** Sums up the scores of before and after; those from `cut` on pass. */
export function describeEffect(rows: readonly Weighed[], cut: number): ModelEffect {
  const pairs = rows.flatMap(({ before, after }) =>
    before === null || after === null ? [] : [{ before, after }],
  )
  const count = (isIt: (pair: Compared) => boolean) => pairs.filter(isIt).length
  return {
    compared: pairs.length,
    gained: rows.filter(({ before, after }) => before === null && after !== null).length,
    lost: rows.filter(({ before, after }) => before !== null && after === null).length,
    partly_measured: rows.filter(({ after, isPartly }) => after !== null && isPartly).length,
    changed: count(({ before, after }) => before !== after),
    mean_before: mean(pairs.map(({ before }) => before)),
    mean_after: mean(pairs.map(({ after }) => after)),
    rank_correlation: rankCorrelation(pairs),
    cut,
    passed_before: count(({ before }) => before >= cut),
    passed_after: count(({ after }) => after >= cut),
    newly_passed: count(({ before, after }) => before < cut && after >= cut),
    newly_failed: count(({ before, after }) => before >= cut && after < cut),
  }
}

/**
 * Spearman's rank correlation: Pearson's r of the ranks, where equal scores share the mean of their ranks. Null under
 * three pairs, or where all scores of one side are equal.
 */
export function rankCorrelation(pairs: readonly Compared[]): number | null {
  if (pairs.length < FEWEST_RANKED) return null
  const one = ranksOf(pairs.map(({ before }) => before))
  const other = ranksOf(pairs.map(({ after }) => after))
  const middle = (pairs.length + 1) / 2
  let together = 0
  let ofOne = 0
  let ofOther = 0
  for (const [index, rank] of one.entries()) {
    const x = rank - middle
    const y = (other[index] ?? middle) - middle
    together += x * y
    ofOne += x * x
    ofOther += y * y
  }
  if (ofOne === 0 || ofOther === 0) return null
  return rounded(together / Math.sqrt(ofOne * ofOther), TEN_THOUSANDTHS)
}

function ranksOf(scores: readonly number[]): number[] {
  const ordered = scores.toSorted((one, other) => one - other)
  const first = new Map<number, number>()
  const last = new Map<number, number>()
  for (const [index, score] of ordered.entries()) {
    if (!first.has(score)) first.set(score, index + 1)
    last.set(score, index + 1)
  }
  return scores.map((score) => ((first.get(score) ?? 0) + (last.get(score) ?? 0)) / 2)
}

function mean(scores: readonly number[]): number | null {
  if (scores.length === 0) return null
  return rounded(scores.reduce((sum, score) => sum + score, 0) / scores.length, HUNDREDTHS)
}

function rounded(value: number, unit: number): number {
  return Math.round(value * unit) / unit
}
