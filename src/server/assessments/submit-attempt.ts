// Submitting an attempt: the fence. What follows from it is in complete-attempt.ts.
import type { z } from 'zod'

import { answerDigest } from '#contract/answer-digest.ts'
import type { submitQuestions, SubmitReceipt } from '#contract/assessments.ts'

import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import * as answers from './answer-repository.ts'
import * as attempts from './attempt-repository.ts'
import { completeAttempt } from './complete-attempt.ts'
import { assertRequiredAnswered } from './required-questions.ts'
import type { TimingService } from './timing/timing-service.ts'

export type SubmitBody = z.output<typeof submitQuestions.body>

/**
 * Fences the attempt, and completes it unless recordings are awaited, all in the caller's transaction.
 * @throws AppError `not_found`, `answers_differ` with `question_ids` unless the server holds exactly these answers, or
 * `validation_failed` with the required questions that have none.
 */
export async function submitAttempt(
  tx: Tx,
  given: { userId: number; body: SubmitBody; at: Date; jobs: Jobs; timing: TimingService },
): Promise<SubmitReceipt> {
  const { body, at, userId } = given
  const found = await attempts.findAttempt(tx, { attemptId: body.attempt_id, userId, lock: true })
  if (found === null) throw new AppError('not_found')
  const { attempt } = found
  const { attemptId } = attempt
  const held = await answers.listAnswers(tx, attemptId)
  const receipt = {
    attempt_id: attemptId,
    answered_count: held.length,
    server_time: at.toISOString(),
  }
  if (attempt.submittedAt !== null) {
    // Submitted before, by this or another device: the first submission stands.
    const submittedAt = attempt.submittedAt.toISOString()
    return { ...receipt, submitted_at: submittedAt, digest: attempt.digest ?? '' }
  }
  const digest = await answerDigest(held)
  if (digest !== body.digest || held.length !== body.count) {
    const differing = differingQuestions(held, body.answers)
    throw new AppError('answers_differ', { details: { question_ids: differing } })
  }
  await assertRequiredAnswered(tx, { ...attempt, answers: held })
  await attempts.markSubmitted(tx, {
    ...attempt,
    digest,
    at,
    deviceAt: new Date(body.submitted_at),
  })
  await given.timing.judge(tx, attempt)
  await completeAttempt(tx, { attemptId, userId, at, jobs: given.jobs })
  return { ...receipt, submitted_at: at.toISOString(), digest }
}

type Answered = { readonly question_id: string; readonly value: unknown }

// The ids of the questions on which two answer sets differ, or that only one of them holds.
function differingQuestions(held: readonly Answered[], sent: readonly Answered[]): string[] {
  const heldValues = valuesOf(held)
  const sentValues = valuesOf(sent)
  const ids = new Set([...heldValues.keys(), ...sentValues.keys()])
  return [...ids].filter((id) => heldValues.get(id) !== sentValues.get(id)).toSorted()
}

function valuesOf(answered: readonly Answered[]): Map<string, string> {
  return new Map(answered.map((one) => [one.question_id, JSON.stringify(one.value)]))
}
