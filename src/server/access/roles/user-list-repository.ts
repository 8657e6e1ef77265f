// SQL of the users of all companies. Runs in the system's scope.
import { and, asc, count, desc, eq, exists, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import type { ListedUser, listUsers } from '#contract/access/users.ts'

import type { Tx } from '../../db/database.ts'
import { userRole } from '../../db/schema/account.ts'
import { appUser } from '../../db/schema/session.ts'
import { foldedHasWords } from '../../db/search.ts'

export type UserQuery = z.output<typeof listUsers.query>

/** One page of those who work for a company or for the provider, and how many there are. */
export async function listUsersOfAll(
  tx: Tx,
  query: UserQuery,
): Promise<{ rows: ListedUser[]; total: number }> {
  const where = filterOf(tx, query)
  const rows = await tx.db
    .select({
      user_id: appUser.userId,
      first_name: appUser.firstName,
      last_name: appUser.lastName,
      email: appUser.email,
      is_jf_admin: appUser.isJfAdmin,
      createdAt: appUser.createdAt,
      accounts,
    })
    .from(appUser)
    .where(where)
    .orderBy(...orderOf(query.ordering), asc(appUser.userId))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  const [all] = await tx.db.select({ total: count() }).from(appUser).where(where)
  return {
    rows: rows.map(({ createdAt, ...row }) => ({ ...row, created_at: createdAt.toISOString() })),
    total: all?.total ?? 0,
  }
}

// Read for the page's rows only.
const accounts = sql<ListedUser['accounts']>`(
  select coalesce(json_agg(json_build_object('account_id', a.account_id, 'account_name', a.name)
    order by lower(a.name), a.account_id), '[]')
  from account a
  where a.account_id in (select r.account_id from user_role r where r.user_id = app_user.user_id))`

function filterOf(tx: Tx, { search }: UserQuery): SQL | undefined {
  const held = tx.db
    .select({ one: sql`1` })
    .from(userRole)
    .where(eq(userRole.userId, appUser.userId))
  const isOfStaff = and(isNull(appUser.erasedAt), or(eq(appUser.isJfAdmin, true), exists(held)))
  return and(isOfStaff, foldedHasWords(appUser.folded, search))
}

function orderOf(ordering: UserQuery['ordering']): SQL[] {
  const direction = ordering.startsWith('-') ? desc : asc
  if (ordering.endsWith('created_at')) return [direction(appUser.createdAt)]
  if (ordering.endsWith('email')) return [direction(sql`lower(${appUser.email})`)]
  return [direction(sql`lower(${appUser.lastName})`), direction(sql`lower(${appUser.firstName})`)]
}
