// The link between an application and the one that staff merged it into, and which applications lists show.
import { sql, type SQL } from 'drizzle-orm'
import { bigint, index, timestamp, type PgColumn } from 'drizzle-orm/pg-core'

export const mergeColumns = {
  /** The application that this one was merged into; null for one that stands alone. */
  mergedInto: bigint('merged_into', { mode: 'number' }),
  mergedAt: timestamp('merged_at', { withTimezone: true }),
  mergedBy: bigint('merged_by', { mode: 'number' }),
}

/**
 * What lists and counts of staff go by, for the conditions of their indexes: written out, because an index is used only by
 * a query that holds the very same condition. Queries have it by `isListed` and `isListedAs`.
 */
export function listedRows(): SQL {
  return sql`deleted_at is null and merged_into is null and not is_of_employee`
}

/** Finds what was merged into an application. */
export function ofMerge(given: { accountId: PgColumn; mergedInto: PgColumn }) {
  return [
    index('application_merged')
      .on(given.accountId, given.mergedInto)
      .where(sql`merged_into is not null`),
  ]
}
