// The jobs that a person holds or is about to begin. Runs in the system’s scope: people read no records of employees.
import type { OwnJob } from '#contract/people/own-jobs.ts'
import { userJobState } from '#contract/people/user-job-rules.ts'

import type { Tx } from '../../db/database.ts'
import { dayAfter } from '../../offers/offer-deadline.ts'
import { listOwn, type OwnJobRow } from './own-job-repository.ts'

export type HeldJob = OwnJobRow & { readonly state: OwnJob['state'] }

/** The latest first. */
export async function listHeldJobs(
  tx: Tx,
  { userId, at }: { userId: number; at: Date },
): Promise<HeldJob[]> {
  const since = dayAfter(at, { days: -1, timeZone: 'UTC' })
  const rows = await listOwn(tx, { userId, since })
  return rows.flatMap((row) => {
    const state = stateOf(row, at)
    return state === null ? [] : [{ ...row, state }]
  })
}

/** Null for a job that is over, by the day that it is for the company. */
function stateOf(row: OwnJobRow, at: Date): OwnJob['state'] | null {
  const today = dayAfter(at, { days: 0, timeZone: row.timeZone })
  const state = userJobState({ ...row, isMoved: false }, today)
  return state === 'planned' || state === 'current' ? state : null
}
