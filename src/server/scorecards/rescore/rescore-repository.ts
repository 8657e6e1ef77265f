// SQL of scoring one applicant again. Runs in the company's scope.
import { and, eq, isNull } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { application } from '../../db/schema/requisition.ts'

/** The fit score of an application, locked; null where there is none, and for one that was erased. */
export async function lockScore(
  tx: Tx,
  { accountId, userSmartreqId }: { readonly accountId: number; readonly userSmartreqId: number },
): Promise<{ jobId: number; score: number | null } | null> {
  const [row] = await tx.db
    .select({ jobId: application.jobId, score: application.score })
    .from(application)
    .where(
      and(
        eq(application.accountId, accountId),
        eq(application.userSmartreqId, userSmartreqId),
        isNull(application.erasedAt),
      ),
    )
    .for('no key update')
  return row ?? null
}
