// SQL of the number that a company's text messages come from. Runs in the company's scope, or the system's.
import { and, eq } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { phoneNumber } from '../db/schema/phone-number.ts'

/** The company's number that text messages come from, E.164; undefined where it has chosen none. */
export async function findTextNumber(tx: Tx, accountId: number): Promise<string | undefined> {
  const [row] = await tx.db
    .select({ number: phoneNumber.number })
    .from(phoneNumber)
    .where(and(eq(phoneNumber.accountId, accountId), phoneNumber.isDefaultSender))
  return row?.number
}
