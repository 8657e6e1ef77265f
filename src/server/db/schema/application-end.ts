// When an application came to its end: with its decision, or with being taken off its requisition. Rules of retention look
// for it every day.
import { type SQL, sql } from 'drizzle-orm'
import { index, type AnyPgColumn, type PgColumn } from 'drizzle-orm/pg-core'

import { ENDED_STATUSES } from '#contract/applicants/application.ts'

type Columns = {
  readonly status: AnyPgColumn
  readonly decidedAt: AnyPgColumn
  readonly deletedAt: AnyPgColumn
}

/** The instant of the end; null for one that goes on. */
export function endedAt({ status, decidedAt, deletedAt }: Columns): SQL {
  // Written out, not as a parameter: an index is used only when it holds the very same expression.
  const ended = sql.raw(ENDED_STATUSES.map((one) => `'${one}'`).join(', '))
  return sql`(case when ${status} in (${ended}) then ${decidedAt} else ${deletedAt} end)`
}

/** Finds those that ended, for retention. */
export function ofEnd({
  accountId,
  ...table
}: Columns & { accountId: PgColumn; decidedAt: PgColumn }) {
  return [
    index('application_hired')
      .on(accountId, table.decidedAt)
      .where(sql`erased_at is null and status = 'hired'`),
    index('application_ended')
      .on(accountId, endedAt(table))
      .where(sql`erased_at is null and status <> 'hired'`),
  ]
}
