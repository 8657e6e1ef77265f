// SQL of hiring teams. Runs in the company's scope.
import { and, asc, eq, inArray, isNotNull, notExists, or, sql } from 'drizzle-orm'

import type { JobTeamRole } from '#contract/access/job-team-roles.ts'

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
      is_assigned: jobTeam.isAssigned,
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

export type MemberSettings = {
  /** Whether they are told of new applications. */
  readonly isNotified?: boolean | undefined
  /** Whether new applications are assigned to them, in turn. */
  readonly isAssigned?: boolean | undefined
}

/** What is undefined stays. False where there is no such user on the team. */
export async function setMember(
  tx: Tx,
  { settings, ...key }: MemberKey & { settings: MemberSettings },
): Promise<boolean> {
  const rows = await tx.db
    .update(jobTeam)
    .set(settings)
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

export type NewGuest = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly teamRole: string
}

/** Adds a guest to the team, or gives one with that address the new name and role. Returns the `job_team_id`. */
export async function upsertGuest(tx: Tx, { accountId, jobId, ...guest }: JobKey & NewGuest) {
  const [row] = await upsertGuests(tx, { accountId, jobId, guests: [guest] })
  if (row === undefined) throw new Error('An insert returned no row.')
  return row.jobTeamId
}

/** The same for several, each with another address. */
export async function upsertGuests(
  tx: Tx,
  { accountId, jobId, guests }: JobKey & { guests: readonly NewGuest[] },
) {
  if (guests.length === 0) return []
  const rows = guests.map(({ email, firstName, lastName, teamRole }) => ({
    accountId,
    jobId,
    guestEmail: email,
    guestFirstName: firstName,
    guestLastName: lastName,
    teamRole,
  }))
  return tx.db
    .insert(jobTeam)
    .values(rows)
    .onConflictDoUpdate({
      target: [jobTeam.accountId, jobTeam.jobId, jobTeam.guestEmail],
      set: {
        guestFirstName: sql`excluded.guest_first_name`,
        guestLastName: sql`excluded.guest_last_name`,
        teamRole: sql`excluded.team_role`,
      },
    })
    .returning({ jobTeamId: jobTeam.jobTeamId })
}

/** Puts users on the team, or gives those who are on it their new role. */
export async function upsertMembers(
  tx: Tx,
  {
    accountId,
    jobId,
    roles,
  }: JobKey & { roles: readonly { userId: number; teamRole: JobTeamRole }[] },
): Promise<void> {
  if (roles.length === 0) return
  await tx.db
    .insert(jobTeam)
    .values(roles.map((one) => ({ accountId, jobId, ...one })))
    .onConflictDoUpdate({
      target: [jobTeam.accountId, jobTeam.jobId, jobTeam.userId],
      set: { teamRole: sql`excluded.team_role` },
    })
}

/** Users of the company, by their ids or email addresses. */
export async function findColleagues(
  tx: Tx,
  given: { accountId: number; ids: readonly number[]; emails: readonly string[] },
) {
  const address = sql<string>`lower(${appUser.email})`
  return tx.db
    .selectDistinct({ userId: appUser.userId, email: address })
    .from(userRole)
    .innerJoin(appUser, eq(appUser.userId, userRole.userId))
    .where(
      and(
        eq(userRole.accountId, given.accountId),
        or(inArray(appUser.userId, [...given.ids]), inArray(address, [...given.emails])),
      ),
    )
}

/** The first users of the company that a text finds, by name; at a requisition, those who are not on its team. */
export async function listAssignable(
  tx: Tx,
  { accountId, jobId, search }: { accountId: number; jobId: number | null; search: string },
) {
  const name = sql`${appUser.firstName} || ' ' || ${appUser.lastName}`
  const onTeam = tx.db
    .select({ one: sql`1` })
    .from(jobTeam)
    .where(
      and(
        eq(jobTeam.accountId, accountId),
        eq(jobTeam.jobId, jobId ?? 0),
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
        jobId === null ? undefined : notExists(onTeam),
        foldedHasWords(appUser.folded, search),
      ),
    )
    .orderBy(sql`2`, appUser.userId)
    .limit(MAX_FOUND)
}
