// Puts back what the browser dropped under an open page: its database was deleted or cleared, and the page still knows
// what was in it (I13). What the page holds is sent again under this device's new id, which the server merges as any other.
import type { Locale } from '#contract/core/shape.ts'

import type { Choice } from './answer-writer.ts'
import type { AnswerRow, AttemptRow, OfflineDatabase } from './database.ts'
import { getEpoch, setOwner } from './meta.ts'
import { uuidv7 } from './uuid.ts'

/** What an open page knows of its attempt. */
export type PageContent = {
  readonly attempt: AttemptRow
  readonly language: Locale
  /** The answers as the page found them. */
  readonly rows: readonly AnswerRow[]
  /** The newest choice of each question that was answered on the page. */
  readonly choices: readonly Choice[]
}

/** True when the attempt was gone and is stored again; false when it is there, or its owner left this device (I11). */
export function reviveAttempt(
  { db, ownerId, now }: { db: OfflineDatabase; ownerId: number; now: () => number },
  { attempt, language, rows, choices }: PageContent,
): Promise<boolean> {
  const { attemptId, refId, jobStepActivityId, startedAt } = attempt
  const answers = new Map<string, Pick<AnswerRow, 'questionId' | 'value' | 'answeredAt'>>([
    ...rows.map((row) => [row.questionId, row] as const),
    ...choices.map(
      (one) => [one.questionId, { ...one, answeredAt: instant(one.chosenAt) }] as const,
    ),
  ])
  return db.transaction('rw', [db.attempts, db.answers, db.outbox, db.meta], async () => {
    const activity = db.attempts.where('[ownerId+refId+jobStepActivityId]')
    const isThere = (await activity.equals([ownerId, refId, jobStepActivityId]).count()) > 0
    // The user who leaves counts it here; a database that was dropped has forgotten the count.
    if (isThere || (await getEpoch(db, ownerId)) > 0) return false
    await setOwner(db, ownerId)
    await db.attempts.add(attempt)
    if (startedAt === null) {
      const at = instant(now())
      const body = { language, startedAt: at, pledgeAcceptedAt: at }
      await db.outbox.add({ commandId: uuidv7(now()), ownerId, attemptId, kind: 'start', body })
    }
    await db.answers.bulkAdd(
      [...answers.values()].map(({ questionId, value, answeredAt }) => ({
        attemptId,
        questionId,
        ownerId,
        value,
        rev: 1,
        answeredAt,
        ackedRev: 0,
        isWaiting: 1 as const,
      })),
    )
    return true
  })
}

function instant(ms: number): string {
  return new Date(ms).toISOString()
}
