// SQL of companies as their staff see them.
import { asc, eq } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { account, userRole } from '../../db/schema/account.ts'

/** The company of a person's first role; null for people without one. */
export async function findFirstAccount(tx: Tx, userId: number): Promise<number | null> {
  const [row] = await tx.db
    .select({ accountId: userRole.accountId })
    .from(userRole)
    .where(eq(userRole.userId, userId))
    .orderBy(asc(userRole.sortOrder), asc(userRole.accountId))
    .limit(1)
  return row?.accountId ?? null
}

export async function findAccount(tx: Tx, accountId: number) {
  const [row] = await tx.db.select().from(account).where(eq(account.accountId, accountId))
  return row ?? null
}
