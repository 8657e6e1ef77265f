// SQL of whether a user's visits may be counted.
import { eq } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { appUser } from '../db/schema/session.ts'

export async function isTracked(tx: Tx, userId: number): Promise<boolean> {
  const [row] = await tx.db
    .select({ isTracked: appUser.trackUserWithPendo })
    .from(appUser)
    .where(eq(appUser.userId, userId))
  return row?.isTracked ?? false
}

export async function setTracked(
  tx: Tx,
  given: { userId: number; isAllowed: boolean },
): Promise<void> {
  await tx.db
    .update(appUser)
    .set({ trackUserWithPendo: given.isAllowed })
    .where(eq(appUser.userId, given.userId))
}
