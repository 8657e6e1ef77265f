// SQL of choosing the company to work in. Runs in the system's scope.
import { and, asc, eq, exists, sql } from 'drizzle-orm'

import type { ListedCompany } from '#contract/access/companies.ts'

import type { Tx } from '../../db/database.ts'
import { account, userRole } from '../../db/schema/account.ts'
import { appUser } from '../../db/schema/session.ts'

type Page = {
  readonly page: number
  readonly page_size: number
  readonly search?: string | undefined
}

/** One page of all companies, by name, and how many there are. */
export async function listCompanies(
  tx: Tx,
  { page, page_size, search = '' }: Page,
): Promise<{ rows: ListedCompany[]; total: number }> {
  const where =
    search === ''
      ? undefined
      : sql`fold_text(${account.name}) like '%' || fold_text(${search}) || '%'`
  const rows = await tx.db
    .select({
      account_id: account.accountId,
      account_name: account.name,
      account_logo_url: account.logoUrl,
    })
    .from(account)
    .where(where)
    .orderBy(asc(sql`lower(${account.name})`), asc(account.accountId))
    .limit(page_size)
    .offset((page - 1) * page_size)
  return { rows, total: await tx.db.$count(account, where) }
}

/** Whether a user may work in a company: with a role there, or as a provider admin. */
export async function mayWorkIn(
  tx: Tx,
  { userId, accountId }: { userId: number; accountId: number },
): Promise<boolean> {
  const hasRole = tx.db
    .select({ one: sql`1` })
    .from(userRole)
    .where(and(eq(userRole.userId, userId), eq(userRole.accountId, accountId)))
  const isProvider = tx.db
    .select({ one: sql`1` })
    .from(appUser)
    .where(and(eq(appUser.userId, userId), eq(appUser.isJfAdmin, true)))
  const [row] = await tx.db
    .select({ may: sql<boolean>`${exists(hasRole)} or ${exists(isProvider)}` })
    .from(account)
    .where(eq(account.accountId, accountId))
  return row?.may ?? false
}

export async function setCurrentCompany(
  tx: Tx,
  { userId, accountId }: { userId: number; accountId: number | null },
): Promise<void> {
  await tx.db.update(appUser).set({ currentAccountId: accountId }).where(eq(appUser.userId, userId))
}
