// What the rows of a list say beside what they are sorted and narrowed by: read for one page, in one query each.
import type { ApplicantRow } from '#contract/requisitions/requisitions.ts'

import type { Tx } from '../db/database.ts'
import { withAttributeScores } from './attribute-scores.ts'
import { withTimes } from './row-times.ts'
import { withStepProgress } from './step-progress.ts'

type Row = Pick<ApplicantRow, 'user_smartreq_id' | 'job_step_id' | 'step_status'>
type Page<Listed> = { accountId: number; rows: readonly Listed[] }

/** Rows with the steps of their plans, their times and their attribute scores. */
export async function withRowDetails<Listed extends Row>(
  tx: Tx,
  { accountId, rows }: Page<Listed>,
) {
  const marked = await withStepProgress(tx, { accountId, rows })
  const timed = await withTimes(tx, { accountId, rows: marked })
  return withAttributeScores(tx, { accountId, rows: timed })
}
