// The indexes behind the list and the board of a requisition's applicants.
import { sql } from 'drizzle-orm'
import { index, type ExtraConfigColumn } from 'drizzle-orm/pg-core'

type Columns = {
  readonly accountId: ExtraConfigColumn
  readonly jobId: ExtraConfigColumn
  readonly jobStepId: ExtraConfigColumn
  readonly createdAt: ExtraConfigColumn
}

/** The latest first: all of a requisition for its list, those of a step for a column of its board. */
export function ofRequisition({ accountId, jobId, jobStepId, createdAt }: Columns) {
  const isListed = sql`deleted_at is null`
  return [
    index('application_list').on(accountId, jobId, createdAt.desc()).where(isListed),
    index('application_step').on(accountId, jobId, jobStepId, createdAt.desc()).where(isListed),
  ]
}
