// Submitting an attempt: the fence. What follows from it is in complete-attempt.ts.
import type { z } from 'zod'

import { answerDigest } from '#contract/assessments/answer-digest.ts'
import type { submitQuestions, SubmitReceipt } from '#contract/assessments/assessments.ts'
import { PAYLOAD_VERSION } from '#contract/core/version.ts'

import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import * as answers from './answer-repository.ts'
import * as attempts from './attempt-repository.ts'
import { completeAttempt } from './complete-attempt.ts'
import { assertPartsComplete } from './missing-parts.ts'
import { assertRequiredAnswered } from './required-questions.ts'
import type { TimingService } from './timing/timing-service.ts'

export type SubmitBody = z.output<typeof submitQuestions.body>
type Submission = {
  readonly userId: number
  readonly body: SubmitBody
  readonly at: Date
  readonly jobs: Jobs
  readonly timing: TimingService
}

/**
 * Fences the attempt, and completes it unless recordings are awaited, all in the caller's transaction.
 * @throws AppError `not_found`, `answers_differ` with `question_ids` unless the server holds exactly these answers, or
 * `validation_failed` with the required questions that have none, `parts_missing` with the parts that are not complete.
 */
export async function submitAttempt(tx: Tx, given: Submission): Promise<SubmitReceipt> {
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
  await assertPartsComplete(tx, { ...attempt, at })
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

/** Submits an attempt as the server holds it. @throws AppError as above, but never `answers_differ`. */
export async function submitHeld(
  tx: Tx,
  {
    attemptId,
    deviceId,
    ...given
  }: Omit<Submission, 'body'> & { attemptId: string; deviceId: string },
): Promise<SubmitReceipt> {
  // Its lock holds off answers between what is read here and the submission.
  await attempts.findAttempt(tx, { attemptId, userId: given.userId, lock: true })
  const held = await answers.listAnswers(tx, attemptId)
  return submitAttempt(tx, {
    ...given,
    body: {
      payload_version: PAYLOAD_VERSION,
      attempt_id: attemptId,
      device_id: deviceId,
      submitted_at: given.at.toISOString(),
      count: held.length,
      digest: await answerDigest(held),
      answers: held,
    },
  })
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
