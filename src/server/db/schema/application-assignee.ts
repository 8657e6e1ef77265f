// Which user looks after an application, and the index that lists are narrowed by.
import { sql } from 'drizzle-orm'
import { bigint, index, type PgColumn } from 'drizzle-orm/pg-core'

export const assigneeColumns = {
  /** Null when no one is assigned. */
  assignedUserId: bigint('assigned_user_id', { mode: 'number' }),
}

type Columns = { accountId: PgColumn; jobId: PgColumn; assignedUserId: PgColumn }

export function ofAssignee({ accountId, jobId, assignedUserId }: Columns) {
  return [
    index('application_assignee')
      .on(accountId, assignedUserId, jobId)
      .where(sql`assigned_user_id is not null`),
  ]
}
