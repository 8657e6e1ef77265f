// SQL of the effect of decisions on groups.
import { and, eq } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { job } from '../../db/schema/requisition.ts'
import type { JobKey } from '../decision-subjects.ts'

/** Whether the requisition asks the equal-opportunity questions. */
export async function asksEeoc(tx: Tx, { accountId, jobId }: JobKey): Promise<boolean> {
  const isThis = and(eq(job.accountId, accountId), eq(job.jobId, jobId), eq(job.asksEeoc, true))
  return (await tx.db.$count(job, isThis)) > 0
}
