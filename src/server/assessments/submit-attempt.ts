// Submitting an attempt: the fence, the application's next state, and the order to score.
import type { z } from 'zod'

import { answerDigest } from '#contract/answer-digest.ts'
import { applicationStatusSchema } from '#contract/application.ts'
import type { submitQuestions, SubmitReceipt } from '#contract/assessments.ts'

import { recordAudit } from '../audit/audit-trail.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { applyAction, canApply } from '../requisitions/application-machine.ts'
import * as answers from './answer-repository.ts'
import * as attempts from './attempt-repository.ts'
import type { TimingService } from './timing/timing-service.ts'

export type SubmitBody = z.output<typeof submitQuestions.body>

/**
 * Fences the attempt, moves the application on and orders the scoring, all in the caller's transaction.
 * @throws AppError `not_found`, or `answers_differ` with `question_ids` unless the server holds exactly these answers.
 */
export async function submitAttempt(
  tx: Tx,
  given: { userId: number; body: SubmitBody; at: Date; jobs: Jobs; timing: TimingService },
): Promise<SubmitReceipt> {
  const { body, at, userId } = given
  const found = await attempts.findAttempt(tx, { attemptId: body.attempt_id, userId, lock: true })
  if (found === null) throw new AppError('not_found')
  const { attempt } = found
  const { accountId, attemptId } = attempt
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
  await attempts.markSubmitted(tx, {
    ...attempt,
    digest,
    at,
    deviceAt: new Date(body.submitted_at),
  })
  await moveApplication(tx, { userId, application: found.application, at })
  await given.timing.judge(tx, attempt)
  await given.jobs.send(tx, 'score-attempt', { accountId, attemptId })
  return { ...receipt, submitted_at: at.toISOString(), digest }
}

type ApplicationRow = attempts.AttemptRow['application']

// With the last required activity of what is open, the application is handed in.
async function moveApplication(
  tx: Tx,
  given: { userId: number; application: ApplicationRow; at: Date },
): Promise<void> {
  const { application } = given
  const counts = await attempts.countActivities(tx, application)
  const status = applicationStatusSchema.parse(application.status)
  const isHandedIn = counts.requiredLeft === 0 && canApply(status, 'submit')
  const next = isHandedIn ? applyAction(status, 'submit') : status
  await attempts.updateApplication(tx, {
    ...application,
    values: {
      pctComplete: counts.total === 0 ? 100 : Math.floor((100 * counts.done) / counts.total),
      ...(isHandedIn
        ? { status: next, stepStatus: 'awaiting_decision', submittedAt: given.at }
        : {}),
    },
  })
  if (!isHandedIn) return
  await recordAudit(tx, {
    accountId: application.accountId,
    actorId: given.userId,
    entity: 'application',
    entityId: application.userSmartreqId,
    action: 'submit',
    fromState: status,
    toState: next,
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
