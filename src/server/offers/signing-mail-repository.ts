// SQL of what a message about an offer names. Runs in the system's scope.
import { and, eq, inArray, sql } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { applicantOfApplication, applicationOfOffer, jobOfApplication } from '../db/joins.ts'
import { account } from '../db/schema/account.ts'
import { offer } from '../db/schema/offer.ts'
import { applicant, application, job } from '../db/schema/requisition.ts'
import { appUser } from '../db/schema/session.ts'

export async function findMailSubject(
  tx: Tx,
  { accountId, userOfferId }: { accountId: number; userOfferId: number },
) {
  const [row] = await tx.db
    .select({
      offer,
      companyName: account.name,
      timeZone: account.timeZone,
      jobTitle: job.title,
      applicantName: sql<string>`trim(${applicant.firstName} || ' ' || ${applicant.lastName})`,
      sender: {
        email: appUser.email,
        firstName: appUser.firstName,
        language: appUser.language,
        fullName: sql<string>`trim(${appUser.firstName} || ' ' || ${appUser.lastName})`,
      },
    })
    .from(offer)
    .innerJoin(account, eq(account.accountId, offer.accountId))
    .innerJoin(application, applicationOfOffer)
    .innerJoin(job, jobOfApplication)
    .innerJoin(applicant, applicantOfApplication)
    .leftJoin(appUser, eq(appUser.userId, offer.sentBy))
    .where(
      and(
        eq(offer.accountId, accountId),
        eq(offer.userOfferId, userOfferId),
        sql`${application.erasedAt} is null`,
      ),
    )
  return row ?? null
}

/** The language that a signer chose for the app; null for none. Without a user it is the candidate's. */
export async function findSignerLanguage(
  tx: Tx,
  {
    accountId,
    userOfferId,
    userId,
  }: { accountId: number; userOfferId: number; userId: number | null },
): Promise<string | null> {
  const candidate = tx.db
    .select({ userId: application.userId })
    .from(offer)
    .innerJoin(application, applicationOfOffer)
    .where(and(eq(offer.accountId, accountId), eq(offer.userOfferId, userOfferId)))
  const [row] = await tx.db
    .select({ language: appUser.language })
    .from(appUser)
    .where(userId === null ? inArray(appUser.userId, candidate) : eq(appUser.userId, userId))
  return row?.language ?? null
}

export type MailSubject = NonNullable<Awaited<ReturnType<typeof findMailSubject>>>
