// SQL of passkeys, and of what they were asked to sign.
import { and, asc, eq, lt, or, sql } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { passkey, passkeyChallenge } from '../../db/schema/second-factor.ts'

export type PasskeyRow = typeof passkey.$inferSelect
type OfPerson = { readonly userId: number; readonly passkeyId: string }

const SWEPT_AT_ONCE = 20

/** A person's passkeys, the oldest first. */
export async function listPasskeys(tx: Tx, userId: number): Promise<PasskeyRow[]> {
  return tx.db
    .select()
    .from(passkey)
    .where(eq(passkey.userId, userId))
    .orderBy(asc(passkey.createdAt), asc(passkey.passkeyId))
}

export async function findByCredential(tx: Tx, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await tx.db.select().from(passkey).where(eq(passkey.credentialId, credentialId))
  return row ?? null
}

/** Null when the authenticator's credential is a user's already. */
export async function insertPasskey(
  tx: Tx,
  values: typeof passkey.$inferInsert,
): Promise<PasskeyRow | null> {
  const [row] = await tx.db.insert(passkey).values(values).onConflictDoNothing().returning()
  return row ?? null
}

/** Notes a signature; false when its counter was seen before, by this or by another request at the same moment. */
export async function noteUse(
  tx: Tx,
  given: { credentialId: string; counter: number; at: Date },
): Promise<boolean> {
  const { credentialId, counter, at } = given
  // Authenticators that do not count say 0 each time (Web Authentication, 6.1.1).
  const isNewer = or(
    lt(passkey.counter, counter),
    and(eq(passkey.counter, 0), sql`${counter}::bigint = 0`),
  )
  const rows = await tx.db
    .update(passkey)
    .set({ counter, lastUsedAt: at })
    .where(and(eq(passkey.credentialId, credentialId), isNewer))
    .returning({ userId: passkey.userId })
  return rows.length > 0
}

/** Null when the person has no such passkey. */
export async function renamePasskey(
  tx: Tx,
  given: OfPerson & { name: string },
): Promise<PasskeyRow | null> {
  const { userId, passkeyId, name } = given
  const [row] = await tx.db
    .update(passkey)
    .set({ name })
    .where(and(eq(passkey.userId, userId), eq(passkey.passkeyId, passkeyId)))
    .returning()
  return row ?? null
}

/** False when the person has no such passkey. */
export async function deletePasskey(tx: Tx, key: OfPerson): Promise<boolean> {
  const rows = await tx.db
    .delete(passkey)
    .where(and(eq(passkey.userId, key.userId), eq(passkey.passkeyId, key.passkeyId)))
    .returning({ userId: passkey.userId })
  return rows.length > 0
}

export async function deletePasskeys(tx: Tx, userId: number): Promise<number> {
  const rows = await tx.db
    .delete(passkey)
    .where(eq(passkey.userId, userId))
    .returning({ passkeyId: passkey.passkeyId })
  return rows.length
}

/** Keeps what was asked; the caller's earlier question is void. Sweeps a few old ones of others. */
export async function saveChallenge(
  tx: Tx,
  asked: typeof passkeyChallenge.$inferInsert & { at: Date },
): Promise<void> {
  const { at, ...values } = asked
  await tx.db.execute(sql`
    delete from passkey_challenge where bound_to in (
      select bound_to from passkey_challenge where expires_at < ${at.toISOString()}::timestamptz
      order by expires_at limit ${SWEPT_AT_ONCE} for update skip locked)`)
  await tx.db
    .insert(passkeyChallenge)
    .values(values)
    .onConflictDoUpdate({ target: passkeyChallenge.boundTo, set: values })
}

/** Takes a question out, so that it is answered once; null when there is none that still counts. */
export async function takeChallenge(
  tx: Tx,
  given: { boundTo: string; at: Date },
): Promise<string | null> {
  const [row] = await tx.db
    .delete(passkeyChallenge)
    .where(eq(passkeyChallenge.boundTo, given.boundTo))
    .returning()
  return row !== undefined && row.expiresAt > given.at ? row.challenge : null
}
