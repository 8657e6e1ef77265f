// Applicants of a company who look like one person, and are not: staff said so.
import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, primaryKey, timestamp } from 'drizzle-orm/pg-core'

import { applicant } from './requisition.ts'
import { tenantTable } from './tenant.ts'

/** A pair of applicants, each pair once: the lower id comes first. */
export const duplicateDismissal = tenantTable(
  'duplicate_dismissal',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    otherUserId: bigint('other_user_id', { mode: 'number' }).notNull(),
    dismissedBy: bigint('dismissed_by', { mode: 'number' }).notNull(),
    dismissedAt: timestamp('dismissed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.userId, table.otherUserId] }),
    check('duplicate_dismissal_order', sql`user_id < other_user_id`),
    index('duplicate_dismissal_other').on(table.accountId, table.otherUserId),
    foreignKey({
      columns: [table.accountId, table.userId],
      foreignColumns: [applicant.accountId, applicant.userId],
    }),
    foreignKey({
      columns: [table.accountId, table.otherUserId],
      foreignColumns: [applicant.accountId, applicant.userId],
    }),
  ],
)
