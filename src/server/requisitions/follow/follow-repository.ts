// SQL of what changed at a requisition's applicants of late. Runs in the company's scope.
import { and, asc, eq, sql } from 'drizzle-orm'

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

/** Entries of the audit trail about the applications to a requisition in the last seconds, oldest first. */
export async function listRecentChanges(
  tx: Tx,
  given: { accountId: number; jobId: number; lastSeconds: number },
): Promise<RecentChange[]> {
  const { accountId, jobId, lastSeconds } = given
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
        eq(auditEvent.jobId, jobId),
        eq(auditEvent.entity, 'application'),
        sql`${auditEvent.at} > now() - make_interval(secs => ${lastSeconds})`,
      ),
    )
    .orderBy(asc(auditEvent.at), asc(auditEvent.auditId))
    .limit(LONGEST)
}
