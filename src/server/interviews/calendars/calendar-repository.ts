// SQL of subscribed calendars and their busy times. Runs in the company's scope, or the system's.
import { and, asc, count, eq, gt, inArray, isNull, lt, lte, notExists, sql } from 'drizzle-orm'

import type { CalendarProblem } from '#contract/interviews/calendar-problems.ts'
import type { SkippedEntries } from '#contract/interviews/interviewer-calendars.ts'

import type { Tx } from '../../db/database.ts'
import { userRole } from '../../db/schema/account.ts'
import { interviewerAvailability, interviewInterviewer } from '../../db/schema/interview.ts'
import { calendarBusyTime, interviewerCalendar } from '../../db/schema/interviewer-calendar.ts'
import { appUser } from '../../db/schema/session.ts'
import type { BusyTime } from './read-busy-times.ts'

export type CalendarRow = typeof interviewerCalendar.$inferSelect
type Owner = { readonly accountId: number; readonly userId: number }
type Key = { readonly accountId: number; readonly calendarId: string }

const table = interviewerCalendar

/** The user's calendars that are not removed, each with how many of its busy times are to come. */
export async function listCalendars(tx: Tx, { accountId, userId, at }: Owner & { at: Date }) {
  const busyCount = tx.db
    .select({ value: count() })
    .from(calendarBusyTime)
    .where(
      and(
        eq(calendarBusyTime.accountId, table.accountId),
        eq(calendarBusyTime.calendarId, table.calendarId),
        gt(calendarBusyTime.endsAt, at),
      ),
    )
  return tx.db
    .select({ row: table, busyCount: sql<number>`(${busyCount})`.mapWith(Number) })
    .from(table)
    .where(and(isOwn({ accountId, userId }), isNull(table.removedAt)))
    .orderBy(asc(table.addedAt), asc(table.calendarId))
}

/** A calendar, locked; one that was removed as well. */
export async function lockCalendar(tx: Tx, key: Key): Promise<CalendarRow | null> {
  const [row] = await tx.db.select().from(table).where(isKey(key)).for('update')
  return row ?? null
}

/** The user's calendar of an address, locked; one that was removed as well. */
export async function findByAddress(
  tx: Tx,
  { addressHash, ...owner }: Owner & { addressHash: string },
): Promise<CalendarRow | null> {
  const isIt = and(isOwn(owner), eq(table.addressHash, addressHash))
  const [row] = await tx.db.select().from(table).where(isIt).for('update')
  return row ?? null
}

/** False where another request has just added it. */
export async function insertCalendar(
  tx: Tx,
  values: typeof interviewerCalendar.$inferInsert,
): Promise<boolean> {
  const made = await tx.db.insert(table).values(values).onConflictDoNothing().returning()
  return made.length > 0
}

export async function updateCalendar(
  tx: Tx,
  { set, ...key }: Key & { set: Partial<typeof interviewerCalendar.$inferInsert> },
): Promise<void> {
  await tx.db.update(table).set(set).where(isKey(key))
}

/** What reading a calendar needs; null once it is removed. */
export async function findToRead(tx: Tx, key: Key) {
  const [found] = await tx.db
    .select({ row: table, zone: interviewerAvailability.timeZone, email: appUser.email })
    .from(table)
    .innerJoin(appUser, eq(appUser.userId, table.userId))
    .leftJoin(
      interviewerAvailability,
      and(
        eq(interviewerAvailability.accountId, table.accountId),
        eq(interviewerAvailability.userId, table.userId),
      ),
    )
    .where(and(isKey(key), isNull(table.removedAt)))
  return found ?? null
}

/** Ids of the user's interviews, which their own calendar may have as well. */
export async function listInterviewIds(tx: Tx, { accountId, userId }: Owner): Promise<string[]> {
  const rows = await tx.db
    .select({ id: interviewInterviewer.interviewUuid })
    .from(interviewInterviewer)
    .where(
      and(eq(interviewInterviewer.accountId, accountId), eq(interviewInterviewer.userId, userId)),
    )
  return rows.map(({ id }) => id)
}

/** Puts other busy times in place of those that were known. */
export async function replaceBusyTimes(
  tx: Tx,
  { accountId, calendarId, busy }: Key & { busy: readonly BusyTime[] },
): Promise<void> {
  await tx.db
    .delete(calendarBusyTime)
    .where(
      and(eq(calendarBusyTime.accountId, accountId), eq(calendarBusyTime.calendarId, calendarId)),
    )
  const [starts, ends] = [0, 1].map((index) =>
    busy.map((one) => new Date(one[index] ?? 0).toISOString()),
  )
  await tx.db.execute(sql`
    insert into calendar_busy_time (account_id, calendar_id, starts_at, ends_at)
    select ${accountId}, ${calendarId}::uuid, starts_at, ends_at
    from unnest(${sql.param(starts)}::timestamptz[], ${sql.param(ends)}::timestamptz[]) as busy (starts_at, ends_at)`)
}

type Ended = {
  at: Date
  problem: CalendarProblem | null
  skipped?: SkippedEntries
  sealedAddress?: string | undefined
}

/** Writes how a reading went. */
export async function endReading(
  tx: Tx,
  { at, problem, skipped, sealedAddress, ...key }: Key & Ended,
): Promise<void> {
  await updateCalendar(tx, {
    ...key,
    set: {
      triedAt: at,
      problem,
      ...(problem === null ? { fetchedAt: at } : {}),
      ...(skipped === undefined ? {} : { skipped }),
      ...(sealedAddress === undefined ? {} : { sealedAddress }),
    },
  })
}

/** Marks those that were last ordered before a moment as ordered now; of two runs each gets others. */
export async function claimDue(
  tx: Tx,
  { before, at, limit }: { before: Date; at: Date; limit: number },
): Promise<Key[]> {
  const due = tx.db
    .select({ id: table.calendarId })
    .from(table)
    .where(and(isNull(table.removedAt), lte(table.orderedAt, before)))
    .orderBy(asc(table.orderedAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return tx.db
    .update(table)
    .set({ orderedAt: at })
    .where(inArray(table.calendarId, due))
    .returning({ accountId: table.accountId, calendarId: table.calendarId })
}

/** Forgets calendars of users who work for the company no more. */
export async function deleteOfFormerMembers(tx: Tx): Promise<void> {
  const roles = tx.db
    .select({ one: sql`1` })
    .from(userRole)
    .where(and(eq(userRole.accountId, table.accountId), eq(userRole.userId, table.userId)))
  await tx.db.delete(table).where(notExists(roles))
}

/** Busy times of users by their calendars, between two moments. */
export async function listCalendarBusy(
  tx: Tx,
  given: { accountId: number; ids: readonly number[]; from: Date; to: Date },
) {
  const { accountId, ids, from, to } = given
  return tx.db
    .select({
      userId: table.userId,
      startsAt: calendarBusyTime.startsAt,
      endsAt: calendarBusyTime.endsAt,
    })
    .from(calendarBusyTime)
    .innerJoin(
      table,
      and(
        eq(table.accountId, calendarBusyTime.accountId),
        eq(table.calendarId, calendarBusyTime.calendarId),
      ),
    )
    .where(
      and(
        eq(table.accountId, accountId),
        inArray(table.userId, [...ids]),
        isNull(table.removedAt),
        gt(calendarBusyTime.endsAt, from),
        lt(calendarBusyTime.startsAt, to),
      ),
    )
}

function isOwn({ accountId, userId }: Owner) {
  return and(eq(table.accountId, accountId), eq(table.userId, userId))
}

function isKey({ accountId, calendarId }: Key) {
  return and(eq(table.accountId, accountId), eq(table.calendarId, calendarId))
}
