// The submitted assessments that can be scored again. Runs in the company's scope.
import { and, asc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { answer, assessment, attempt } from '../db/schema/assessment.ts'
import { application } from '../db/schema/requisition.ts'

type JobKey = { readonly accountId: number; readonly jobId: number }
type Key = { readonly accountId: number; readonly userSmartreqId: number }
type Counts = { readonly applicants: number; readonly recalculated: number; readonly kept: number }

/** Those of a requisition that measure something, by whether all of their answers are stored. */
export async function countRecalculable(tx: Tx, { accountId, jobId }: JobKey): Promise<Counts> {
  return countWhere(tx, and(eq(application.accountId, accountId), eq(application.jobId, jobId)))
}

/** The same for one application. */
export async function countRecalculableOf(
  tx: Tx,
  { accountId, userSmartreqId }: Key,
): Promise<Counts> {
  return countWhere(
    tx,
    and(eq(application.accountId, accountId), eq(application.userSmartreqId, userSmartreqId)),
  )
}

/** Of one application, in the order in which they were submitted. */
export async function listRecalculable(
  tx: Tx,
  { accountId, userSmartreqId }: Key,
): Promise<string[]> {
  const rows = await tx.db
    .select({ attemptId: attempt.attemptId })
    .from(attempt)
    .innerJoin(assessment, eq(assessment.asmtId, attempt.asmtId))
    .where(
      and(
        eq(attempt.accountId, accountId),
        eq(attempt.userSmartreqId, userSmartreqId),
        isMeasuring,
      ),
    )
    .orderBy(asc(attempt.submittedAt), asc(attempt.attemptId))
  return rows.map(({ attemptId }) => attemptId)
}

const isMeasuring = and(
  isNotNull(attempt.submittedAt),
  sql`jsonb_array_length(${assessment.scoring} -> 'scales') > 0`,
)

async function countWhere(tx: Tx, which: SQL | undefined): Promise<Counts> {
  const stored = sql`(select count(*) from ${answer} where ${answer.attemptId} = ${attempt.attemptId})`
  const isStored = sql`${stored} >= ${attempt.answeredCount}`
  const [row] = await tx.db
    .select({
      applicants: sql<number>`count(distinct ${attempt.userSmartreqId})::int`,
      recalculated: sql<number>`count(*) filter (where ${isStored})::int`,
      kept: sql<number>`count(*) filter (where not ${isStored})::int`,
    })
    .from(application)
    .innerJoin(
      attempt,
      and(
        eq(attempt.accountId, application.accountId),
        eq(attempt.userSmartreqId, application.userSmartreqId),
      ),
    )
    .innerJoin(assessment, eq(assessment.asmtId, attempt.asmtId))
    .where(and(which, isMeasuring))
  return row ?? { applicants: 0, recalculated: 0, kept: 0 }
}
