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
export function createAnswerStore(deps: {
  db: OfflineDatabase
  ownerId: number
  clock: ServerClock
}) {
  const { db, ownerId, clock } = deps
  const durable = <T>(work: () => Promise<T>) => withReopen(db, work)
  const keyOf = (activity: ActivityKey): [number, number, number] => [
    ownerId,
    activity.refId,
    activity.jobStepActivityId,
  ]
  const isOwn = (row: { ownerId: number }) => row.ownerId === ownerId
  const instant = (ms: number) => new Date(ms).toISOString()

  async function findAttempt(activity: ActivityKey): Promise<AttemptRow | null> {
    const row = await db.attempts
      .where('[ownerId+refId+jobStepActivityId]')
      .equals(keyOf(activity))
      .first()
    return row ?? null
  }

  async function getAttempt(activity: ActivityKey): Promise<AttemptRow> {
    const row = await findAttempt(activity)
    if (row === null) throw new Error('This device holds no attempt at this activity.')
    return row
  }

  return {
    /** Keeps an activity's package for use without network. */
    savePackage(
      given: ActivityKey & { jobId: number; content: AssessmentPackage },
    ): Promise<unknown> {
      return durable(() => db.packages.put({ ...given, ownerId, savedAt: instant(clock.now()) }))
    },

    async findPackage(activity: ActivityKey) {
      const row = await durable(() => db.packages.get(keyOf(activity)))
      return row ?? null
    },

    findAttempt: (activity: ActivityKey) => durable(() => findAttempt(activity)),

    listAnswers: (attemptId: string) =>
      durable(() => db.answers.where({ attemptId }).filter(isOwn).toArray()),

    /** The attempts of one go, for its tracker. */
    listAttempts: (refId: number) =>
      durable(() =>
        db.attempts
          .where({ ownerId })
          .filter((row) => row.refId === refId)
          .toArray(),
      ),

    /** How many answers of an attempt the server does not have yet. */
    countWaiting: (attemptId: string) =>
      durable(() => db.answers.where('[attemptId+isWaiting]').equals([attemptId, 1]).count()),

    /** Begins an attempt, durable before the first question shows; one that this device knows of is returned as it is. */
    begin(
      given: ActivityKey & { jobId: number; asmtId: number; language: Locale },
    ): Promise<AttemptRow> {
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
    restore(
      given: ActivityKey & {
        jobId: number
        asmtId: number
        attemptId: string
        startedAt: string
        submittedAt: string | null
        answers: readonly StoredAnswer[]
      },
    ): Promise<AttemptRow> {
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
          await db.answers.bulkAdd(
            answers.map((answer) => heldAnswer({ answer, ownerId, attemptId: given.attemptId })),
          )
          return attempt
        }),
      )
    },

    /**
     * Stores an answer at the activity's attempt, whatever its id is by now. Resolves once it is on disk.
     * @throws HandedInError, or what the storage throws.
     */
    put(given: { activity: ActivityKey; questionId: string; value: AnswerValue }): Promise<void> {
      const { activity, questionId, value } = given
      return durable(() =>
        db.transaction('rw', db.answers, db.attempts, async () => {
          const { attemptId, handedInAt } = await getAttempt(activity)
          if (handedInAt !== null) throw new HandedInError()
          const before = await db.answers.get([attemptId, questionId])
          await db.answers.put({
            attemptId,
            questionId,
            value,
            ownerId,
            rev: (before?.rev ?? 0) + 1,
            // Later than the revision before it, even when the clock was set back.
            answeredAt: instant(
              Math.max(clock.now(), before === undefined ? 0 : Date.parse(before.answeredAt) + 1),
            ),
            ackedRev: before?.ackedRev ?? 0,
            isWaiting: 1,
          })
        }),
      )
    },

    /** Notes which question is on screen, for the next opening. */
    moveTo(activity: ActivityKey, position: number): Promise<void> {
      return durable(() =>
        db.transaction('rw', db.attempts, async () => {
          const { attemptId } = await getAttempt(activity)
          await db.attempts.update(attemptId, { position })
        }),
      )
    },

    /** Hands the attempt in: nothing is edited from here on, and the submission waits its turn. */
    handIn(activity: ActivityKey): Promise<void> {
      return durable(() =>
        db.transaction('rw', db.attempts, db.outbox, async () => {
          const { attemptId, handedInAt } = await getAttempt(activity)
          if (handedInAt !== null) return
          const submittedAt = instant(clock.now())
          await db.attempts.update(attemptId, { handedInAt: submittedAt })
          await db.outbox.add({
            commandId: uuidv7(clock.now()),
            ownerId,
            attemptId,
            kind: 'submit',
            body: { submittedAt },
          })
        }),
      )
    },

    /** Lets a refused attempt be sent again. */
    retry(attemptId: string): Promise<unknown> {
      return durable(() => db.attempts.update(attemptId, { refusal: null }))
    },
  }
}

type NewAttempt = ActivityKey & {
  attemptId: string
  ownerId: number
  jobId: number
  asmtId: number
}

function newAttempt({
  attemptId,
  ownerId,
  jobId,
  asmtId,
  refId,
  jobStepActivityId,
}: NewAttempt): AttemptRow {
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
    merges: 0,
  }
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
