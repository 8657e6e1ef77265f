// Rules of taking an assessment: the package, the start, the answers, the submission. Knows no HTTP.
import {
  startReceiptSchema,
  submitReceiptSchema,
  type AssessmentPackage,
  type StartReceipt,
  type SubmitReceipt,
} from '#contract/assessments/assessments.ts'

import type { Database, Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { once, senderOf } from '../http/idempotency.ts'
import type { Jobs } from '../jobs/jobs.ts'
import * as answers from './answer-repository.ts'
import * as attempts from './attempt-repository.ts'
import { packageOf } from './describe-package.ts'
import { getExtraTime } from './extra-time/extra-time-repository.ts'
import { withStoredOrder } from './option-order/stored-order.ts'
import { prefilledAnswers } from './prefilled-answers.ts'
import { requiredDetails, withRequired } from './required-questions.ts'
import { createAnswerSaver, type SaveBody } from './save-answers.ts'
import { startAttempt, type StartBody } from './start-attempt.ts'
import { submitAttempt, submitHeld, type SubmitBody } from './submit-attempt.ts'
import type { TimingService } from './timing/timing-service.ts'
import { validateAnswers, type ValidateBody } from './validate-answers.ts'

type Deps = {
  readonly database: Database
  readonly jobs: Jobs
  readonly timing: TimingService
  readonly now: () => Date
}
type By = { readonly userId: number; readonly idempotencyKey: string }
type Held = { readonly attemptId: string; readonly deviceId: string }
type ActivityKey = { jobId: number; refId: number; jobStepActivityId: number }

export type AssessmentService = ReturnType<typeof createAssessmentService>

export function createAssessmentService(deps: Deps) {
  const { database, now } = deps
  const saveAnswers = createAnswerSaver(deps)
  const asPerson = <T>(userId: number, work: (tx: Tx) => Promise<T>) =>
    database.inScope({ kind: 'person', userId }, work)

  return {
    /** The package of one activity of the caller's application. @throws AppError `not_found`, `activity_locked`. */
    getPackage: (userId: number, given: ActivityKey) =>
      asPerson(userId, (tx) => getPackage(tx, { userId, ...given })),

    /** Starts an attempt, or names the one that another device started. */
    start({ userId, idempotencyKey: key }: By, body: StartBody): Promise<StartReceipt> {
      const effect = (tx: Tx) => startAttempt(tx, { userId, body, at: now() })
      const command = { userId, key, name: 'set-start-time', request: body }
      const sender = senderOf(body)
      return asPerson(userId, (tx) =>
        once(tx, { ...command, replySchema: startReceiptSchema, effect, sender }),
      )
    },

    /** Merges a batch of answers. @throws AppError `not_found`, `validation_failed`, `idempotency_key_reused`. */
    saveAnswers: (by: By, body: SaveBody) =>
      saveAnswers({ userId: by.userId, key: by.idempotencyKey, body }),

    /** What the server holds of an attempt. @throws AppError `not_found`. */
    listAnswers: (userId: number, attemptId: string) =>
      asPerson(userId, (tx) => describeAttempt(tx, { userId, attemptId })),

    /** The same by its activity; nothing is held before the start. @throws AppError `not_found`. */
    listAnswersAt: (userId: number, given: Omit<ActivityKey, 'jobId'>) =>
      asPerson(userId, (tx) => describeAttemptAt(tx, { userId, ...given })),

    /** What is wrong with answers, before they are submitted. @throws AppError `not_found`. */
    validate: (userId: number, body: ValidateBody) =>
      asPerson(userId, (tx) => validateAnswers(tx, { userId, body })),

    ...submitting(deps),
  }
}

function submitting({ database, jobs, timing, now }: Deps) {
  const asPerson = <T>(userId: number, work: (tx: Tx) => Promise<T>) =>
    database.inScope({ kind: 'person', userId }, work)

  return {
    /** Submits once and for all, and wakes the scoring. @throws AppError `not_found`, `answers_differ`. */
    async submit({ userId, idempotencyKey: key }: By, body: SubmitBody): Promise<SubmitReceipt> {
      const effect = (tx: Tx) => submitAttempt(tx, { userId, body, at: now(), jobs, timing })
      const command = { userId, key, name: 'user-questions-submit', request: body }
      const sender = senderOf(body)
      const receipt = await asPerson(userId, (tx) =>
        once(tx, { ...command, replySchema: submitReceiptSchema, effect, sender }),
      )
      jobs.wake('score-attempt')
      return receipt
    },

    /** The same with whatever the server holds: for clients that store nothing themselves. @throws AppError `not_found`. */
    async submitHeld({ userId, idempotencyKey: key }: By, of: Held): Promise<SubmitReceipt> {
      const effect = (tx: Tx) => submitHeld(tx, { ...of, userId, at: now(), jobs, timing })
      const command = { userId, key, name: 'user-questions-submit', request: of }
      const sender = senderOf({ device_id: of.deviceId })
      const receipt = await asPerson(userId, (tx) =>
        once(tx, { ...command, replySchema: submitReceiptSchema, effect, sender }),
      )
      jobs.wake('score-attempt')
      return receipt
    },
  }
}

async function getPackage(
  tx: Tx,
  given: ActivityKey & { userId: number },
): Promise<AssessmentPackage> {
  const activity = await attempts.findActivity(tx, given)
  if (activity === null || activity.jobId !== given.jobId) throw new AppError('not_found')
  if (activity.activityStatus === 'locked') throw new AppError('activity_locked')
  const found = await attempts.findContent(tx, activity.asmtId)
  if (found === null) throw new AppError('not_found')
  const { content } = found
  const prefilled = await prefilledAnswers(tx, { userId: given.userId, content })
  const required = await requiredDetails(tx, activity.userSmartreqId)
  const extraTime = await getExtraTime(tx, activity)
  const longer = extraTime === 'none' ? {} : { extra_time: extraTime }
  const sent = await withStoredOrder(tx, {
    content: withRequired(packageOf(found, activity), required),
    activity,
  })
  return { ...sent, ...prefilled, ...longer }
}

async function describeAttemptAt(
  tx: Tx,
  { userId, ...given }: Omit<ActivityKey, 'jobId'> & { userId: number },
) {
  const activity = await attempts.findActivity(tx, { userId, ...given })
  if (activity === null) throw new AppError('not_found')
  const found = await attempts.findAttemptAt(tx, activity)
  if (found === null) return { attempt: null, answers: [] }
  return describeAttempt(tx, { userId, attemptId: found.attemptId })
}

async function describeAttempt(tx: Tx, given: { userId: number; attemptId: string }) {
  const found = await attempts.findAttempt(tx, { ...given, lock: false })
  if (found === null) throw new AppError('not_found')
  return {
    attempt: {
      attempt_id: given.attemptId,
      job_step_activity_id: found.jobStepActivityId,
      ref_id: found.refId,
      asmt_id: found.attempt.asmtId,
      started_at: found.attempt.startedAt.toISOString(),
      submitted_at: found.attempt.submittedAt?.toISOString() ?? null,
    },
    answers: await answers.listAnswers(tx, given.attemptId),
  }
}
