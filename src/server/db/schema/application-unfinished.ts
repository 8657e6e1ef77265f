import { sql } from 'drizzle-orm'
import { uniqueIndex, type PgColumn } from 'drizzle-orm/pg-core'

/** What breaks it is answered with `applied_again`. */
export const UNFINISHED_INDEX = 'application_unfinished'

/**
 * One unfinished application of a person to a requisition: two would be answered half each. Who applies, recovers or undoes
 * looks for another one first; this decides between two at once.
 */
export function ofUnfinished(of: { accountId: PgColumn; jobId: PgColumn; userId: PgColumn }) {
  return [
    uniqueIndex(UNFINISHED_INDEX)
      .on(of.accountId, of.jobId, of.userId)
      .where(sql`status = 'incomplete' and deleted_at is null`),
  ]
}
