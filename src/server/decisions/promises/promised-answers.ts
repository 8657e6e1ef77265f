// By when applicants are answered, and how many of those promises were kept. They are written by the trigger in
// ../../db/functions/promises.sql.
import { and, eq, isNull, sql } from 'drizzle-orm'

import type { TrackerDetail } from '#contract/progress/progress.ts'

import type { Tx } from '../../db/database.ts'
import { answerPromise } from '../../db/schema/answer-promise.ts'

/** By when an applicant who waits for the company is answered; null while no answer is promised. In any scope that sees the application. */
export async function findPromise(
  tx: Tx,
  given: { accountId: number; userSmartreqId: number; at: Date },
): Promise<NonNullable<TrackerDetail['answer']> | null> {
  const [row] = await tx.db
    .select({ by: answerPromise.dueOn })
    .from(answerPromise)
    .where(
      and(
        eq(answerPromise.accountId, given.accountId),
        eq(answerPromise.userSmartreqId, given.userSmartreqId),
        isNull(answerPromise.answeredAt),
      ),
    )
  return row === undefined ? null : { by: row.by, is_overdue: row.by < dayOf(given.at) }
}

/** How many of a requisition's promises were kept, of those that were answered or are overdue. */
export async function countKept(
  tx: Tx,
  given: { accountId: number; jobId: number; at: Date },
): Promise<{ in_time: number; total: number }> {
  const today = sql`${dayOf(given.at)}::date`
  const isKept = sql`(${answerPromise.answeredAt} at time zone 'UTC')::date <= ${answerPromise.dueOn}`
  const [row] = await tx.db
    .select({
      in_time: sql<number>`(count(*) filter (where ${isKept}))::int`,
      total: sql<number>`(count(*) filter (where ${answerPromise.answeredAt} is not null or ${answerPromise.dueOn} < ${today}))::int`,
    })
    .from(answerPromise)
    .where(and(eq(answerPromise.accountId, given.accountId), eq(answerPromise.jobId, given.jobId)))
  return row ?? { in_time: 0, total: 0 }
}

/** A day as the database writes it, by UTC. */
export const dayOf = (at: Date) => at.toISOString().slice(0, 10)
