// How often something was tried that must not be tried without end.
import { char, index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'

import { systemScope } from './tenant.ts'

export const tryLimit = pgTable(
  'try_limit',
  {
    /** SHA-256 of what is limited: no one's address is kept for it. */
    limitKey: char('limit_key', { length: 64 }).primaryKey(),
    tries: integer('tries').notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
    blockedUntil: timestamp('blocked_until', { withTimezone: true }),
  },
  (table) => [systemScope(), index('try_limit_age').on(table.lastAt)],
)
