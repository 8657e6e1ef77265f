// What an applicant saw and chose in a test, for staff. Pure.
import type { AssessmentPackage } from '#contract/assessments/assessments.ts'
import type { ShownQuestion } from '#contract/assessments/shown-choices.ts'

import { inOrder } from '../assessments/option-order/option-order.ts'
import type { AnswerRow } from './scorecard-repository.ts'

type Given = {
  readonly content: Pick<
    AssessmentPackage,
    'questions' | 'response_sets' | 'shuffled_response_sets'
  >
  /** The options' values as shown; null where they stood in the order of the content. */
  readonly order: readonly number[] | null
  readonly answers: readonly AnswerRow[]
}

/** The questions that have choices, in the order of the test. */
export function describeShownChoices({ content, order, answers }: Given): ShownQuestion[] {
  const { questions, response_sets } = inOrder(content, order)
  const values = new Map(answers.map(({ questionId, value }) => [questionId, value]))
  return questions.flatMap(({ question_id, passage = null, text, response_set }) => {
    const options = response_sets[response_set] ?? []
    const chosen = new Set([values.get(question_id)].flat())
    const shown = options.map(({ value, label }) => ({ label, is_chosen: chosen.has(value) }))
    return shown.length === 0 ? [] : [{ question_id, passage, text, options: shown }]
  })
}
