import { and, eq, inArray, isNull, not, sql } from 'drizzle-orm'

import type { ScopedDatabase } from '../db/database.ts'
import { isNoTemplate } from '../db/job-types.ts'
// Whose a job or an application is, before anything is known of who asks. Tells nothing else of them.
import { jobOfApplication } from '../db/joins.ts'
import { application, job } from '../db/schema/requisition.ts'
import { AppError } from '../http/app-error.ts'

export type JobKey = { job: number } | { application: number }

/**
 * Which company and kind a job is of, by its id or by an application to it.
 * @throws AppError `not_found`, also for the go of an employee, which is no application.
 */
export async function getJob(database: ScopedDatabase, of: JobKey) {
  const columns = { accountId: job.accountId, jobId: job.jobId, jobTypeId: job.jobTypeId }
  // Prepared once for each connection, as every request of staff at a job begins with one of the two.
  const row = await database.inScope({ kind: 'system' }, async (tx) => {
    const query =
      'job' in of
        ? tx.db
            .select(columns)
            .from(job)
            .where(and(eq(job.jobId, sql.placeholder('job')), isNoTemplate))
            .prepare('job_by_id')
        : tx.db
            .select(columns)
            .from(application)
            .innerJoin(job, jobOfApplication)
            .where(
              and(
                eq(application.userSmartreqId, sql.placeholder('application')),
                not(application.isOfEmployee),
              ),
            )
            .prepare('job_of_application')
    return (await query.execute(of))[0]
  })
  if (row === undefined) throw new AppError('not_found')
  return row
}

/** The jobs of some applications: one row for each that is there. */
export function listJobs(database: ScopedDatabase, ids: readonly number[]) {
  return database.inScope({ kind: 'system' }, (tx) =>
    tx.db
      .select({ accountId: job.accountId, jobId: job.jobId, jobTypeId: job.jobTypeId })
      .from(application)
      .innerJoin(job, jobOfApplication)
      .where(
        and(
          inArray(application.userSmartreqId, [...ids]),
          isNull(application.erasedAt),
          not(application.isOfEmployee),
        ),
      ),
  )
}
