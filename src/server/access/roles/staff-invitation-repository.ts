// SQL of the invitations to work for a company. Runs in the company's scope, or the system's for a link.
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import type {
  listStaffInvitations as listEndpoint,
  StaffInvitation,
} from '#contract/access/staff-invitations.ts'

import type { Tx } from '../../db/database.ts'
import { account, role, userRole } from '../../db/schema/account.ts'
import { staffInvitation } from '../../db/schema/staff-invitation.ts'
import { hasWords } from '../../db/search.ts'

type Key = { readonly accountId: number; readonly staffInvitationId: number }
export type InvitationRow = typeof staffInvitation.$inferSelect

/** One page of the invitations that wait, and how many there are. */
export async function listInvitations(
  tx: Tx,
  query: z.output<typeof listEndpoint.query> & { accountId: number; at: Date },
): Promise<{ rows: StaffInvitation[]; total: number }> {
  const where = and(
    eq(staffInvitation.accountId, query.accountId),
    hasWords(staffInvitation.email, query.search),
  )
  const rows = await tx.db
    .select({ invitation: staffInvitation, roleName: role.roleName, inviter: inviterName })
    .from(staffInvitation)
    .innerJoin(
      role,
      and(eq(role.accountId, staffInvitation.accountId), eq(role.roleId, staffInvitation.roleId)),
    )
    .where(where)
    .orderBy(orderOf(query.ordering), asc(staffInvitation.staffInvitationId))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  const { at } = query
  return {
    rows: rows.map((row) => ({
      staff_invitation_id: row.invitation.staffInvitationId,
      email: row.invitation.email,
      role_id: row.invitation.roleId,
      role_name: row.roleName,
      invited_by: row.inviter,
      invited_at: row.invitation.invitedAt.toISOString(),
      expires_at: row.invitation.expiresAt.toISOString(),
      status: statusOf(row.invitation, at),
    })),
    total: await tx.db.$count(staffInvitation, where),
  }
}

// Null for a user whom the company does not see any more.
const inviterName = sql<string | null>`(select u.first_name || ' ' || u.last_name
  from app_user u where u.user_id = ${staffInvitation.invitedBy})`

function statusOf(row: InvitationRow, at: Date): StaffInvitation['status'] {
  if (row.failedAt !== null) return 'failed'
  return row.expiresAt <= at ? 'expired' : 'open'
}

function orderOf(ordering: z.output<typeof listEndpoint.query>['ordering']): SQL {
  const direction = ordering.startsWith('-') ? desc : asc
  return direction(ordering.endsWith('email') ? staffInvitation.email : staffInvitation.invitedAt)
}

/** Invites an address, or invites it again: with another role, link and life. */
export async function putInvitation(
  tx: Tx,
  values: Omit<typeof staffInvitation.$inferInsert, 'staffInvitationId'>,
): Promise<number> {
  const { roleId, invitedBy, ...sending } = values
  const [row] = await tx.db
    .insert(staffInvitation)
    .values(values)
    .onConflictDoUpdate({
      target: [staffInvitation.accountId, staffInvitation.email],
      set: { ...sending, roleId, invitedBy, sentAt: null, failedAt: null },
    })
    .returning({ id: staffInvitation.staffInvitationId })
  if (row === undefined) throw new Error('An insert returned no row.')
  return row.id
}

/** An invitation that waits, locked; null for another company's. */
export async function lockInvitation(tx: Tx, key: Key): Promise<InvitationRow | null> {
  const [row] = await tx.db.select().from(staffInvitation).where(isKey(key)).for('update')
  return row ?? null
}

/** An invitation with the names of the company and of the role. */
export type NamedInvitation = InvitationRow & {
  readonly accountName: string
  readonly roleName: string
}

/** An invitation by its link, locked. */
export async function lockByLink(tx: Tx, linkUuid: string): Promise<NamedInvitation | null> {
  const [row] = await tx.db
    .select({
      invitation: staffInvitation,
      accountName: account.name,
      roleName: role.roleName,
    })
    .from(staffInvitation)
    .innerJoin(account, eq(account.accountId, staffInvitation.accountId))
    .innerJoin(
      role,
      and(eq(role.accountId, staffInvitation.accountId), eq(role.roleId, staffInvitation.roleId)),
    )
    .where(eq(staffInvitation.linkUuid, linkUuid))
    .for('update', { of: staffInvitation })
  if (row === undefined) return null
  const { invitation, accountName, roleName } = row
  return { ...invitation, accountName, roleName }
}

export async function updateInvitation(
  tx: Tx,
  given: Key & { set: Partial<typeof staffInvitation.$inferInsert> },
): Promise<void> {
  await tx.db.update(staffInvitation).set(given.set).where(isKey(given))
}

export async function deleteInvitation(tx: Tx, key: Key): Promise<void> {
  await tx.db.delete(staffInvitation).where(isKey(key))
}

/** Gives a user one more role, after those that they have; false when they have it. */
export async function addRole(
  tx: Tx,
  given: { accountId: number; userId: number; roleId: number },
): Promise<boolean> {
  const { accountId, userId, roleId } = given
  const last = sql`(select coalesce(max(sort_order), 0) + 1 from user_role
    where account_id = ${accountId} and user_id = ${userId})`
  const rows = await tx.db
    .insert(userRole)
    .values({ accountId, userId, roleId, sortOrder: last })
    .onConflictDoNothing()
    .returning({ roleId: userRole.roleId })
  return rows.length > 0
}

/** Turns the guest places of an email address on hiring teams into those of the user who joins with it. */
export async function joinTeams(
  tx: Tx,
  { accountId, email, userId }: { accountId: number; email: string; userId: number },
): Promise<void> {
  const isTheirs = sql`account_id = ${accountId} and guest_email = lower(${email})`
  await tx.db.execute(sql`
    update job_team t set user_id = ${userId}, guest_email = null, guest_first_name = null, guest_last_name = null
    where ${isTheirs} and not exists (select 1 from job_team o
      where o.account_id = t.account_id and o.job_id = t.job_id and o.user_id = ${userId})`)
  await tx.db.execute(sql`delete from job_team where ${isTheirs}`)
}

/** Whether a user has any role in the company. */
export async function isMember(
  tx: Tx,
  { accountId, userId }: { accountId: number; userId: number },
): Promise<boolean> {
  const holds = and(eq(userRole.accountId, accountId), eq(userRole.userId, userId))
  return (await tx.db.$count(userRole, holds)) > 0
}

function isKey({ accountId, staffInvitationId }: Key) {
  return and(
    eq(staffInvitation.accountId, accountId),
    eq(staffInvitation.staffInvitationId, staffInvitationId),
  )
}
