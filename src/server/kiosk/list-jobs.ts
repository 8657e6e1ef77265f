// The requisitions that today's list of a station is of. Runs in the company's scope.
import { and, asc, eq, inArray } from 'drizzle-orm'

import { REQUISITION } from '../applicants/changes/apply-change.ts'
import type { Tx } from '../db/database.ts'
import { job } from '../db/schema/requisition.ts'
import { AppError } from '../http/app-error.ts'

type Jobs = { readonly accountId: number; readonly ids: readonly number[] }

/** The titles of requisitions of a company; those of others are left out. */
export async function listJobTitles(tx: Tx, { accountId, ids }: Jobs) {
  if (ids.length === 0) return []
  return tx.db
    .select({ job_id: job.jobId, title: job.title })
    .from(job)
    .where(
      and(
        eq(job.accountId, accountId),
        inArray(job.jobId, [...ids]),
        eq(job.jobTypeId, REQUISITION),
      ),
    )
    .orderBy(asc(job.title), asc(job.jobId))
}

/** @throws AppError `validation_failed` for a requisition that is none of the company's. */
export async function assertOwnJobs(tx: Tx, given: Jobs): Promise<void> {
  const own = await listJobTitles(tx, given)
  if (own.length < given.ids.length)
    throw new AppError('validation_failed', {
      fields: { list_job_ids: 'Choose requisitions of this company.' },
    })
}
