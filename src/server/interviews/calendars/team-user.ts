// SQL of a user on the team of a requisition. Runs in the company's scope.
import { and, eq } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { jobTeam } from '../../db/schema/requisition.ts'
import { appUser } from '../../db/schema/session.ts'

/** Null for a user who is not on the team. */
export async function findTeamUser(
  tx: Tx,
  { accountId, jobId, userId }: { accountId: number; jobId: number; userId: number },
) {
  const [row] = await tx.db
    .select({ userId: appUser.userId, language: appUser.language })
    .from(jobTeam)
    .innerJoin(appUser, eq(appUser.userId, jobTeam.userId))
    .where(
      and(eq(jobTeam.accountId, accountId), eq(jobTeam.jobId, jobId), eq(jobTeam.userId, userId)),
    )
  return row ?? null
}
