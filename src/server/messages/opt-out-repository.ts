// SQL of who stopped the emails of a company. Runs in the system's scope.
import { and, eq, sql } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { account } from '../db/schema/account.ts'
import { emailOptOut } from '../db/schema/message.ts'
import { applicant } from '../db/schema/requisition.ts'
import { appUser } from '../db/schema/session.ts'

/** Lets a company write to a person by email, or not. */
export async function setOptOut(
  tx: Tx,
  given: { accountId: number; userId: number; at: Date | null },
): Promise<void> {
  const { accountId, userId, at } = given
  if (at === null) {
    await tx.db
      .delete(emailOptOut)
      .where(and(eq(emailOptOut.accountId, accountId), eq(emailOptOut.userId, userId)))
    return
  }
  await tx.db
    .insert(emailOptOut)
    .values({ accountId, userId, optedOutAt: at })
    .onConflictDoNothing()
}

/** The applicant that a link below an email was sent to; null where they never applied. */
export async function findApplicantOfLink(tx: Tx, given: { accountId: number; uid: string }) {
  const [row] = await tx.db
    .select({
      userId: applicant.userId,
      companyName: account.name,
      isOptedOut: sql<boolean>`exists (select 1 from email_opt_out o
        where o.account_id = ${applicant.accountId} and o.user_id = ${applicant.userId})`,
    })
    .from(applicant)
    .innerJoin(appUser, eq(appUser.userId, applicant.userId))
    .innerJoin(account, eq(account.accountId, applicant.accountId))
    .where(and(eq(applicant.accountId, given.accountId), eq(appUser.uuid, given.uid)))
  return row ?? null
}
