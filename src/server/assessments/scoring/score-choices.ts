// From the answers to a company's questions to the score of one attribute. Pure.
import type { AnswerValue } from '#contract/assessments/assessments.ts'
import { ANSWER_SCORE } from '#contract/plan-editor/plan-editor-rules.ts'

import { fitOf, type Fit } from './fit.ts'
import type { KeyedItem } from './scoring-key.ts'

/**
 * Score = Σ(weight·points)/Σ(weight) over the questions whose answer has points, by the formula of the fit: `parts` are the
 * questions, named by their ids, and their contributions add up to the score. An answer has the points of its choice; of
 * several choices the points add up, to 100 at most. A question without an answer, or whose choices have no score, is left
 * out, never taken as zero. The score is null when nothing is left, or nothing that is left has a weight.
 */
export function scoreChoices(
  items: readonly KeyedItem[],
  answers: ReadonlyMap<string, AnswerValue>,
): Fit<{ attribute: string; weight: number }> {
  const scores = items.map((item) => ({
    attribute: item.question_id,
    points: pointsOf(item, answers.get(item.question_id)),
  }))
  const weights = items.map(({ question_id: attribute, choices }) => ({
    attribute,
    weight: choices?.weight ?? 0,
  }))
  return fitOf(scores, weights)
}

function pointsOf({ choices }: KeyedItem, answer: AnswerValue | undefined): number | null {
  const chosen = [answer ?? []].flat()
  const scored = chosen.flatMap((value) => choices?.scores[value] ?? [])
  if (scored.length === 0) return null
  return Math.min(
    ANSWER_SCORE.max,
    scored.reduce((sum, one) => sum + one, 0),
  )
}
