// SQL of what changed at applicants of late. Runs in the company's scope.
import { and, asc, eq, inArray, sql } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { auditEvent } from '../../db/schema/audit.ts'

/** More than a screen can use. */
const LONGEST = 1000

export type RecentChange = {
  readonly auditId: number
  /** Null for the product itself. */
  readonly actorId: number | null
  readonly userSmartreqId: number
}

/** Entries of the audit trail about applications in the last seconds, oldest first; of all jobs where `jobIds` is null. */
export async function listRecentChanges(
  tx: Tx,
  given: { accountId: number; jobIds: readonly number[] | null; lastSeconds: number },
): Promise<RecentChange[]> {
  const { accountId, jobIds, lastSeconds } = given
  return tx.db
    .select({
      auditId: auditEvent.auditId,
      actorId: auditEvent.actorId,
      userSmartreqId: auditEvent.entityId,
    })
    .from(auditEvent)
    .where(
      and(
        eq(auditEvent.accountId, accountId),
        jobIds === null ? undefined : inArray(auditEvent.jobId, [...jobIds]),
        eq(auditEvent.entity, 'application'),
        sql`${auditEvent.at} > now() - make_interval(secs => ${lastSeconds})`,
      ),
    )
    .orderBy(asc(auditEvent.at), asc(auditEvent.auditId))
    .limit(LONGEST)
}
