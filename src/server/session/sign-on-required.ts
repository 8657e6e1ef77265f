// Companies that let their staff in by their own identity provider only: whom that keeps from signing in in another way.
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'

import { asSystem } from '../db/as-system.ts'
import type { Tx } from '../db/database.ts'
import { loginSession } from '../db/schema/session.ts'
import { AppError } from '../http/app-error.ts'
import { isKnownElsewhere } from './company-account.ts'

const doorSchema = z.object({ rows: z.tuple([z.object({ door: z.string().nullable() })]) })

/**
 * The path of the one door that is open to somebody; null for whoever may choose how to sign in. Whoever works for
 * another company as well, or has applied to one, may: any company can give anybody a role, and could shut them out of what
 * they have elsewhere. What the strict one has is closed to them instead, by `assertSignedOn`. The provider's admins stay as well: should a
 * company's sign-on fail, somebody has to let it in again.
 */
export async function findOnlyDoor(tx: Tx, userId: number): Promise<string | null> {
  // A function of the migrations: a sign-in by password asks it on its way (`finish_sign_in`).
  const found = await tx.db.execute(sql`select only_door(${userId}) as door`)
  return doorSchema.parse(found).rows[0].door
}

/** What somebody hears who proved who they are, and has to come by that door. */
export function signOnRequired(path: string): AppError {
  return new AppError('sign_on_required', { details: { path } })
}

/** What is opened for somebody who need not come by such a door. @throws AppError `sign_on_required`, and the unit of work ends. */
export async function unlessSignOnRequired<T>(
  tx: Tx,
  { userId, opening }: { userId: number; opening: Promise<T> },
): Promise<T> {
  // At once: asked one after the other, everybody who signs in would wait for it.
  const [door, opened] = await Promise.all([findOnlyDoor(tx, userId), opening])
  if (door !== null) throw signOnRequired(door)
  return opened
}

/**
 * In the scope of a company that asks for its provider. Sessions of whoever works there alone end by themselves, at their
 * next refresh; those of whoever is known elsewhere go on, and open nothing here.
 * @throws AppError `sign_on_required`.
 */
export async function assertSignedOn(
  tx: Tx,
  given: { accountId: number; userId: number; sessionId: string },
): Promise<void> {
  const { userId, sessionId } = given
  const isThis = and(eq(loginSession.userId, userId), eq(loginSession.sessionId, sessionId))
  const isSignOn = and(isThis, eq(loginSession.authType, 'sso'))
  if ((await tx.db.$count(loginSession, isSignOn)) > 0) return
  if (await asSystem(tx, () => isKnownElsewhere(tx, given))) throw new AppError('sign_on_required')
}
