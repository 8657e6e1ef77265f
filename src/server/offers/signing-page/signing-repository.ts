// SQL of a signer's link: who it is of, with the offer and the company. Runs in the system's scope.
import { and, eq, sql } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { applicationOfOffer, jobOfApplication } from '../../db/joins.ts'
import { account } from '../../db/schema/account.ts'
import { offer, offerSigner } from '../../db/schema/offer.ts'
import { application, job } from '../../db/schema/requisition.ts'

const senderName = sql<string | null>`(select nullif(trim(u.first_name || ' ' || u.last_name), '')
  from app_user u where u.user_id = offer.sent_by)`

/** The signer of a link with what the page names; null for one that is none, and of an application that was erased. */
export async function findByToken(tx: Tx, tokenHash: string) {
  const [row] = await tx.db
    .select({
      signer: offerSigner,
      offer,
      companyName: account.name,
      timeZone: account.timeZone,
      jobTitle: job.title,
      senderName,
    })
    .from(offerSigner)
    .innerJoin(
      offer,
      and(
        eq(offer.accountId, offerSigner.accountId),
        eq(offer.userOfferId, offerSigner.userOfferId),
      ),
    )
    .innerJoin(account, eq(account.accountId, offer.accountId))
    .innerJoin(application, applicationOfOffer)
    .innerJoin(job, jobOfApplication)
    .where(
      and(
        eq(offerSigner.tokenHash, tokenHash),
        sql`${application.erasedAt} is null`,
        sql`${application.deletedAt} is null`,
      ),
    )
  return row ?? null
}

export type FoundLink = NonNullable<Awaited<ReturnType<typeof findByToken>>>
