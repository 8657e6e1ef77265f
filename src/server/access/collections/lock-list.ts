import { eq } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { account } from '../../db/schema/account.ts'

/** Locks the lists of a company as a whole, so that of two changes at once each sees what the other did. */
export async function lockList(
  tx: Tx,
  { accountId }: { readonly accountId: number },
): Promise<void> {
  await tx.db
    .select({ accountId: account.accountId })
    .from(account)
    .where(eq(account.accountId, accountId))
    .for('no key update')
}
