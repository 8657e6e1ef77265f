// SQL of the offers of a requisition. Runs in the company's scope.
import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import type { JobOffer, listJobOffers as contract } from '#contract/offers/job-offers.ts'
import { JOB_OFFER_LIST } from '#contract/offers/offer-states.ts'

import type { Tx } from '../db/database.ts'
import { applicantOfApplication, applicationOfOffer } from '../db/joins.ts'
import { isListed } from '../db/listed-applications.ts'
import { offer, offerVersion } from '../db/schema/offer.ts'
import { applicant, application } from '../db/schema/requisition.ts'
import { hasWords } from '../db/search.ts'

type Query = z.output<typeof contract.query> & {
  readonly accountId: number
  readonly jobId: number
}

const name = sql<string>`trim(${applicant.firstName} || ' ' || ${applicant.lastName})`
const COLUMNS: Readonly<Record<(typeof JOB_OFFER_LIST.sort)[number], SQL>> = {
  applicant_name: sql`fold_text(${applicant.lastName} || ' ' || ${applicant.firstName})`,
  state: sql`${offer.state}`,
  sent_at: sql`${offer.sentAt}`,
  expires_at: sql`${offer.expiresAt}`,
}

/** One page of the offers of a requisition, and how many there are. */
export async function listJobOffers(
  tx: Tx,
  { accountId, jobId, search, state, ordering, page, page_size }: Query,
): Promise<{ rows: JobOffer[]; total: number }> {
  const where = and(
    eq(offer.accountId, accountId),
    eq(application.jobId, jobId),
    isListed(),
    state === undefined ? undefined : eq(offer.state, state),
    hasWords(sql`${applicant.firstName} || ' ' || ${applicant.lastName}`, search),
  )
  const rows = await joined(tx)
    .where(where)
    .orderBy(...orderOf(ordering))
    .limit(page_size)
    .offset((page - 1) * page_size)
  const [counted] = await tx.db
    .select({ total: count() })
    .from(offer)
    .innerJoin(application, applicationOfOffer)
    .innerJoin(applicant, applicantOfApplication)
    .where(where)
  return { rows: rows.map(describe), total: counted?.total ?? 0 }
}

function joined(tx: Tx) {
  return tx.db
    .select({ offer, name, sealState: offerVersion.sealState })
    .from(offer)
    .innerJoin(application, applicationOfOffer)
    .innerJoin(applicant, applicantOfApplication)
    .leftJoin(
      offerVersion,
      and(
        eq(offerVersion.accountId, offer.accountId),
        eq(offerVersion.userOfferId, offer.userOfferId),
        eq(offerVersion.version, offer.version),
      ),
    )
    .$dynamic()
}

function orderOf(ordering: Query['ordering']): SQL[] {
  const column = JOB_OFFER_LIST.sort.find((one) => ordering.endsWith(one)) ?? 'sent_at'
  const isDescending = ordering.startsWith('-')
  const sorted = COLUMNS[column]
  return [
    isDescending ? sql`${sorted} desc nulls first` : sql`${sorted} asc nulls last`,
    isDescending ? desc(offer.userOfferId) : asc(offer.userOfferId),
  ]
}

type Row = Awaited<ReturnType<typeof joined>>[number]

function describe({ offer: row, name: applicantName, sealState }: Row): JobOffer {
  return {
    user_offer_id: row.userOfferId,
    user_smartreq_id: row.userSmartreqId,
    applicant_name: applicantName,
    title: row.terms.title,
    version: row.version,
    state: row.state,
    seal_state: sealState ?? 'none',
    start_date: row.terms.start_date,
    expires_at: row.expiresAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
    resolved_at: row.resolvedAt?.toISOString() ?? null,
  }
}
