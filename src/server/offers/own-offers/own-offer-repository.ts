// SQL of the offers that were sent to a candidate. Runs in the system's scope: every statement names the person.
import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'

import type { OfferState } from '#contract/offers/offer-states.ts'

import type { Tx } from '../../db/database.ts'
import { applicationOfOffer, jobOfApplication } from '../../db/joins.ts'
import { account } from '../../db/schema/account.ts'
import { offer, offerSigner, offerVersion } from '../../db/schema/offer.ts'
import { application, job } from '../../db/schema/requisition.ts'

const UNSENT: readonly OfferState[] = ['draft', 'pending_approval', 'approved', 'approval_rejected']

const COLUMNS = {
  offer,
  signer: offerSigner,
  version: {
    title: offerVersion.title,
    documentKey: offerVersion.documentKey,
    sealedKey: offerVersion.sealedKey,
  },
  refId: application.refId,
  jobId: application.jobId,
  companyName: account.name,
  timeZone: account.timeZone,
  jobTitle: job.title,
}

// The newest version whose link reached the candidate. While a newer one is written, or is out to the company's signers,
// the one before is superseded and not theirs to see; one that is cancelled before that ends with it.
const SHOWN_VERSION = sql`(select max(s.version) from offer_signer s
  where s.account_id = offer.account_id and s.user_offer_id = offer.user_offer_id
    and s.signer = 'candidate' and s.sent_at is not null
  having max(s.version) = offer.version or offer.state = 'cancelled')`

export type OwnOfferRow = NonNullable<Awaited<ReturnType<typeof findOwn>>>
type OwnKey = { readonly userId: number; readonly userOfferId: number }

/** One page of a person's offers, the newest first, and how many there are. */
export async function listOwn(
  tx: Tx,
  { userId, page, page_size }: { userId: number; page: number; page_size: number },
) {
  const where = isOwn(userId)
  const rows = await selectOwn(tx)
    .where(where)
    .orderBy(desc(offerSigner.sentAt), desc(offer.userOfferId))
    .limit(page_size)
    .offset((page - 1) * page_size)
  return { rows, total: await tx.db.$count(offer, where) }
}

/** One of a person's offers; null for another person's, and for one that was not sent to them. */
export async function findOwn(tx: Tx, { userId, userOfferId }: OwnKey) {
  const [row] = await selectOwn(tx).where(and(isOwn(userId), eq(offer.userOfferId, userOfferId)))
  return row ?? null
}

/** The same, with the application locked, so that it is not erased meanwhile. */
export async function shareOwn(tx: Tx, { userId, userOfferId }: OwnKey) {
  const [row] = await selectOwn(tx)
    .where(and(isOwn(userId), eq(offer.userOfferId, userOfferId)))
    .for('share', { of: application })
  return row ?? null
}

/** All who have links of some offers, of every version. */
export async function listAllHolders(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return []
  return tx.db
    .select()
    .from(offerSigner)
    .where(inArray(offerSigner.userOfferId, [...ids]))
}

function selectOwn(tx: Tx) {
  return tx.db
    .select(COLUMNS)
    .from(offer)
    .innerJoin(
      offerSigner,
      and(
        eq(offerSigner.accountId, offer.accountId),
        eq(offerSigner.userOfferId, offer.userOfferId),
        eq(offerSigner.signer, 'candidate'),
        sql`${offerSigner.version} = ${SHOWN_VERSION}`,
      ),
    )
    .innerJoin(
      offerVersion,
      and(
        eq(offerVersion.accountId, offer.accountId),
        eq(offerVersion.userOfferId, offer.userOfferId),
        eq(offerVersion.version, offerSigner.version),
      ),
    )
    .innerJoin(account, eq(account.accountId, offer.accountId))
    .innerJoin(application, applicationOfOffer)
    .innerJoin(job, jobOfApplication)
}

// Of the table of offers alone, so that they can be counted by it.
function isOwn(userId: number) {
  return and(
    notInArray(offer.state, [...UNSENT]),
    sql`exists (select from application a
      where a.account_id = offer.account_id and a.user_smartreq_id = offer.user_smartreq_id
        and a.user_id = ${userId} and a.erased_at is null and a.deleted_at is null)`,
    sql`${SHOWN_VERSION} is not null`,
  )
}
