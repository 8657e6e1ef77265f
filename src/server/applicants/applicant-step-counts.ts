// How many applicants are at each step of the published plan, under the filters of the list but the one by step.
import { and, asc, eq, sql } from 'drizzle-orm'

import type { ApplicantCounts } from '#contract/requisitions/requisitions.ts'

import type { Tx } from '../db/database.ts'
import { application, job, jobStep } from '../db/schema/requisition.ts'
import type { ApplicantFilters } from './applicant-query.ts'
import { filterOf } from './applicant-repository.ts'

/** Who is at an older version of a step counts for it; who is at a step that the plan has no more counts in `all` alone. */
export async function countSteps(
  tx: Tx,
  filters: ApplicantFilters,
): Promise<ApplicantCounts['step']> {
  const rows = await countByStepId(tx, filters)
  const versions = await listVersions(tx, filters)
  const origins = new Map(versions.map(({ id, origin }) => [id, origin]))
  const steps = versions
    .filter(({ isPublished }) => isPublished)
    .map(({ id, origin }) => ({
      job_step_id: id,
      count: sumOf(rows.filter((row) => origins.get(row.jobStepId ?? 0) === origin)),
    }))
  return { all: sumOf(rows), steps }
}

/** How many applicants are at each version of a step, and at none. */
export function countByStepId(tx: Tx, { job_step_id: _step, ...others }: ApplicantFilters) {
  const { jobStepId } = application
  return tx.db
    .select({ jobStepId, count: sql<number>`count(*)::int` })
    .from(application)
    .where(filterOf(others))
    .groupBy(jobStepId)
}

// Before the first publication, the steps are those of the draft.
function listVersions(tx: Tx, { accountId, jobId }: { accountId: number; jobId: number }) {
  const { jobStepId, originStepId, planVersion } = jobStep
  return tx.db
    .select({
      id: jobStepId,
      origin: sql<number>`coalesce(${originStepId}, ${jobStepId})`.mapWith(Number),
      isPublished: sql<boolean>`${planVersion} = greatest(${job.planVersion}, 1)`,
    })
    .from(jobStep)
    .innerJoin(job, and(eq(job.accountId, jobStep.accountId), eq(job.jobId, jobStep.jobId)))
    .where(and(eq(jobStep.accountId, accountId), eq(jobStep.jobId, jobId)))
    .orderBy(asc(jobStep.sortOrder))
}

function sumOf(rows: ReadonlyArray<{ count: number }>): number {
  return rows.reduce((sum, { count }) => sum + count, 0)
}
