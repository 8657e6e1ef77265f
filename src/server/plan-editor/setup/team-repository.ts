// SQL of hiring teams. Runs in the company's scope.
import { and, asc, eq, notExists, sql } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { userRole } from '../../db/schema/account.ts'
import { jobTeam } from '../../db/schema/requisition.ts'
import { appUser } from '../../db/schema/session.ts'
import { foldedHasWords } from '../../db/search.ts'

type JobKey = { readonly accountId: number; readonly jobId: number }

const MAX_FOUND = 20

export async function listTeam(tx: Tx, { accountId, jobId }: JobKey) {
  return tx.db
    .select({
      job_team_id: jobTeam.jobTeamId,
      job_id: jobTeam.jobId,
      user_id: jobTeam.userId,
      first_name: appUser.firstName,
      last_name: appUser.lastName,
      email: appUser.email,
      team_role: jobTeam.teamRole,
    })
    .from(jobTeam)
    .innerJoin(appUser, eq(appUser.userId, jobTeam.userId))
    .where(and(eq(jobTeam.accountId, accountId), eq(jobTeam.jobId, jobId)))
    .orderBy(asc(jobTeam.jobTeamId))
}

/** Takes a user off the team; their id, or null when there is no such member. */
export async function deleteMember(
  tx: Tx,
  { accountId, jobId, jobTeamId }: JobKey & { jobTeamId: number },
): Promise<number | null> {
  const [row] = await tx.db
    .delete(jobTeam)
    .where(
      and(
        eq(jobTeam.accountId, accountId),
        eq(jobTeam.jobId, jobId),
        eq(jobTeam.jobTeamId, jobTeamId),
      ),
    )
    .returning({ userId: jobTeam.userId })
  return row?.userId ?? null
}

/** Whether a user has a role in the company. */
export async function isMember(
  tx: Tx,
  { accountId, userId }: { accountId: number; userId: number },
): Promise<boolean> {
  const roles = and(eq(userRole.accountId, accountId), eq(userRole.userId, userId))
  return (await tx.db.$count(userRole, roles)) > 0
}

/** The first users of the company that a text finds and who are not on the team, by name. */
export async function listAssignable(
  tx: Tx,
  { accountId, jobId, search }: JobKey & { search: string },
) {
  const name = sql`${appUser.firstName} || ' ' || ${appUser.lastName}`
  const onTeam = tx.db
    .select({ one: sql`1` })
    .from(jobTeam)
    .where(
      and(
        eq(jobTeam.accountId, accountId),
        eq(jobTeam.jobId, jobId),
        eq(jobTeam.userId, appUser.userId),
      ),
    )
  return tx.db
    .selectDistinct({
      user_id: appUser.userId,
      full_name: sql<string>`${name}`,
      email: appUser.email,
    })
    .from(userRole)
    .innerJoin(appUser, eq(appUser.userId, userRole.userId))
    .where(
      and(
        eq(userRole.accountId, accountId),
        notExists(onTeam),
        foldedHasWords(appUser.folded, search),
      ),
    )
    .orderBy(sql`2`, appUser.userId)
    .limit(MAX_FOUND)
}
