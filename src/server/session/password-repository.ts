// SQL of passwords and of the wishes for new ones.
import { eq } from 'drizzle-orm'

import { localeSchema } from '#contract/core/shape.ts'

import type { Tx } from '../db/database.ts'
import { passwordRequest } from '../db/schema/mail.ts'
import { appUser } from '../db/schema/session.ts'
import type { MailContext } from '../mail/order-mail.ts'

export async function insertRequest(
  tx: Tx,
  values: typeof passwordRequest.$inferInsert,
): Promise<void> {
  await tx.db.insert(passwordRequest).values(values)
}

/** Takes a wish out, so that it is fulfilled once; null when it was. */
export async function takeRequest(
  tx: Tx,
  requestId: string,
): Promise<{ email: string; jobUuid: string | null; by: MailContext } | null> {
  const [row] = await tx.db
    .delete(passwordRequest)
    .where(eq(passwordRequest.requestId, requestId))
    .returning()
  if (row === undefined) return null
  const { email, origin, language, jobUuid } = row
  return { email, jobUuid, by: { origin, language: localeSchema.parse(language) } }
}

/** Sets the hash; the user whose it is. */
export async function setPassword(
  tx: Tx,
  given: { userId: number; passwordHash: string },
): Promise<{ userId: number; language: string | null }> {
  const { userId, passwordHash } = given
  const [row] = await tx.db
    .update(appUser)
    .set({ passwordHash })
    .where(eq(appUser.userId, userId))
    .returning({ userId: appUser.userId, language: appUser.language })
  if (row === undefined) throw new Error('The user of a password is gone.')
  return row
}

/** Sets hash and name of a user; the whole of them. */
export async function setProfile(
  tx: Tx,
  given: { userId: number; passwordHash: string; firstName: string; lastName: string },
): Promise<typeof appUser.$inferSelect> {
  const { userId, ...values } = given
  const [row] = await tx.db
    .update(appUser)
    .set(values)
    .where(eq(appUser.userId, userId))
    .returning()
  if (row === undefined) throw new Error('The user of a profile is gone.')
  return row
}
