// Assigns a submitted application to one of the team, where the requisition says so.
import { and, asc, eq, exists, isNull, sql } from 'drizzle-orm'

import { recordAudit } from '../../access/audit/audit-trail.ts'
import type { Tx } from '../../db/database.ts'
import { userRole } from '../../db/schema/account.ts'
import { application, jobTeam } from '../../db/schema/requisition.ts'
import { appUser } from '../../db/schema/session.ts'

type Submitted = {
  readonly accountId: number
  readonly jobId: number
  readonly userSmartreqId: number
  readonly at: Date
}

/**
 * Gives the application to the member whose turn is longest ago. One that is assigned already, by hand or by a rule, stays
 * as it is: safe to repeat. Runs in the system's scope.
 */
export async function assignInTurn(tx: Tx, submitted: Submitted): Promise<void> {
  const [next] = (await lockMembers(tx, submitted)).toSorted(
    (one, other) => (one.lastAssignedAt?.getTime() ?? 0) - (other.lastAssignedAt?.getTime() ?? 0),
  )
  if (next === undefined) return
  const { accountId, jobId, userSmartreqId, at } = submitted
  const given = await tx.db
    .update(application)
    .set({ assignedUserId: next.userId })
    .where(
      and(
        eq(application.accountId, accountId),
        eq(application.userSmartreqId, userSmartreqId),
        isNull(application.assignedUserId),
      ),
    )
    .returning({ id: application.userSmartreqId })
  if (given.length === 0) return
  await tx.db
    .update(jobTeam)
    .set({ lastAssignedAt: at })
    .where(and(eq(jobTeam.accountId, accountId), eq(jobTeam.jobTeamId, next.jobTeamId)))
  await recordAudit(tx, {
    accountId,
    jobId,
    actorId: null,
    entity: 'application',
    entityId: userSmartreqId,
    action: 'assign',
    after: { assigned_user: next.name },
  })
}

// All of them, so that of two applications at once the second one sees whose turn the first one was. Not those who left
// the company.
function lockMembers(tx: Tx, { accountId, jobId }: Submitted) {
  return tx.db
    .select({
      jobTeamId: jobTeam.jobTeamId,
      userId: jobTeam.userId,
      lastAssignedAt: jobTeam.lastAssignedAt,
      name: sql<string>`${appUser.firstName} || ' ' || ${appUser.lastName}`,
    })
    .from(jobTeam)
    .innerJoin(appUser, eq(appUser.userId, jobTeam.userId))
    .where(
      and(
        eq(jobTeam.accountId, accountId),
        eq(jobTeam.jobId, jobId),
        eq(jobTeam.isAssigned, true),
        exists(
          tx.db
            .select({ one: sql`1` })
            .from(userRole)
            .where(and(eq(userRole.accountId, accountId), eq(userRole.userId, jobTeam.userId))),
        ),
      ),
    )
    .orderBy(asc(jobTeam.jobTeamId))
    .for('update', { of: jobTeam })
}
