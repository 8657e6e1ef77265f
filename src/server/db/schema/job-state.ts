// Where a requisition stands: with the scores of its applicants, and with its approval.
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, index, integer, text, timestamp } from 'drizzle-orm/pg-core'

import { jobProfileColumns } from './job-profile.ts'
import { appUser } from './session.ts'

/** Columns of a job. */
export const jobStateColumns = {
  /** Counts the changes of its own weights: what was scored by them says by which. */
  weightsVersion: integer('weights_version').notNull().default(1),
  /** The predictive model that scores its applicants; null for its own weights. */
  predictiveModelId: bigint('predictive_model_id', { mode: 'number' }),
  predictiveModelVersion: integer('predictive_model_version'),
  /** Since when its scores are calculated again; null once they all are. */
  recalculatingSince: timestamp('recalculating_since', { withTimezone: true, precision: 3 }),
  /** Of how many things the recalculation that is under way has done how many. */
  recalculatedCount: integer('recalculated_count').notNull().default(0),
  recalculationTotal: integer('recalculation_total').notNull().default(0),
  /** Who waits for an approver, and since when; null while no request is open. */
  approvalRequestedBy: bigint('approval_requested_by', { mode: 'number' }).references(
    () => appUser.userId,
  ),
  approvalRequestedAt: timestamp('approval_requested_at', { withTimezone: true }),
  /** Why an approver sent the draft back. */
  returnedNote: text('returned_note'),
  ...jobProfileColumns,
}

/** Finds ended requisitions by the time they ended. */
export function ofClosed({
  accountId,
  closedAt,
}: {
  accountId: AnyPgColumn
  closedAt: AnyPgColumn
}) {
  return [
    index('job_closed')
      .on(accountId, closedAt)
      .where(sql`closed_at is not null`),
  ]
}
