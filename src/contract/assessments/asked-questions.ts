// Which questions of an activity are counted. Pure, without zod.
import type { Question } from './assessments.ts'

type Asked = Pick<Question, 'input' | 'is_required'>

/** Whether a question is there to be answered. A clip is listened to, and a typing test without a result is a warm-up. */
export function isAsked({ input, is_required: isRequired }: Asked): boolean {
  return input?.type !== 'clip' && !(input?.type === 'typing' && isRequired === false)
}

/** How many questions are to be answered: of all, or of those up to an index, which is then the number of that one. */
export function countAsked(questions: readonly Asked[], upTo?: number): number {
  return questions.slice(0, (upTo ?? Infinity) + 1).filter(isAsked).length
}
