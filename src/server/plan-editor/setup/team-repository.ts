// SQL of hiring teams. Runs in the company's scope.
import { and, asc, eq, isNotNull, notExists, sql } from 'drizzle-orm'

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
      first_name: sql<string>`coalesce(${appUser.firstName}, ${jobTeam.guestFirstName})`,
      last_name: sql<string>`coalesce(${appUser.lastName}, ${jobTeam.guestLastName})`,
      email: sql<string>`coalesce(${appUser.email}, ${jobTeam.guestEmail})`,
      team_role: jobTeam.teamRole,
      is_notified: jobTeam.isNotified,
    })
    .from(jobTeam)
    .leftJoin(appUser, eq(appUser.userId, jobTeam.userId))
    .where(and(eq(jobTeam.accountId, accountId), eq(jobTeam.jobId, jobId)))
    .orderBy(asc(jobTeam.jobTeamId))
}

type MemberKey = JobKey & { readonly jobTeamId: number }

/** Takes someone off the team; null when there is no such member. */
export async function deleteMember(
  tx: Tx,
  key: MemberKey,
): Promise<{ userId: number | null } | null> {
  const [row] = await tx.db
    .delete(jobTeam)
    .where(isMemberOf(key))
    .returning({ userId: jobTeam.userId })
  return row ?? null
}

/** Whether a user of the team is told of new applications; false where there is no such user. */
export async function setNotified(
  tx: Tx,
  { isNotified, ...key }: MemberKey & { isNotified: boolean },
): Promise<boolean> {
  const rows = await tx.db
    .update(jobTeam)
    .set({ isNotified })
    .where(and(isMemberOf(key), isNotNull(jobTeam.userId)))
    .returning({ jobTeamId: jobTeam.jobTeamId })
  return rows.length > 0
}

function isMemberOf({ accountId, jobId, jobTeamId }: MemberKey) {
  return and(
    eq(jobTeam.accountId, accountId),
    eq(jobTeam.jobId, jobId),
    eq(jobTeam.jobTeamId, jobTeamId),
  )
}

/** The user of the company who has an address; null for one of no company, or of another. */
export async function findColleague(
  tx: Tx,
  { accountId, email }: { accountId: number; email: string },
): Promise<number | null> {
  const [row] = await tx.db
    .select({ userId: appUser.userId })
    .from(userRole)
    .innerJoin(appUser, eq(appUser.userId, userRole.userId))
    .where(and(eq(userRole.accountId, accountId), sql`lower(${appUser.email}) = ${email}`))
    .limit(1)
  return row?.userId ?? null
}

type Guest = JobKey & {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly teamRole: string
}

/** Adds a guest to the team, or gives one with that address the new name and role. Returns the `job_team_id`. */
export async function upsertGuest(
  tx: Tx,
  { accountId, jobId, email, firstName, lastName, teamRole }: Guest,
): Promise<number> {
  const named = { guestFirstName: firstName, guestLastName: lastName, teamRole }
  const [row] = await tx.db
    .insert(jobTeam)
    .values({ accountId, jobId, guestEmail: email, ...named })
    .onConflictDoUpdate({
      target: [jobTeam.accountId, jobTeam.jobId, jobTeam.guestEmail],
      set: named,
    })
    .returning({ jobTeamId: jobTeam.jobTeamId })
  if (row === undefined) throw new Error('An insert returned no row.')
  return row.jobTeamId
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
