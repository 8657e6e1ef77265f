// Filters with two ends while they are edited: numbers and days as they are typed.
import { HIGHEST_SCORE } from '#contract/applicants/applicant-filters.ts'

export type RangeDraft = { readonly from: string; readonly to: string }

export function scoreOf(text: string): number | undefined {
  return text.trim() === '' ? undefined : Number(text)
}

/** Whether these scores are whole, in bounds, and the lower one first. */
export function isScoreRange({ from, to }: RangeDraft): boolean {
  const [least, most] = [from, to].map(scoreOf)
  const isWhole = [least, most].every(
    (score) =>
      score === undefined || (Number.isInteger(score) && score >= 0 && score <= HIGHEST_SCORE),
  )
  return isWhole && !(least !== undefined && most !== undefined && least > most)
}

/** Whether the first day comes first; an end that is left open always fits. */
export function isDayRange({ from, to }: RangeDraft): boolean {
  return from === '' || to === '' || from <= to
}
