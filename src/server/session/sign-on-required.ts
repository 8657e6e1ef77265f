// Companies that let their staff in by their own identity provider only: whom that keeps from signing in in another way.
import { and, eq, sql } from 'drizzle-orm'

import { asSystem } from '../db/as-system.ts'
import type { Tx } from '../db/database.ts'
import { account, signInPolicy, userRole } from '../db/schema/account.ts'
import { appUser, loginSession } from '../db/schema/session.ts'
import { signOnProvider } from '../db/schema/sign-on.ts'
import { AppError } from '../http/app-error.ts'
import { worksElsewhere } from './company-account.ts'

/**
 * The path of the one door that is open to somebody; null for whoever may choose how to sign in. Whoever works for
 * several companies may: no provider lets them in (sign-on-user.ts), and any company could shut them out of the others.
 * What the strict one has is closed to them instead, by `assertSignedOn`. The provider's admins stay as well: should a
 * company's sign-on fail, somebody has to let it in again.
 */
export async function findOnlyDoor(tx: Tx, userId: number): Promise<string | null> {
  const isElsewhere = sql`exists (select from user_role other
    where other.user_id = ${userId} and other.account_id <> user_role.account_id)`
  const [row] = await tx.db
    .select({ uuid: account.uuid })
    .from(userRole)
    .innerJoin(appUser, and(eq(appUser.userId, userRole.userId), eq(appUser.isJfAdmin, false)))
    .innerJoin(signInPolicy, eq(signInPolicy.accountId, userRole.accountId))
    .innerJoin(signOnProvider, eq(signOnProvider.accountId, userRole.accountId))
    .innerJoin(account, eq(account.accountId, userRole.accountId))
    .where(
      and(
        eq(userRole.userId, userId),
        eq(signInPolicy.isSignOnRequired, true),
        eq(signOnProvider.isEnabled, true),
        sql`not ${isElsewhere}`,
      ),
    )
    .limit(1)
  return row === undefined ? null : `/login/sso/${row.uuid}`
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
 * next refresh; those of people of several companies go on, and open nothing here.
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
  if (await asSystem(tx, () => worksElsewhere(tx, given))) throw new AppError('sign_on_required')
}
