// The day that it is in a company. Runs in the company's scope.
import { eq } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { account } from '../db/schema/account.ts'
import { dayAfter } from '../offers/offer-deadline.ts'

/** Today in the time zone of the company, YYYY-MM-DD. */
export async function companyDay(
  tx: Tx,
  { accountId, now }: { accountId: number; now: Date },
): Promise<string> {
  const [row] = await tx.db
    .select({ timeZone: account.timeZone })
    .from(account)
    .where(eq(account.accountId, accountId))
  if (row === undefined) throw new Error('The company is missing.')
  return dayAfter(now, { days: 0, timeZone: row.timeZone })
}
