// Which applications the lists and counts of staff show: the one place that says so. Their indexes hold the same condition,
// see `application-merge.ts`.
import { and, isNull, not, sql, type SQL } from 'drizzle-orm'

import { application } from './schema/requisition.ts'

/** True for applications that are neither taken off their requisition nor merged into another one, and no employee's go. */
export function isListed(): SQL | undefined {
  return and(
    isNull(application.deletedAt),
    isNull(application.mergedInto),
    not(application.isOfEmployee),
  )
}

/** The same in written SQL, where the table has another name. */
export function isListedAs(alias: string): SQL {
  return sql.raw(
    `${alias}.deleted_at is null and ${alias}.merged_into is null and not ${alias}.is_of_employee`,
  )
}
