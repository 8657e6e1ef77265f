// SQL of starts, journals and verdicts. Runs in the person's scope, or the system's.
import { asc, eq } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { answer } from '../../db/schema/assessment.ts'
import { attemptJournal, attemptTimer, attemptTiming } from '../../db/schema/timing.ts'

/** Notes a start unless that part began before; the key decides between two devices. */
export async function insertStart(tx: Tx, row: typeof attemptTimer.$inferInsert): Promise<void> {
  await tx.db.insert(attemptTimer).values(row).onConflictDoNothing()
}

export function listStarts(tx: Tx, attemptId: string) {
  return tx.db
    .select()
    .from(attemptTimer)
    .where(eq(attemptTimer.attemptId, attemptId))
    .orderBy(asc(attemptTimer.startedAt), asc(attemptTimer.timer))
}
export type StartRow = Awaited<ReturnType<typeof listStarts>>[number]

/** Stores entries; one that is here already changes nothing. */
export async function insertEntries(
  tx: Tx,
  rows: (typeof attemptJournal.$inferInsert)[],
): Promise<void> {
  await tx.db.insert(attemptJournal).values(rows).onConflictDoNothing()
}

/** How many entries there are of an attempt, from all devices. */
export function countEntries(tx: Tx, attemptId: string): Promise<number> {
  return tx.db.$count(attemptJournal, eq(attemptJournal.attemptId, attemptId))
}

/** Everything that devices told of an attempt, each device in its order. */
export function listEntries(tx: Tx, attemptId: string) {
  return tx.db
    .select()
    .from(attemptJournal)
    .where(eq(attemptJournal.attemptId, attemptId))
    .orderBy(asc(attemptJournal.deviceId), asc(attemptJournal.seq), asc(attemptJournal.hash))
}
export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number]

/** When each answer was given. */
export function listAnswerTimes(tx: Tx, attemptId: string) {
  return tx.db
    .select({ questionId: answer.questionId, answeredAt: answer.answeredAt })
    .from(answer)
    .where(eq(answer.attemptId, attemptId))
}

/** Writes the verdict of an attempt in place of the one before. */
export async function putTiming(tx: Tx, row: typeof attemptTiming.$inferInsert): Promise<void> {
  const { verdict, reasons, judgedAt } = row
  await tx.db
    .insert(attemptTiming)
    .values(row)
    .onConflictDoUpdate({ target: attemptTiming.attemptId, set: { verdict, reasons, judgedAt } })
}
