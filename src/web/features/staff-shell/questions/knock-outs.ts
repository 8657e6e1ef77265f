// Knock-outs of questions. Pure.
import type { WrittenQuestion } from '#contract/plan-editor/screening-questions.ts'

import type { DraftFieldsProps, QuestionDraft } from './question-draft.ts'

/** Only screening questions have knock-outs: fields of a form and questions about employees flag no one. */
export function canKnockOut({
  isField,
  audience,
}: Pick<DraftFieldsProps, 'isField' | 'audience'>): boolean {
  return !isField && audience === 'candidates'
}

/** The same draft without knock-outs. */
export function withoutKnockOuts(draft: QuestionDraft): QuestionDraft {
  return { ...draft, options: draft.options.map((one) => ({ ...one, is_knock_out: false })) }
}

/** The same question without knock-outs, for a plan that has none. */
export function withoutKnockOutAnswers<Question extends WrittenQuestion>(
  question: Question,
): Question {
  if (!('options' in question) || !hasKnockOut(question)) return question
  const options = question.options.map((option) => ({ ...option, is_knock_out: false }))
  return { ...question, options }
}

/** Whether one of its answers is a knock-out. */
export function hasKnockOut(question: WrittenQuestion): boolean {
  return 'options' in question && question.options.some((option) => option.is_knock_out)
}
