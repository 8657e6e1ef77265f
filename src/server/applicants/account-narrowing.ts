// Filters over several requisitions: which requisitions and steps of the company they come down to.
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { application, job, jobStep } from '../db/schema/requisition.ts'
import type { AccountApplicantFilters, Narrowing } from './applicant-query.ts'

/** Read first for the list: as subqueries, they would keep it from its indexes. */
export async function findNarrowing(tx: Tx, filters: AccountApplicantFilters): Promise<Narrowing> {
  const { accountId } = filters
  const jobs = jobsOf(filters)
  const steps = stepsOf(filters)
  return {
    jobIds: jobs && (await listJobIds(tx, and(eq(job.accountId, accountId), jobs))),
    steps: steps && (await listSteps(tx, and(eq(jobStep.accountId, accountId), steps))),
  }
}

/** The conditions on applications; by ids where these were looked up. */
export function accountFilters(filters: AccountApplicantFilters): (SQL | undefined)[] {
  const { accountId, job_ids: named, narrowing } = filters
  const { jobId, jobStepId } = application
  if (narrowing !== undefined) {
    const { jobIds, steps } = narrowing
    return [
      named && inArray(jobId, named),
      jobIds && inArray(jobId, [...jobIds]),
      // The index on steps begins with their requisition.
      steps && inArray(jobId, [...new Set(steps.map((step) => step.jobId))]),
      steps &&
        inArray(
          jobStepId,
          steps.map((step) => step.jobStepId),
        ),
    ]
  }
  const jobs = jobsOf(filters)
  const steps = stepsOf(filters)
  return [
    named && inArray(jobId, named),
    jobs &&
      sql`${jobId} in (select ${job.jobId} from ${job} where ${job.accountId} = ${accountId} and ${jobs})`,
    steps &&
      sql`${jobStepId} in (select ${jobStep.jobStepId} from ${jobStep}
        where ${jobStep.accountId} = ${accountId} and ${steps})`,
  ]
}

async function listJobIds(tx: Tx, where: SQL | undefined): Promise<number[]> {
  const rows = await tx.db.select({ id: job.jobId }).from(job).where(where)
  return rows.map(({ id }) => id)
}

function listSteps(tx: Tx, where: SQL | undefined) {
  const { jobId, jobStepId } = jobStep
  return tx.db.select({ jobId, jobStepId }).from(jobStep).where(where)
}

function jobsOf(filters: AccountApplicantFilters): SQL | undefined {
  const { accountId, user_id: userId, job_types: types } = filters
  return and(
    types && inArray(job.jobTypeId, types),
    userId === undefined
      ? undefined
      : sql`exists (select from job_team t where t.account_id = ${accountId}
          and t.job_id = ${job.jobId} and t.user_id = ${userId})`,
  )
}

function stepsOf({ standard_steps: titles }: AccountApplicantFilters): SQL | undefined {
  return titles && inArray(jobStep.standardTitle, titles)
}
