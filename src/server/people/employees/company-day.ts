// The day that it is for a company, by which jobs are planned, current or over.
import { eq } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { account } from '../../db/schema/account.ts'
import { dayAfter } from '../../offers/offer-deadline.ts'

/** Today in the company's time zone, YYYY-MM-DD. */
export async function findCompanyDay(
  tx: Tx,
  { accountId, at }: { accountId: number; at: Date },
): Promise<string> {
  const [row] = await tx.db
    .select({ timeZone: account.timeZone })
    .from(account)
    .where(eq(account.accountId, accountId))
  return dayAfter(at, { days: 0, timeZone: row?.timeZone ?? 'UTC' })
}
