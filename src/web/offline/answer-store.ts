// Keeps a candidate's work on the device. Its promises resolve when the transaction completed, never before (I1).
// It must not send anything.
import type { AnswerValue, AssessmentPackage, StoredAnswer } from '#contract/assessments.ts'
import type { Locale } from '#contract/shape.ts'

import type { ActivityKey, AnswerRow, AttemptRow, OfflineDatabase } from './database.ts'
import { withReopen } from './reopen.ts'
import type { ServerClock } from './server-clock.ts'
import { uuidv7 } from './uuid.ts'

export type AnswerStore = ReturnType<typeof createAnswerStore>

/** An answer came for an attempt that is handed in: kept on screen, refused here. */
export class HandedInError extends Error {
  override name = 'HandedInError'
}

/** The store of one owner; other owners' rows do not exist for it (I11). */
export function createAnswerStore(deps: { db: OfflineDatabase; ownerId: number; clock: ServerClock }) {
  const { db, ownerId, clock } = deps
  const durable = <T>(work: () => Promise<T>) => withReopen(db, work)
  const keyOf = (activity: ActivityKey): [number, number, number] => [ownerId, activity.refId, activity.jobStepActivityId]
  const instant = (ms: number) => new Date(ms).toISOString()

  async function findAttempt(activity: ActivityKey): Promise<AttemptRow | null> {
    const row = await db.attempts.where('[ownerId+refId+jobStepActivityId]').equals(keyOf(activity)).first()
    return row ?? null
  }

  async function getOwn(attemptId: string): Promise<AttemptRow> {
    const row = await db.attempts.get(attemptId)
    if (row === undefined || row.ownerId !== ownerId) throw new Error('This device holds no such attempt.')
    return row
  }

  return {
    /** Keeps an activity's package for use without network. */
    savePackage(given: ActivityKey & { jobId: number; content: AssessmentPackage }): Promise<unknown> {
      return durable(() => db.packages.put({ ...given, ownerId, savedAt: instant(clock.now()) }))
    },

    async findPackage(activity: ActivityKey) {
      const row = await durable(() => db.packages.get(keyOf(activity)))
      return row ?? null
    },

    findAttempt: (activity: ActivityKey) => durable(() => findAttempt(activity)),

    listAnswers: (attemptId: string) => durable(() => db.answers.where({ attemptId, ownerId }).toArray()),

    /** Begins an attempt, durable before the first question shows; one that this device knows of is returned as it is. */
    begin(given: ActivityKey & { jobId: number; asmtId: number; language: Locale }): Promise<AttemptRow> {
      const { language, ...activity } = given
      return durable(() =>
        db.transaction('rw', db.attempts, db.outbox, async () => {
          const known = await findAttempt(activity)
          if (known !== null) return known
          const at = instant(clock.now())
          const attempt = newAttempt({ ...activity, ownerId, attemptId: uuidv7(clock.now()) })
          await db.attempts.add(attempt)
          await db.outbox.add({
            commandId: uuidv7(clock.now()),
            ownerId,
            attemptId: attempt.attemptId,
            kind: 'start',
            body: { language, startedAt: at, pledgeAcceptedAt: at },
          })
          return attempt
        }),
      )
    },

    /** Takes over an attempt that the server holds, on a device that does not have it (or lost it, I13). */
    restore(given: ActivityKey & {
      jobId: number
      asmtId: number
      attemptId: string
      startedAt: string
      submittedAt: string | null
      answers: readonly StoredAnswer[]
    }): Promise<AttemptRow> {
      const { answers, ...rest } = given
      return durable(() =>
        db.transaction('rw', db.attempts, db.answers, async () => {
          const known = await findAttempt(given)
          if (known !== null) return known
          const attempt: AttemptRow = {
            ...newAttempt({ ...rest, ownerId }),
            startedAt: given.startedAt,
            submittedAt: given.submittedAt,
            handedInAt: given.submittedAt,
            position: answers.length,
          }
          await db.attempts.add(attempt)
          await db.answers.bulkAdd(answers.map((answer) => heldAnswer({ answer, ownerId, attemptId: given.attemptId })))
          return attempt
        }),
      )
    },

    /** Stores an answer. Resolves once it is on disk. @throws HandedInError, or what the storage throws. */
    put(given: { attemptId: string; questionId: string; value: AnswerValue }): Promise<void> {
      return durable(() =>
        db.transaction('rw', db.answers, db.attempts, async () => {
          const [attempt, before] = await Promise.all([
            getOwn(given.attemptId),
            db.answers.get([given.attemptId, given.questionId]),
          ])
          if (attempt.handedInAt !== null) throw new HandedInError()
          await db.answers.put({
            ...given,
            ownerId,
            rev: (before?.rev ?? 0) + 1,
            // Later than the revision before it, even when the clock was set back.
            answeredAt: instant(Math.max(clock.now(), before === undefined ? 0 : Date.parse(before.answeredAt) + 1)),
            ackedRev: before?.ackedRev ?? 0,
            isWaiting: 1,
          })
        }),
      )
    },

    /** Notes which question is on screen, for the next opening. */
    moveTo(attemptId: string, position: number): Promise<unknown> {
      return durable(() => db.attempts.update(attemptId, { position }))
    },

    /** Hands the attempt in: nothing is edited from here on, and the submission waits its turn. */
    handIn(attemptId: string): Promise<void> {
      return durable(() =>
        db.transaction('rw', db.attempts, db.outbox, async () => {
          const attempt = await getOwn(attemptId)
          if (attempt.handedInAt !== null) return
          const submittedAt = instant(clock.now())
          await db.attempts.update(attemptId, { handedInAt: submittedAt })
          await db.outbox.add({ commandId: uuidv7(clock.now()), ownerId, attemptId, kind: 'submit', body: { submittedAt } })
        }),
      )
    },

    /** Lets a refused attempt be sent again. */
    retry(attemptId: string): Promise<unknown> {
      return durable(() => db.attempts.update(attemptId, { refusal: null }))
    },
  }
}

type NewAttempt = ActivityKey & { attemptId: string; ownerId: number; jobId: number; asmtId: number }

function newAttempt({ attemptId, ownerId, jobId, asmtId, refId, jobStepActivityId }: NewAttempt): AttemptRow {
  return {
    attemptId,
    ownerId,
    refId,
    jobStepActivityId,
    jobId,
    asmtId,
    startedAt: null,
    position: 0,
    handedInAt: null,
    submittedAt: null,
    refusal: null,
    hasMerged: false,
  }
}

/** A row for what the server holds already; this device counts on from its revision. */
export function heldAnswer(given: { answer: StoredAnswer; ownerId: number; attemptId: string }): AnswerRow {
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
