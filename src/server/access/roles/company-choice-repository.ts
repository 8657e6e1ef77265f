// SQL of choosing the company to work in. Runs in the system's scope.
import { and, asc, eq, exists, sql } from 'drizzle-orm'

import type { ListedCompany } from '#contract/access/companies.ts'

import type { Tx } from '../../db/database.ts'
import { account, userRole } from '../../db/schema/account.ts'
import { appUser } from '../../db/schema/session.ts'
import { foldedHasWords } from '../../db/search.ts'

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
  const where = foldedHasWords(account.foldedName, search)
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

type Place = { readonly userId: number; readonly accountId: number }

/** Whether a user may work in a company: with a role there, or as a provider admin. */
export async function mayWorkIn(tx: Tx, { userId, accountId }: Place): Promise<boolean> {
  const hasRole = rolesIn(tx, { userId, accountId })
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

/** Whether a user has a role of their own in a company. */
export async function isMember(tx: Tx, place: Place): Promise<boolean> {
  return (await rolesIn(tx, place).limit(1)).length > 0
}

function rolesIn(tx: Tx, { userId, accountId }: Place) {
  return tx.db
    .select({ one: sql`1` })
    .from(userRole)
    .where(and(eq(userRole.userId, userId), eq(userRole.accountId, accountId)))
}

export async function setCurrentCompany(
  tx: Tx,
  { userId, accountId }: { userId: number; accountId: number | null },
): Promise<void> {
  await tx.db.update(appUser).set({ currentAccountId: accountId }).where(eq(appUser.userId, userId))
}
