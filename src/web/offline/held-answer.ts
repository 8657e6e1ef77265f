import type { StoredAnswer } from '#contract/assessments/assessments.ts'

import type { ActivityKey, AnswerRow } from './database.ts'

/** An attempt that the server holds, with its answers. */
export type HeldAttempt = ActivityKey & {
  readonly jobId: number
  readonly asmtId: number
  readonly attemptId: string
  readonly startedAt: string
  readonly submittedAt: string | null
  readonly answers: readonly StoredAnswer[]
}

/** A row for what the server holds already; this device counts on from its revision. */
export function heldAnswer(given: {
  answer: StoredAnswer
  ownerId: number
  attemptId: string
}): AnswerRow {
  const { answer, ownerId, attemptId } = given
  return {
    attemptId,
    questionId: answer.question_id,
    ownerId,
    value: answer.value,
    rev: answer.rev,
    answeredAt: answer.answered_at,
    ackedRev: answer.rev,
    isWaiting: 0,
  }
}
