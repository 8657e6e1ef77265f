// Declined offers that wait for the user who sent them, where the plan asks for it: until the offer is revised, another one
// is written, or the application is decided. Runs in the company's scope.
import { and, asc, eq, inArray, sql } from 'drizzle-orm'

import { CURRENT_STATES } from '#contract/offers/offer-states.ts'

import type { Tx } from '../../db/database.ts'
import { applicantOfApplication, applicationOfOffer, jobOfApplication } from '../../db/joins.ts'
import { offer } from '../../db/schema/offer.ts'
import { applicant, application, job } from '../../db/schema/requisition.ts'
import { OFFER_TASK, TASK_COUNT } from '../offer-tasks.ts'
import { setupOfOffer } from './activity-repository.ts'

type Mine = { readonly accountId: number; readonly userId: number }

const isFollowed = sql`exists (select 1 from offer o where o.account_id = offer.account_id
  and o.user_smartreq_id = offer.user_smartreq_id and o.user_offer_id <> offer.user_offer_id
  and (o.user_offer_id > offer.user_offer_id or o.state = any(${sql.param([...CURRENT_STATES])}::text[])))`

/** The first that were declined, and how many there are. */
export async function listDeclinedOffers(
  tx: Tx,
  { accountId, userId, most }: Mine & { readonly most: number },
) {
  const where = and(
    eq(offer.accountId, accountId),
    eq(offer.sentBy, userId),
    eq(offer.state, 'declined'),
    inArray(application.status, ['new', 'active']),
    sql`${application.deletedAt} is null and ${application.erasedAt} is null`,
    sql`${setupOfOffer} ->> 'on_decline' = 'sender_task'`,
    sql`not ${isFollowed}`,
  )
  const rows = await tx.db
    .select({
      ...OFFER_TASK,
      at: sql<Date>`coalesce(${offer.resolvedAt}, ${offer.createdAt})`.mapWith(offer.createdAt),
    })
    .from(offer)
    .innerJoin(application, applicationOfOffer)
    .innerJoin(job, jobOfApplication)
    .innerJoin(applicant, applicantOfApplication)
    .where(where)
    .orderBy(asc(offer.resolvedAt), asc(offer.userOfferId))
    .limit(most)
  const [counted] = await tx.db
    .select(TASK_COUNT)
    .from(offer)
    .innerJoin(application, applicationOfOffer)
    .where(where)
  return { rows, total: counted?.total ?? 0 }
}
