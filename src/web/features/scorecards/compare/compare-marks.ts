// Which cells of a row stand out: the highest and lowest of its scores, and whether its cells differ. Pure.
import type { AnsweredQuestion } from '#contract/scorecards/scorecards.ts'

export type Mark = 'best' | 'worst' | null

/** The marks of a row of scores: none while all that have one have the same. */
export function marksOf(scores: readonly (number | null)[]): Mark[] {
  const shown = scores.map((score) => (score === null ? null : Math.round(score)))
  const known = shown.filter((score) => score !== null)
  const [highest, lowest] = [Math.max(...known), Math.min(...known)]
  return shown.map((score) => {
    if (score === null || highest === lowest) return null
    if (score === highest) return 'best'
    return score === lowest ? 'worst' : null
  })
}

/** Whether those who have a value have different ones. */
export function differ(values: readonly unknown[]): boolean {
  const known = values.filter((value) => value !== null && value !== undefined)
  return new Set(known.map((value) => JSON.stringify(value))).size > 1
}

/** What an answer says, for finding out whether two say the same. */
export function answerOf(question: AnsweredQuestion | null): unknown {
  if (question === null || question.is_hidden || question.value === null) return null
  return question.chosen.length > 0 ? question.chosen.map(({ text }) => text.en) : question.value
}
