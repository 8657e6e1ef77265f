// When an application came to its step, and its link to the one that staff moved it to.
import { sql } from 'drizzle-orm'
import { bigint, index, type PgColumn, timestamp } from 'drizzle-orm/pg-core'

import { listedRows } from './application-merge.ts'

export const moveColumns = {
  /** The application to another requisition that staff moved here. */
  movedFrom: bigint('moved_from', { mode: 'number' }),
  /** When it came to its step; for the first one, when they applied. Written by a trigger: ../functions/steps.sql. */
  stepSince: timestamp('step_since', { withTimezone: true }).notNull().defaultNow(),
}

type Columns = Record<'accountId' | 'jobId' | 'movedFrom' | 'stepSince', PgColumn>

/** Finds where an application went on, and who has been at a step for the longest. */
export function ofMove({ accountId, jobId, movedFrom, stepSince }: Columns) {
  return [
    index('application_moved')
      .on(accountId, movedFrom)
      .where(sql`moved_from is not null`),
    index('application_stay').on(accountId, jobId, stepSince).where(listedRows()),
  ]
}
