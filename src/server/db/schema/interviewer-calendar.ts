import { sql } from 'drizzle-orm'
// Calendars that interviewers subscribed to, and the busy times that were read in them.
import {
  bigint,
  check,
  foreignKey,
  index,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import type { CalendarProblem } from '#contract/interviews/calendar-problems.ts'
import type { SkippedEntries } from '#contract/interviews/interviewer-calendars.ts'

import { jsonb } from '../json-column.ts'
import { accountKey } from './account.ts'
import { appUser } from './session.ts'
import { tenantTable } from './tenant.ts'

export const interviewerCalendar = tenantTable(
  'interviewer_calendar',
  {
    calendarId: uuid('calendar_id').notNull(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => appUser.userId),
    /** Who has the address reads the calendar: sealed, see `sealed-secret.ts`. */
    sealedAddress: text('sealed_address').notNull(),
    /** SHA-256, so that one calendar is added once. */
    addressHash: text('address_hash').notNull(),
    host: text('host').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    /** When a reading was last ordered. */
    orderedAt: timestamp('ordered_at', { withTimezone: true }).notNull(),
    /** When the last reading ended, in whatever way; null before. */
    triedAt: timestamp('tried_at', { withTimezone: true }),
    /** When busy times were last read; null before. */
    fetchedAt: timestamp('fetched_at', { withTimezone: true }),
    problem: text('problem').$type<CalendarProblem>(),
    /** Entries that the last successful reading left out. */
    skipped: jsonb('skipped').$type<SkippedEntries>().notNull().default({ count: 0, entries: [] }),
    /** Can be put back for some minutes. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    accountKey(table),
    primaryKey({ columns: [table.accountId, table.calendarId] }),
    uniqueIndex('interviewer_calendar_address').on(
      table.accountId,
      table.userId,
      table.addressHash,
    ),
    index('interviewer_calendar_person').on(table.userId),
    index('interviewer_calendar_due')
      .on(table.orderedAt)
      .where(sql`removed_at is null`),
    index('interviewer_calendar_removed')
      .on(table.removedAt)
      .where(sql`removed_at is not null`),
  ],
)

/** Those of one calendar do not touch each other. */
export const calendarBusyTime = tenantTable(
  'calendar_busy_time',
  {
    calendarId: uuid('calendar_id').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.calendarId, table.startsAt] }),
    foreignKey({
      columns: [table.accountId, table.calendarId],
      foreignColumns: [interviewerCalendar.accountId, interviewerCalendar.calendarId],
    }).onDelete('cascade'),
    check('calendar_busy_time_order', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)
