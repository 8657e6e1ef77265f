// What the server refused of the work on attempts. What it took is in the receipts of its commands.
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

import { attempt } from './assessment.ts'
import { anyScope } from './tenant.ts'

/** How many refusals of one attempt are kept: a device that repeats itself must not fill the database. */
export const MAX_REFUSALS = 100

/** A request about an attempt that was refused: append-only, and written though the request itself left nothing. */
export const attemptRefusal = pgTable(
  'attempt_refusal',
  {
    accountId: bigint('account_id', { mode: 'number' }).notNull(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempt.attemptId),
    /** From 1; as part of the key it is what bounds their number, the user who writes at the same moment. */
    place: smallint('place').notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    /** Null when the request did not say. */
    deviceId: uuid('device_id'),
    command: text('command').notNull(),
    code: text('code').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    anyScope(),
    primaryKey({ columns: [table.attemptId, table.place] }),
    check(
      'attempt_refusal_few',
      sql`${table.place} between 1 and ${sql.raw(String(MAX_REFUSALS))}`,
    ),
  ],
)
