// SQL of how many offers a company sends in a month. Runs in the company's scope.
import { and, eq, sql } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { offerMonth } from '../db/schema/offer.ts'

/** Counts one more offer of a month, unless the company has sent as many as it can; false then. */
export async function countSend(
  tx: Tx,
  { accountId, month, limit }: { accountId: number; month: string; limit: number },
): Promise<boolean> {
  if (limit < 1) return false
  const rows = await tx.db
    .insert(offerMonth)
    .values({ accountId, month, sent: 1 })
    .onConflictDoUpdate({
      target: [offerMonth.accountId, offerMonth.month],
      set: { sent: sql`${offerMonth.sent} + 1` },
      setWhere: sql`${offerMonth.sent} < ${limit}`,
    })
    .returning({ sent: offerMonth.sent })
  return rows.length > 0
}

/** How many offers a company sent in a month. */
export async function sentIn(
  tx: Tx,
  { accountId, month }: { accountId: number; month: string },
): Promise<number> {
  const [row] = await tx.db
    .select({ sent: offerMonth.sent })
    .from(offerMonth)
    .where(and(eq(offerMonth.accountId, accountId), eq(offerMonth.month, month)))
  return row?.sent ?? 0
}
