// SQL of sign-ins between their two steps.
import { and, eq, gt, sql } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { pendingSignIn } from '../../db/schema/second-factor.ts'
import { appUser } from '../../db/schema/session.ts'

const SWEPT_AT_ONCE = 20

/** Keeps a sign-in that waits, and sweeps a few old ones. */
export async function insertPending(
  tx: Tx,
  given: typeof pendingSignIn.$inferInsert & { at: Date },
): Promise<void> {
  const { at, ...values } = given
  await tx.db.execute(sql`
    delete from pending_sign_in where token_hash in (
      select token_hash from pending_sign_in where expires_at < ${at.toISOString()}::timestamptz
      order by expires_at limit ${SWEPT_AT_ONCE} for update skip locked)`)
  await tx.db.insert(pendingSignIn).values(values)
}

export async function findPendingUser(tx: Tx, given: { tokenHash: string; at: Date }) {
  const [row] = await tx.db
    .select({ user: appUser })
    .from(pendingSignIn)
    .innerJoin(appUser, eq(appUser.userId, pendingSignIn.userId))
    .where(and(eq(pendingSignIn.tokenHash, given.tokenHash), gt(pendingSignIn.expiresAt, given.at)))
  return row?.user ?? null
}

/** False when it was deleted before. */
export async function deletePending(tx: Tx, tokenHash: string): Promise<boolean> {
  const rows = await tx.db
    .delete(pendingSignIn)
    .where(eq(pendingSignIn.tokenHash, tokenHash))
    .returning({ userId: pendingSignIn.userId })
  return rows.length > 0
}

/** Ends all sign-ins of a user that wait: what they proved counts no more. */
export async function deletePendingOf(tx: Tx, userId: number): Promise<void> {
  await tx.db.delete(pendingSignIn).where(eq(pendingSignIn.userId, userId))
}
