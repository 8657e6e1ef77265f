// SQL of the people of a company and of the roles that they hold. Runs in the company's scope.
import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import type { listMembers as listEndpoint, Member } from '#contract/access/roles.ts'

import type { Tx } from '../../db/database.ts'
import { userRole } from '../../db/schema/account.ts'
import { jobTeam } from '../../db/schema/requisition.ts'
import { appUser } from '../../db/schema/session.ts'
import { foldedHasWords } from '../../db/search.ts'

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
  const holder = holdersOf(tx, query)
  const people = await tx.db
    .select({ ...columns, roles: rolesOf(query) })
    .from(holder)
    .innerJoin(appUser, eq(appUser.userId, holder.userId))
    .where(where)
    .orderBy(...orderOf(query.ordering), asc(appUser.userId))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  const [all] = await tx.db
    .select({ total: count() })
    .from(holder)
    .innerJoin(appUser, eq(appUser.userId, holder.userId))
    .where(where)
  return { rows: people, total: all?.total ?? 0 }
}

/** A user who holds a role in the company; null for anyone else. */
export async function findMember(tx: Tx, { accountId, userId }: Key): Promise<Member | null> {
  const holder = holdersOf(tx, { accountId })
  const [row] = await tx.db
    .select({ ...columns, roles: rolesOf({ accountId }) })
    .from(holder)
    .innerJoin(appUser, eq(appUser.userId, holder.userId))
    .where(eq(appUser.userId, userId))
  return row ?? null
}

/** Gives a user these roles, in this order, and no others. */
export async function replaceRoles(
  tx: Tx,
  given: Key & { roleIds: readonly number[] },
): Promise<void> {
  const { accountId, userId, roleIds } = given
  const signedOutAt = await deleteRoles(tx, given)
  await tx.db.insert(userRole).values(
    roleIds.map((roleId, index) => ({
      accountId,
      userId,
      roleId,
      sortOrder: index + 1,
      signedOutAt,
    })),
  )
}

/** Takes a user out of the company: their roles, and their places on its teams. */
export async function removeMember(tx: Tx, key: Key): Promise<void> {
  await deleteRoles(tx, key)
  await tx.db
    .delete(jobTeam)
    .where(and(eq(jobTeam.accountId, key.accountId), eq(jobTeam.userId, key.userId)))
}

/** When the company last signed them out: that holds for the roles that they get instead. */
async function deleteRoles(tx: Tx, { accountId, userId }: Key): Promise<Date | null> {
  const rows = await tx.db
    .delete(userRole)
    .where(and(eq(userRole.accountId, accountId), eq(userRole.userId, userId)))
    .returning({ signedOutAt: userRole.signedOutAt })
  const times = rows.flatMap((row) => (row.signedOutAt === null ? [] : [row.signedOutAt.getTime()]))
  return times.length === 0 ? null : new Date(Math.max(...times))
}

function filterOf({ search }: Query): SQL | undefined {
  return foldedHasWords(appUser.folded, search)
}

// What a query starts from: asked of each user instead, whether they hold a role, it would read the whole installation's.
function holdersOf(
  tx: Tx,
  { accountId, role_id: roleId }: { accountId: number; role_id?: number | undefined },
) {
  return tx.db
    .selectDistinct({ userId: userRole.userId })
    .from(userRole)
    .where(
      and(
        eq(userRole.accountId, accountId),
        roleId === undefined ? undefined : eq(userRole.roleId, roleId),
      ),
    )
    .as('holder')
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
