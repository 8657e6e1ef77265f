// The versions of a step: publishing a plan again makes another, and applicants stay at theirs.
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { application, jobStep } from '../db/schema/requisition.ts'

const versionsOf = (key: { accountId: SQL | number; jobStepId: SQL | number }) => sql`
  select o.job_step_id from job_step o
  join job_step s on s.account_id = o.account_id and s.job_id = o.job_id
    and coalesce(s.origin_step_id, s.job_step_id) = coalesce(o.origin_step_id, o.job_step_id)
  where o.account_id = ${key.accountId} and s.job_step_id = ${key.jobStepId}`

/** The step in each version of its plan; empty for one that is not the company's. */
export async function listStepVersions(
  tx: Tx,
  key: { accountId: number; jobStepId: number },
): Promise<number[]> {
  const rows = await tx.db
    .select({ id: jobStep.jobStepId })
    .from(jobStep)
    .where(
      and(eq(jobStep.accountId, key.accountId), sql`${jobStep.jobStepId} in (${versionsOf(key)})`),
    )
  return rows.map(({ id }) => id)
}

/** At any of some steps of a company, in any version of the plan. */
export function isAtAnyStep(key: { accountId: number; jobStepIds: readonly number[] }): SQL {
  const jobStepId = sql`any(${sql.param([...key.jobStepIds])}::bigint[])`
  return sql`${application.jobStepId} in (${versionsOf({ ...key, jobStepId })})`
}

/** At a step, in any version of the plan; by its ids where they are known. */
export function isAtStep(jobStepId: number, versions?: readonly number[]): SQL {
  if (versions !== undefined) return inArray(application.jobStepId, [...versions])
  const key = { accountId: sql`${application.accountId}`, jobStepId }
  return sql`${application.jobStepId} in (${versionsOf(key)})`
}
