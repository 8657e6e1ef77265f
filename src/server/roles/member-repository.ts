// SQL of the people of a company and of the roles that they hold. Runs in the company's scope.
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import type { listMembers as listEndpoint, Member } from '#contract/roles.ts'

import type { Tx } from '../db/database.ts'
import { escapeLike } from '../db/like.ts'
import { userRole } from '../db/schema/account.ts'
import { jobTeam } from '../db/schema/requisition.ts'
import { appUser } from '../db/schema/session.ts'

type Key = { readonly accountId: number; readonly userId: number }
type Query = z.output<typeof listEndpoint.query> & { readonly accountId: number }

const columns = {
  user_id: appUser.userId,
  first_name: appUser.firstName,
  last_name: appUser.lastName,
  email: appUser.email,
}

/** One page of the people who hold a role, and how many there are. */
export async function listMembers(
  tx: Tx,
  query: Query,
): Promise<{ rows: Member[]; total: number }> {
  const where = filterOf(query)
  const people = await tx.db
    .select({ ...columns, roles: rolesOf(query) })
    .from(appUser)
    .where(where)
    .orderBy(...orderOf(query.ordering), asc(appUser.userId))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  return { rows: people, total: await tx.db.$count(appUser, where) }
}

/** Somebody who holds a role in the company; null for anybody else. */
export async function findMember(tx: Tx, { accountId, userId }: Key): Promise<Member | null> {
  const [row] = await tx.db
    .select({ ...columns, roles: rolesOf({ accountId }) })
    .from(appUser)
    .where(and(eq(appUser.userId, userId), holdsRole({ accountId })))
  return row ?? null
}

/** Gives somebody these roles, in this order, and no others. */
export async function replaceRoles(
  tx: Tx,
  given: Key & { roleIds: readonly number[] },
): Promise<void> {
  const { accountId, userId, roleIds } = given
  await deleteRoles(tx, given)
  await tx.db
    .insert(userRole)
    .values(roleIds.map((roleId, index) => ({ accountId, userId, roleId, sortOrder: index + 1 })))
}

/** Takes somebody out of the company: their roles, and their places on its teams. */
export async function removeMember(tx: Tx, key: Key): Promise<void> {
  await deleteRoles(tx, key)
  await tx.db
    .delete(jobTeam)
    .where(and(eq(jobTeam.accountId, key.accountId), eq(jobTeam.userId, key.userId)))
}

async function deleteRoles(tx: Tx, { accountId, userId }: Key): Promise<void> {
  await tx.db
    .delete(userRole)
    .where(and(eq(userRole.accountId, accountId), eq(userRole.userId, userId)))
}

function filterOf(query: Query): SQL | undefined {
  const pattern = `%${escapeLike(query.search.toLowerCase())}%`
  return and(
    holdsRole({ accountId: query.accountId, roleId: query.role_id }),
    query.search === ''
      ? undefined
      : sql`lower(${appUser.firstName} || ' ' || ${appUser.lastName} || ' ' || ${appUser.email}) like ${pattern}`,
  )
}

// Here and below names come with their table: alone in a query, drizzle's columns leave it out.
function holdsRole(of: { accountId: number; roleId?: number | undefined }): SQL {
  const which = of.roleId === undefined ? sql`` : sql`and u.role_id = ${of.roleId}`
  return sql`exists (select 1 from user_role u
    where u.account_id = ${of.accountId} and u.user_id = app_user.user_id ${which})`
}

// Read for the page's rows only.
function rolesOf({ accountId }: { accountId: number }) {
  return sql<Member['roles']>`(
    select coalesce(json_agg(json_build_object('role_id', r.role_id, 'role_name', r.role_name)
      order by u.sort_order, r.role_id), '[]')
    from user_role u join role r on r.account_id = u.account_id and r.role_id = u.role_id
    where u.account_id = ${accountId} and u.user_id = app_user.user_id)`
}

function orderOf(ordering: Query['ordering']): SQL[] {
  const direction = ordering.startsWith('-') ? desc : asc
  if (ordering.endsWith('email')) return [direction(sql`lower(${appUser.email})`)]
  return [direction(sql`lower(${appUser.lastName})`), direction(sql`lower(${appUser.firstName})`)]
}
