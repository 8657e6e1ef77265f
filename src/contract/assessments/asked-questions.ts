// Which questions of an activity are counted. Pure, without zod.
import type { Question } from './assessments.ts'

type Asked = Pick<Question, 'input' | 'is_required'>

/** Whether a question is there to be answered. A clip is listened to, and a typing test without a result is a warm-up. */
export function isAsked({ input, is_required: isRequired }: Asked): boolean {
  return input?.type !== 'clip' && !(input?.type === 'typing' && isRequired === false)
}

/** How many questions are to be answered. Of those up to an index, it is the number that the last of them has. */
export function countAsked(questions: readonly Asked[]): number {
  return questions.filter(isAsked).length
}
