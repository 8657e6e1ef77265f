// SQL of how many offers a company sends in a month. Runs in the company's scope.
import { and, eq, sql } from 'drizzle-orm'

import type { OfferSends } from '#contract/offers/e-signature.ts'
import { OFFER_LIMITS } from '#contract/offers/offer-states.ts'

import type { Tx } from '../db/database.ts'
import { offerMonth } from '../db/schema/offer.ts'
import { monthOf } from './offer-deadline.ts'

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

/** How many offers a company has sent in the month of a moment, and how many it can send. */
export async function sendsOf(
  tx: Tx,
  { accountId, at }: { accountId: number; at: Date },
): Promise<OfferSends> {
  const month = monthOf(at)
  const [row] = await tx.db
    .select({ sent: offerMonth.sent })
    .from(offerMonth)
    .where(and(eq(offerMonth.accountId, accountId), eq(offerMonth.month, month)))
  return { month, used: row?.sent ?? 0, limit: OFFER_LIMITS.perMonth }
}
