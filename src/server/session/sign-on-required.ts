// Companies that let their staff in by their own identity provider only: whom that keeps from signing in in another way.
import { and, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'

import type { Tx } from '../db/database.ts'
import { account } from '../db/schema/account.ts'
import { loginSession } from '../db/schema/session.ts'
import { AppError } from '../http/app-error.ts'

const loginPageSchema = z.object({
  rows: z.tuple([z.object({ login_page: z.string().nullable() })]),
})

/**
 * The path of the one login page that is open to a user; null for the user who may choose how to sign in. An account with a
 * password is its owner's, and no company's rule shuts them out of it: what the company has is closed to them instead, by
 * `assertSignedOn`. So only accounts that the company's own provider made are left, of users who work nowhere else and have
 * applied nowhere else. The provider's admins may choose as well: should a company's sign-on fail, a user has to let it in.
 */
export async function findOnlyLoginPage(tx: Tx, userId: number): Promise<string | null> {
  // A function of the migrations: a sign-in by password asks it on its way (`finish_sign_in`).
  const found = await tx.db.execute(sql`select only_door(${userId}) as login_page`)
  return loginPageSchema.parse(found).rows[0].login_page
}

/** What a user hears who proved who they are, and has to sign in by that path. */
export function signOnRequired(path: string): AppError {
  return new AppError('sign_on_required', { details: { path } })
}

/** What is opened for a user who need not come by such a login page. @throws AppError `sign_on_required`, and the unit of work ends. */
export async function unlessSignOnRequired<T>(
  tx: Tx,
  { userId, opening }: { userId: number; opening: Promise<T> },
): Promise<T> {
  // At once: asked one after the other, everyone who signs in would wait for it.
  const [loginPage, opened] = await Promise.all([findOnlyLoginPage(tx, userId), opening])
  if (loginPage !== null) throw signOnRequired(loginPage)
  return opened
}

/**
 * In the scope of a company that asks for its provider: sessions that began in another way go on, and open nothing here.
 * @throws AppError `sign_on_required`, with the path of the company's login page.
 */
export async function assertSignedOn(
  tx: Tx,
  given: { accountId: number; userId: number; sessionId: string },
): Promise<void> {
  const { accountId, userId, sessionId } = given
  const isThis = and(eq(loginSession.userId, userId), eq(loginSession.sessionId, sessionId))
  const isSignOn = and(isThis, eq(loginSession.authType, 'sso'))
  if ((await tx.db.$count(loginSession, isSignOn)) > 0) return
  const [company] = await tx.db
    .select({ uuid: account.uuid })
    .from(account)
    .where(eq(account.accountId, accountId))
  throw signOnRequired(`/login/sso/${company?.uuid}`)
}

/**
 * In the scope of a company that signed a user out: only sessions that began after that open it.
 * @throws AppError `signed_out_of_company`.
 */
export async function assertSignedInSince(
  tx: Tx,
  given: { userId: number; sessionId: string; signedOutAt: Date },
): Promise<void> {
  const { userId, sessionId, signedOutAt } = given
  const isThis = and(eq(loginSession.userId, userId), eq(loginSession.sessionId, sessionId))
  const hasBegun = and(isThis, gt(loginSession.createdAt, signedOutAt))
  if ((await tx.db.$count(loginSession, hasBegun)) === 0)
    throw new AppError('signed_out_of_company')
}
