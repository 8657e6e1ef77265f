// SQL of the offer that an application has now. Runs in the company's scope.
import { and, eq, inArray } from 'drizzle-orm'

import { CURRENT_STATES } from '#contract/offers/offer-states.ts'
import type { Scorecard } from '#contract/scorecards/scorecards.ts'

import type { Tx } from '../db/database.ts'
import { offer } from '../db/schema/offer.ts'

/** The one offer of an application that has not ended; null without one. Nothing private is in it. */
export async function findCurrentOffer(
  tx: Tx,
  { accountId, userSmartreqId }: { accountId: number; userSmartreqId: number },
): Promise<Scorecard['offer']> {
  const [row] = await tx.db
    .select({ state: offer.state, terms: offer.terms })
    .from(offer)
    .where(
      and(
        eq(offer.accountId, accountId),
        eq(offer.userSmartreqId, userSmartreqId),
        inArray(offer.state, [...CURRENT_STATES]),
      ),
    )
  return row === undefined ? null : { state: row.state, start_date: row.terms.start_date }
}
