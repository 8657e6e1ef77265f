// A recording and what is asked about it stand on one screen, whichever of them the candidate came for. Pure.
import type { Question } from '#contract/assessments/assessments.ts'

export type ClipGroup = {
  /** Indexes of the first question and the last one. */
  readonly from: number
  readonly to: number
  readonly clip: Question | undefined
  /** The questions about the clip, in order. */
  readonly asked: readonly Question[]
}

/** The clip of a question with all that is asked about it; the question alone where no clip belongs to it. */
export function clipGroupOf(questions: readonly Question[], question: Question): ClipGroup {
  const clipId = clipIdOf(question)
  const members = questions.filter((one) => one === question || isOf(one, clipId))
  const indexes = members.map((one) => questions.indexOf(one))
  return {
    from: Math.min(...indexes),
    to: Math.max(...indexes),
    clip: members.find(({ input }) => input?.type === 'clip'),
    asked: members.filter(({ input }) => input?.type !== 'clip'),
  }
}

/** Where the screen of the question at an index begins. */
export function screenStart(questions: readonly Question[], index: number): number {
  const question = questions[index]
  return question === undefined ? index : clipGroupOf(questions, question).from
}

function isOf(question: Question, clipId: string | null): boolean {
  return clipId !== null && clipIdOf(question) === clipId
}

function clipIdOf({ question_id: id, input }: Question): string | null {
  if (input?.type === 'clip') return id
  return input?.type === 'listening' ? input.clip_question_id : null
}
