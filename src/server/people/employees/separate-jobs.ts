// Records that people leave their jobs: one of them by staff, many by an import. Runs in the company's scope, with its lists
// and the employees locked; who may write a note was asked before.
import { sql } from 'drizzle-orm'

import type { Separation } from '#contract/people/user-jobs.ts'
import type { SeparationType } from '#contract/settings/separation-reasons.ts'

import type { Tx } from '../../db/database.ts'

/** A job as it was before the separation. Days are YYYY-MM-DD. */
type Separable = {
  readonly userJobId: number
  readonly startDate: string
  readonly endDate: string | null
}
type Ended = Omit<Separation, 'separation_note'>
export type SeparatedJob = {
  readonly stretch: Separable
  /** Without a note the note stays as it is. */
  readonly separation: Separation
}

/** Why a job cannot end so; null where it can. */
export function findSeparationFault(
  { startDate }: Pick<Separable, 'startDate'>,
  ended: Ended & {
    /** The type of the chosen reason; null without a reason, and for one that the company does not have. */
    readonly reasonType: SeparationType | null
  },
) {
  if (ended.end_date < startDate) return { reason: 'end_before_start', field: 'end_date' } as const
  if (ended.separation_reason_id !== null && ended.reasonType !== ended.separation_type)
    return { reason: 'reason_of_other_type', field: 'separation_reason_id' } as const
  return null
}

/** Writes separations, in one statement. */
export async function separateJobs(
  tx: Tx,
  { accountId, separated }: { accountId: number; separated: readonly SeparatedJob[] },
): Promise<void> {
  if (separated.length === 0) return
  const rows = JSON.stringify(
    separated.map(({ stretch, separation: { separation_note: note, ...ended } }) => ({
      ...ended,
      user_job_id: stretch.userJobId,
      has_note: note !== undefined,
      note: note === '' ? null : note,
    })),
  )
  await tx.db.execute(sql`
    update user_job j set end_date = x.end_date, separation_type = x.separation_type,
      separation_reason_id = x.separation_reason_id,
      separation_note = case when x.has_note then x.note else j.separation_note end
    from jsonb_to_recordset(${rows}::jsonb) as x(user_job_id bigint, end_date date, separation_type text,
      separation_reason_id bigint, has_note boolean, note text)
    where j.account_id = ${accountId} and j.user_job_id = x.user_job_id`)
}

/** What the audit trail says of a separation: all but its note. */
export function separationEntry({ stretch, separation }: SeparatedJob) {
  const { separation_note: _note, ...after } = separation
  const before = { start_date: stretch.startDate, end_date: stretch.endDate }
  return {
    entity: 'user_job',
    entityId: stretch.userJobId,
    action: 'separate',
    before,
    after,
  } as const
}
