// Orders the rules of requisitions, in the transaction of what happened to some applications.
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'

import { CLOSED_STATUSES } from '#contract/applicants/application-states.ts'

import type { Tx } from '../db/database.ts'
import { jobOfApplication } from '../db/joins.ts'
import { application, job } from '../db/schema/requisition.ts'
import type { Jobs } from '../jobs/jobs.ts'

type Event = {
  readonly jobs: Pick<Jobs, 'send'>
  readonly accountId: number
  readonly ids: readonly number[]
  /** The rules that started one another until this happened; left out where a user or a candidate did it. */
  readonly chain?: readonly number[] | undefined
  /** Only the rules that depend on a score. */
  readonly isOfScores?: true
}

/** Most requisitions have no rules: no job is made for those. */
export async function startAutomations(tx: Tx, event: Event): Promise<void> {
  const { jobs, accountId, ids, chain = [], isOfScores } = event
  const hasRules = sql`exists (select 1 from automation_rule r where r.account_id = ${accountId}
    and r.job_id = ${job.jobId} and r.is_on)`
  const rows = await tx.db
    .select({ id: application.userSmartreqId })
    .from(application)
    .innerJoin(job, jobOfApplication)
    .where(
      and(
        eq(application.accountId, accountId),
        inArray(application.userSmartreqId, [...ids]),
        notInArray(job.status, [...CLOSED_STATUSES]),
        hasRules,
      ),
    )
  if (rows.length === 0) return
  const found = rows.map(({ id }) => id)
  const which = isOfScores === undefined ? {} : { isOfScores }
  await jobs.send(tx, 'run-automations', { accountId, ids: found, chain: [...chain], ...which })
}
