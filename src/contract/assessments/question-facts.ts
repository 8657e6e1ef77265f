// What follows from a question as it is written. Pure.
import type { QuestionType } from '../plan-editor/plan-editor-rules.ts'
import type {
  QuestionMeasure,
  QuestionOption,
  WrittenQuestion,
} from '../plan-editor/screening-questions.ts'

/** The choices of a question; none for a type without choices. */
export function optionsOf(question: WrittenQuestion): readonly QuestionOption[] {
  return question.type === 'single_choice' || question.type === 'multiple_choice'
    ? question.options
    : []
}

/** The attributes that its answers score, with the weight of the question in each. */
export function measuresOf(question: WrittenQuestion): readonly QuestionMeasure[] {
  return question.type === 'single_choice' || question.type === 'multiple_choice'
    ? (question.measures ?? [])
    : []
}

/** The attributes that its answers score, by their ids. */
export function measuredIdsOf(question: WrittenQuestion): number[] {
  return measuresOf(question).map((one) => one.attribute_type_id)
}

/** How long it takes most people to answer questions, in whole minutes. */
export function minutesFor(questions: readonly { readonly type: QuestionType }[]): number {
  const seconds = questions.reduce((sum, { type }) => sum + SECONDS[type], 0)
  return Math.ceil(seconds / 60)
}

const SECONDS: Readonly<Record<QuestionType, number>> = {
  single_choice: 15,
  multiple_choice: 20,
  scale: 15,
  short_text: 40,
  long_text: 120,
  number: 15,
  date: 20,
  yes_no: 10,
  file: 60,
  recording: 150,
}
