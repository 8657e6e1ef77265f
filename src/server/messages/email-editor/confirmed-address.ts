import { and, eq, isNotNull } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { appUser } from '../../db/schema/session.ts'

/** The address of a user who proved that it is theirs; null for any other. Runs in the system's scope. */
export async function findConfirmedAddress(tx: Tx, userId: number): Promise<string | null> {
  const [row] = await tx.db
    .select({ email: appUser.email })
    .from(appUser)
    .where(and(eq(appUser.userId, userId), isNotNull(appUser.emailVerifiedAt)))
  return row?.email ?? null
}
