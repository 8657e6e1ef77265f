// SQL of who is told that the certificate of the seal ends. Runs in the system's scope.
import { and, asc, eq, gte, isNull, or, sql } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { role, userRole } from '../../db/schema/account.ts'
import { mail } from '../../db/schema/mail.ts'
import { offerMonth } from '../../db/schema/offer.ts'
import { appUser } from '../../db/schema/session.ts'
import type { MailKind } from '../../mail/mail-messages.ts'

type Untold = {
  readonly kind: MailKind
  /** A company sends offers when it sent one in this month or later: its first day. */
  readonly month: string
  /** A mail of the kind that was ordered since then counts. */
  readonly since: Date
  readonly most: number
}

/** Admins of companies that send offers who have had no mail of a kind about their company. */
export function listUntoldAdmins(tx: Tx, { kind, month, since, most }: Untold) {
  const sendsOffers = tx.db
    .select({ one: sql`1` })
    .from(offerMonth)
    .where(and(eq(offerMonth.accountId, userRole.accountId), gte(offerMonth.month, month)))
  const hasBeenTold = tx.db
    .select({ one: sql`1` })
    .from(mail)
    .where(
      and(
        eq(mail.userId, appUser.userId),
        eq(mail.kind, kind),
        eq(mail.aboutAccount, userRole.accountId),
        gte(mail.createdAt, since),
      ),
    )
  return tx.db
    .selectDistinct({
      accountId: userRole.accountId,
      userId: appUser.userId,
      language: appUser.language,
    })
    .from(userRole)
    .innerJoin(role, and(eq(role.accountId, userRole.accountId), eq(role.roleId, userRole.roleId)))
    .innerJoin(appUser, eq(appUser.userId, userRole.userId))
    .where(
      and(
        or(role.companySettingsAccess, role.fullAccess),
        isNull(appUser.erasedAt),
        sql`exists ${sendsOffers}`,
        sql`not exists ${hasBeenTold}`,
      ),
    )
    .orderBy(asc(userRole.accountId), asc(appUser.userId))
    .limit(most)
}
