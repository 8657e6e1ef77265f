// What the field of a question works with.
import type { AnswerValue, Question } from '#contract/assessments/assessments.ts'

import type { ListeningInput } from './one-card.ts'
import type { QuestionFormProps } from './question-form.tsx'

/** What a field answers; what is typed, measured or heard has a screen of its own. */
export type Input = Exclude<
  NonNullable<Question['input']>,
  { type: 'typing' | 'speed_test' } | ListeningInput
>

export type AnswerInputProps = Pick<QuestionFormProps, 'question' | 'options'> & {
  input: Input
  /** Undefined before the first answer. */
  stored: AnswerValue | undefined
  isDisabled: boolean
  /** The candidate wanted to go on: what does not fit is said. */
  isTried: boolean
  /** It needs an answer before the activity can be submitted, and that is what the candidate came back for. */
  isMissing: boolean
  /** What stands in the field is from the profile, and no answer yet. */
  isSuggested: boolean
  /** One field of a form among others, not a question of its own: it says itself that it is optional. */
  isField?: boolean
  /** `isFitting` is false while something is typed that is no answer; the answer is then what it was before the typing. */
  onChange: (value: AnswerValue, isFitting: boolean) => void
}

export type Of<Type extends Input['type']> = AnswerInputProps & {
  input: Extract<Input, { type: Type }>
}
