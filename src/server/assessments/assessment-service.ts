// Rules of taking an assessment: the package, the start, the answers, the submission. Knows no HTTP.
import { eq, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import { answerDigest } from '#contract/answer-digest.ts'
import { applicationStatusSchema, requisitionStatusSchema } from '#contract/application.ts'
import {
  answersReceiptSchema,
  startReceiptSchema,
  submitReceiptSchema,
  type AnswersReceipt,
  type AssessmentPackage,
  type StartReceipt,
  type StoredAnswer,
  type SubmitReceipt,
} from '#contract/assessments.ts'
import type * as contract from '#contract/assessments.ts'

import { recordAudit } from '../audit/audit-trail.ts'
import type { Database, Tx } from '../db/database.ts'
import { commandReceipt } from '../db/schema/session.ts'
import { AppError } from '../http/app-error.ts'
import { firstReply, once, requestHash } from '../http/idempotency.ts'
import type { Jobs } from '../jobs/jobs.ts'
import {
  applyAction,
  assertTakesApplications,
  canApply,
} from '../requisitions/application-machine.ts'
import * as answers from './answer-repository.ts'
import * as attempts from './attempt-repository.ts'
import { createBoundedCache } from './bounded-cache.ts'
import { assertAnswersFit, questionRules, type QuestionRules } from './question-rules.ts'

const SAVE_COMMAND = 'assessment-answers'
const KNOWN_ATTEMPTS = 50_000
const KNOWN_INSTRUMENTS = 200

type StartBody = z.output<typeof contract.setStartTime.body>
type SaveBody = z.output<typeof contract.saveAnswers.body>
type SubmitBody = z.output<typeof contract.submitQuestions.body>
type By = { readonly userId: number; readonly idempotencyKey: string }

export type AssessmentService = ReturnType<typeof createAssessmentService>

export function createAssessmentService(deps: { database: Database; jobs: Jobs; now: () => Date }) {
  const { database, jobs, now } = deps
  const instrumentOf = createBoundedCache<string, number>(KNOWN_ATTEMPTS)
  const rulesOf = createBoundedCache<number, QuestionRules>(KNOWN_INSTRUMENTS)
  const asPerson = <T>(userId: number, work: (tx: Tx) => Promise<T>) =>
    database.inScope({ kind: 'person', userId }, work)

  // Which answers an attempt takes. Known attempts cost nothing; others one look-up, under the owner's scope.
  async function rulesFor(given: { userId: number; attemptId: string }): Promise<QuestionRules> {
    const known = instrumentOf.get(given.attemptId)
    const cached = known === undefined ? undefined : rulesOf.get(known)
    if (cached !== undefined) return cached
    return asPerson(given.userId, async (tx) => {
      const found = await attempts.findAttempt(tx, { ...given, lock: false })
      if (found === null) throw new AppError('not_found')
      const content = await attempts.findContent(tx, found.attempt.asmtId)
      if (content === null) throw new AppError('not_found')
      const rules = questionRules(content.content)
      instrumentOf.set(given.attemptId, content.asmtId)
      rulesOf.set(content.asmtId, rules)
      return rules
    })
  }

  return {
    /** The package of one activity of the caller's application. */
    getPackage(
      userId: number,
      given: { jobId: number; refId: number; jobStepActivityId: number },
    ): Promise<AssessmentPackage> {
      return asPerson(userId, async (tx) => {
        const activity = await attempts.findActivity(tx, { userId, ...given })
        if (activity === null || activity.jobId !== given.jobId) throw new AppError('not_found')
        if (activity.activityStatus === 'locked') throw new AppError('activity_locked')
        const found = await attempts.findContent(tx, activity.asmtId)
        if (found === null) throw new AppError('not_found')
        return { ...found.content, asmt_id: found.asmtId }
      })
    },

    /** Starts an attempt, or names the one that another device started. */
    start(by: By, body: StartBody): Promise<StartReceipt> {
      const command = {
        userId: by.userId,
        key: by.idempotencyKey,
        name: 'set-start-time',
        request: body,
        replySchema: startReceiptSchema,
      }
      return asPerson(by.userId, (tx) =>
        once(tx, command, () => startAttempt(tx, { userId: by.userId, body, at: now() })),
      )
    },

    /**
     * Merges a batch of answers; the newest revision of each question wins (I7), late ones become evidence (I6).
     * @throws AppError `not_found`, `validation_failed`, `idempotency_key_reused`.
     */
    async saveAnswers(by: By, body: SaveBody): Promise<AnswersReceipt> {
      assertAnswersFit(
        await rulesFor({ userId: by.userId, attemptId: body.attempt_id }),
        body.answers,
      )
      const hash = requestHash(SAVE_COMMAND, body)
      return asPerson(by.userId, async (tx) => {
        const outcome = await answers.saveAnswers(tx, {
          attemptId: body.attempt_id,
          userId: by.userId,
          deviceId: body.device_id,
          answers: body.answers,
          key: by.idempotencyKey,
          hash,
          command: SAVE_COMMAND,
        })
        if (outcome === null) throw new AppError('not_found')
        if (!outcome.isFirst) {
          return answersReceiptSchema.parse(
            await firstReply(tx, { userId: by.userId, key: by.idempotencyKey, hash }),
          )
        }
        const receipt = answersReceiptSchema.parse(outcome.body)
        if (outcome.notStored === 0 || receipt.is_fenced) return receipt
        const complete = { ...receipt, superseded: await findSuperseded(tx, body) }
        await tx.db.update(commandReceipt).set({ reply: complete }).where(receiptOf(by))
        return complete
      })
    },

    /** What the server holds of an attempt. */
    listAnswers(userId: number, attemptId: string) {
      return asPerson(userId, async (tx) => {
        const found = await attempts.findAttempt(tx, { attemptId, userId, lock: false })
        if (found === null) throw new AppError('not_found')
        return {
          attempt: {
            attempt_id: attemptId,
            job_step_activity_id: found.jobStepActivityId,
            ref_id: found.refId,
            asmt_id: found.attempt.asmtId,
            started_at: found.attempt.startedAt.toISOString(),
            submitted_at: found.attempt.submittedAt?.toISOString() ?? null,
          },
          answers: await answers.listAnswers(tx, attemptId),
        }
      })
    },

    /**
     * Submits: fences the attempt, moves the application on, and orders the scoring, all in one transaction.
     * @throws AppError `answers_differ` with `question_ids` unless the server holds exactly the device's answers.
     */
    async submit(by: By, body: SubmitBody): Promise<SubmitReceipt> {
      const command = {
        userId: by.userId,
        key: by.idempotencyKey,
        name: 'user-questions-submit',
        request: body,
        replySchema: submitReceiptSchema,
      }
      const receipt = await asPerson(by.userId, (tx) =>
        once(tx, command, () => submitAttempt(tx, { userId: by.userId, body, at: now(), jobs })),
      )
      jobs.wake('score-attempt')
      return receipt
    },
  }
}

async function startAttempt(
  tx: Tx,
  given: { userId: number; body: StartBody; at: Date },
): Promise<StartReceipt> {
  const { body, userId } = given
  const activity = await attempts.findActivity(tx, {
    userId,
    refId: body.ref_id,
    jobStepActivityId: body.job_step_activity_id,
  })
  if (activity === null) throw new AppError('not_found')
  if (activity.activityStatus === 'locked') throw new AppError('activity_locked')
  const isFirst = (await attempts.findAttemptAt(tx, activity)) === null
  if (isFirst) {
    assertTakesApplications(requisitionStatusSchema.parse(activity.jobStatus))
    await attempts.insertAttempt(tx, {
      attemptId: body.attempt_id,
      accountId: activity.accountId,
      userId,
      userSmartreqId: activity.userSmartreqId,
      userStepActivityId: activity.userStepActivityId,
      asmtId: activity.asmtId,
      language: body.language,
      deviceId: body.device_id,
      pledgeAcceptedAt: new Date(body.pledge_accepted_at),
      deviceStartedAt: new Date(body.started_at),
    })
    await attempts.markInProgress(tx, activity)
  }
  const attempt = await attempts.findAttemptAt(tx, activity)
  // The id that the device made belongs to another attempt already: not its own making.
  if (attempt === null) throw new AppError('conflict')
  return {
    attempt_id: attempt.attemptId,
    started_at: attempt.startedAt.toISOString(),
    submitted_at: attempt.submittedAt?.toISOString() ?? null,
    server_time: given.at.toISOString(),
  }
}

async function submitAttempt(
  tx: Tx,
  given: { userId: number; body: SubmitBody; at: Date; jobs: Jobs },
): Promise<SubmitReceipt> {
  const { body, at, userId } = given
  const found = await attempts.findAttempt(tx, { attemptId: body.attempt_id, userId, lock: true })
  if (found === null) throw new AppError('not_found')
  const { attempt } = found
  const held = await answers.listAnswers(tx, attempt.attemptId)
  const receipt = {
    attempt_id: attempt.attemptId,
    answered_count: held.length,
    server_time: at.toISOString(),
  }
  if (attempt.submittedAt !== null) {
    // Submitted before, by this or another device: the first submission stands.
    return {
      ...receipt,
      submitted_at: attempt.submittedAt.toISOString(),
      digest: attempt.digest ?? '',
    }
  }
  const digest = await answerDigest(held)
  if (digest !== body.digest || held.length !== body.count) {
    throw new AppError('answers_differ', {
      details: { question_ids: differingQuestions(held, body.answers) },
    })
  }
  await attempts.markSubmitted(tx, {
    ...attempt,
    digest,
    at,
    deviceAt: new Date(body.submitted_at),
  })
  await moveApplication(tx, { userId, application: found.application, at })
  await given.jobs.send(tx, 'score-attempt', {
    accountId: attempt.accountId,
    attemptId: attempt.attemptId,
  })
  return { ...receipt, submitted_at: at.toISOString(), digest }
}

type ApplicationRow = NonNullable<Awaited<ReturnType<typeof attempts.findAttempt>>>['application']

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

/** Ids of the questions on which two answer sets differ, or that only one of them holds. */
export function differingQuestions(
  held: readonly { question_id: string; value: unknown }[],
  sent: readonly { question_id: string; value: unknown }[],
): string[] {
  const heldValues = new Map(held.map((one) => [one.question_id, JSON.stringify(one.value)]))
  const sentValues = new Map(sent.map((one) => [one.question_id, JSON.stringify(one.value)]))
  const ids = new Set([...heldValues.keys(), ...sentValues.keys()])
  return [...ids].filter((id) => heldValues.get(id) !== sentValues.get(id)).toSorted()
}

async function findSuperseded(tx: Tx, body: SaveBody): Promise<StoredAnswer[]> {
  const held = await answers.listAnswers(tx, body.attempt_id)
  const sent = new Map(body.answers.map((answer) => [answer.question_id, answer.rev]))
  return held.filter(
    (row) =>
      sent.has(row.question_id) &&
      !(row.device_id === body.device_id && row.rev === sent.get(row.question_id)),
  )
}

function receiptOf(by: By): SQL {
  return sql`${eq(commandReceipt.userId, by.userId)} and ${eq(commandReceipt.idempotencyKey, by.idempotencyKey)}`
}
