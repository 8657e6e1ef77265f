// SQL of a company's roles. Runs in the company's scope.
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import type { AccountRole, listRoles as listEndpoint, RoleBody } from '#contract/access/roles.ts'

import type { Tx } from '../../db/database.ts'
import { roleFlagColumns, roleFlagValues } from '../../db/role-flags.ts'
import { account, role, userRole } from '../../db/schema/account.ts'
import { signOnProvider } from '../../db/schema/sign-on.ts'
import { staffInvitation } from '../../db/schema/staff-invitation.ts'
import { hasWords } from '../../db/search.ts'

type Key = { readonly accountId: number; readonly roleId: number }

const columns = {
  role_id: role.roleId,
  role_name: role.roleName,
  ...roleFlagColumns,
  notifications: role.notifications,
  // Names with their table: alone in a query, drizzle's columns leave it out.
  member_count: sql<number>`(select count(*)::int from user_role u
    where u.account_id = role.account_id and u.role_id = role.role_id)`.as('member_count'),
}

/** One page of roles, and how many there are. */
export async function listRoles(
  tx: Tx,
  query: z.output<typeof listEndpoint.query> & { accountId: number },
): Promise<{ rows: AccountRole[]; total: number }> {
  const where = and(eq(role.accountId, query.accountId), hasWords(role.roleName, query.search))
  const rows = await tx.db
    .select(columns)
    .from(role)
    .where(where)
    .orderBy(orderOf(query.ordering), asc(role.roleId))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  return { rows, total: await tx.db.$count(role, where) }
}

function orderOf(ordering: z.output<typeof listEndpoint.query>['ordering']): SQL {
  const direction = ordering.startsWith('-') ? desc : asc
  return direction(ordering.endsWith('member_count') ? sql`member_count` : sql`lower(role_name)`)
}

/** A role of the company; null for another one's. */
export async function findRole(tx: Tx, key: Key): Promise<AccountRole | null> {
  const [row] = await tx.db.select(columns).from(role).where(isRole(key))
  return row ?? null
}

/** Inserts a role; null when the company has one of that name. */
export async function insertRole(
  tx: Tx,
  given: { accountId: number; body: RoleBody },
): Promise<number | null> {
  const { accountId, body } = given
  const [row] = await tx.db
    .insert(role)
    .values({ accountId, ...valuesOf(body) })
    .onConflictDoNothing()
    .returning({ roleId: role.roleId })
  return row?.roleId ?? null
}

/** Whether another role than this one has the name. */
export async function isNameTaken(tx: Tx, { accountId, roleId, name }: Key & { name: string }) {
  const others = await tx.db.$count(
    role,
    and(
      eq(role.accountId, accountId),
      sql`lower(${role.roleName}) = lower(${name})`,
      sql`${role.roleId} <> ${roleId}`,
    ),
  )
  return others > 0
}

export async function updateRole(tx: Tx, given: Key & { body: RoleBody }): Promise<void> {
  await tx.db.update(role).set(valuesOf(given.body)).where(isRole(given))
}

/** Deletes a role that no one holds. */
export async function deleteRole(tx: Tx, key: Key): Promise<void> {
  await tx.db.delete(role).where(isRole(key))
}

/** Whether the company's single sign-on gives a role to those who come in by it. */
export async function isGivenAtSignOn(tx: Tx, { accountId, roleId }: Key): Promise<boolean> {
  const isDefault = and(
    eq(signOnProvider.accountId, accountId),
    eq(signOnProvider.defaultRoleId, roleId),
  )
  return (await tx.db.$count(signOnProvider, isDefault)) > 0
}

/** Whether a user who was invited will get a role. */
export async function isInvitedTo(tx: Tx, { accountId, roleId }: Key): Promise<boolean> {
  const isGiven = and(eq(staffInvitation.accountId, accountId), eq(staffInvitation.roleId, roleId))
  return (await tx.db.$count(staffInvitation, isGiven)) > 0
}

/** Gives everyone who holds a role, or will be given it, another one instead; who holds both keeps that one. */
export async function moveHolders(tx: Tx, given: Key & { to: number }): Promise<void> {
  const { accountId, roleId, to } = given
  await tx.db.execute(sql`
    insert into user_role (account_id, user_id, role_id, sort_order, signed_out_at)
    select account_id, user_id, ${to}, sort_order, signed_out_at from user_role
    where account_id = ${accountId} and role_id = ${roleId}
    on conflict do nothing`)
  await tx.db
    .delete(userRole)
    .where(and(eq(userRole.accountId, accountId), eq(userRole.roleId, roleId)))
  await tx.db
    .update(signOnProvider)
    .set({ defaultRoleId: to })
    .where(and(eq(signOnProvider.accountId, accountId), eq(signOnProvider.defaultRoleId, roleId)))
  await tx.db
    .update(staffInvitation)
    .set({ roleId: to })
    .where(and(eq(staffInvitation.accountId, accountId), eq(staffInvitation.roleId, roleId)))
}

/**
 * Holds off every other change of roles of the company until the commit: what is said about the last admin must still be
 * true then.
 */
export async function lockRoles(tx: Tx, { accountId }: { accountId: number }): Promise<void> {
  await tx.db
    .select({ one: sql`1` })
    .from(account)
    .where(eq(account.accountId, accountId))
    .for('no key update')
}

/** How many people of the company may change its settings. */
export async function countSettingsKeepers(
  tx: Tx,
  { accountId }: { accountId: number },
): Promise<number> {
  const [row] = await tx.db
    .select({ count: sql<number>`count(distinct ${userRole.userId})::int` })
    .from(userRole)
    .innerJoin(role, and(eq(role.accountId, userRole.accountId), eq(role.roleId, userRole.roleId)))
    .where(
      and(
        eq(userRole.accountId, accountId),
        sql`(${role.companySettingsAccess} or ${role.fullAccess})`,
      ),
    )
  return row?.count ?? 0
}

function isRole({ accountId, roleId }: Key) {
  return and(eq(role.accountId, accountId), eq(role.roleId, roleId))
}

function valuesOf(body: RoleBody) {
  const { role_name: roleName, notifications } = body
  const kept = notifications === undefined ? {} : { notifications }
  return { roleName, ...roleFlagValues(body), ...kept }
}
