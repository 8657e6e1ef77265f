// SQL of authenticator apps, recovery codes, and of which sessions had a second factor.
import { and, count, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { account, signInPolicy, userRole } from '../../db/schema/account.ts'
import { authenticatorApp, passkey, recoveryCode } from '../../db/schema/second-factor.ts'
import { appUser, loginSession } from '../../db/schema/session.ts'

export type AuthenticatorRow = typeof authenticatorApp.$inferSelect
type Session = { readonly userId: number; readonly sessionId: string }

export async function findAuthenticator(tx: Tx, userId: number): Promise<AuthenticatorRow | null> {
  const [row] = await tx.db
    .select()
    .from(authenticatorApp)
    .where(eq(authenticatorApp.userId, userId))
  return row ?? null
}

/** Keeps the secret of an app that is being set up, in the place of an older one. */
export async function saveNextSecret(
  tx: Tx,
  next: { userId: number; nextSecret: string; nextExpiresAt: Date },
): Promise<void> {
  const { userId, ...set } = next
  await tx.db
    .insert(authenticatorApp)
    .values(next)
    .onConflictDoUpdate({ target: authenticatorApp.userId, set: { userId, ...set } })
}

/** Makes the app that was being set up the one that counts; the owner's lock is held. */
export async function confirmAuthenticator(
  tx: Tx,
  given: { userId: number; step: number; at: Date },
): Promise<void> {
  const { userId, step, at } = given
  await tx.db
    .update(authenticatorApp)
    .set({
      secret: sql`${authenticatorApp.nextSecret}`,
      confirmedAt: at,
      lastStep: step,
      nextSecret: null,
      nextExpiresAt: null,
    })
    .where(eq(authenticatorApp.userId, userId))
}

/** Sealed secrets that count, by whose they are. */
export async function listSealed(
  tx: Tx,
  page: { after: number; limit: number },
): Promise<{ userId: number; held: string }[]> {
  const rows = await tx.db
    .select({ userId: authenticatorApp.userId, held: authenticatorApp.secret })
    .from(authenticatorApp)
    .where(and(gt(authenticatorApp.userId, page.after), isNotNull(authenticatorApp.secret)))
    .orderBy(authenticatorApp.userId)
    .limit(page.limit)
  return rows.flatMap(({ userId, held }) => (held === null ? [] : [{ userId, held }]))
}

/** Writes each secret in the place of the one that is `held`; one that its owner replaced meanwhile stays. */
export async function replaceSealed(
  tx: Tx,
  rows: readonly { userId: number; held: string; secret: string }[],
): Promise<void> {
  if (rows.length === 0) return
  const given = JSON.stringify(
    rows.map(({ userId, held, secret }) => ({ id: userId, held, secret })),
  )
  await tx.db.execute(sql`
    update authenticator_app set secret = renewed.secret
    from jsonb_to_recordset(${given}::jsonb) as renewed(id bigint, held text, secret text)
    where authenticator_app.user_id = renewed.id and authenticator_app.secret = renewed.held`)
}

/** Takes the step of a code; false when it, or a later one, was taken: of two at once the row's lock lets one through. */
export async function takeStep(tx: Tx, given: { userId: number; step: number }): Promise<boolean> {
  const { userId, step } = given
  const rows = await tx.db
    .update(authenticatorApp)
    .set({ lastStep: step })
    .where(and(eq(authenticatorApp.userId, userId), lt(authenticatorApp.lastStep, step)))
    .returning({ userId: authenticatorApp.userId })
  return rows.length > 0
}

export async function deleteAuthenticator(tx: Tx, userId: number): Promise<number> {
  const rows = await tx.db
    .delete(authenticatorApp)
    .where(eq(authenticatorApp.userId, userId))
    .returning({ confirmedAt: authenticatorApp.confirmedAt })
  return rows.filter(({ confirmedAt }) => confirmedAt !== null).length
}

/** Puts a set of codes in the place of the one before. */
export async function replaceRecoveryCodes(
  tx: Tx,
  given: { userId: number; hashes: readonly string[] },
): Promise<void> {
  const { userId, hashes } = given
  await tx.db.delete(recoveryCode).where(eq(recoveryCode.userId, userId))
  if (hashes.length === 0) return
  await tx.db.insert(recoveryCode).values(hashes.map((codeHash) => ({ userId, codeHash })))
}

/** Uses a code up; false when there is none such. */
export async function takeRecoveryCode(
  tx: Tx,
  code: { userId: number; codeHash: string },
): Promise<boolean> {
  const rows = await tx.db
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.userId, code.userId), eq(recoveryCode.codeHash, code.codeHash)))
    .returning({ userId: recoveryCode.userId })
  return rows.length > 0
}

export function countRecoveryCodes(tx: Tx, userId: number): Promise<number> {
  return tx.db.$count(recoveryCode, eq(recoveryCode.userId, userId))
}

/** How many factors a user has: an app that was confirmed, and passkeys. */
export async function countFactors(
  tx: Tx,
  userId: number,
): Promise<{ hasAuthenticator: boolean; passkeys: number }> {
  const held = await findAuthenticator(tx, userId)
  const [row] = await tx.db
    .select({ total: count() })
    .from(passkey)
    .where(eq(passkey.userId, userId))
  return {
    hasAuthenticator: held !== null && held.confirmedAt !== null,
    passkeys: row?.total ?? 0,
  }
}

/** The names of the companies that ask a user for a second factor. */
export async function listRequiring(tx: Tx, userId: number): Promise<string[]> {
  const rows = await tx.db
    .selectDistinct({ name: account.name })
    .from(userRole)
    .innerJoin(signInPolicy, eq(signInPolicy.accountId, userRole.accountId))
    .innerJoin(account, eq(account.accountId, userRole.accountId))
    .where(and(eq(userRole.userId, userId), eq(signInPolicy.isSecondFactorRequired, true)))
    .orderBy(account.name)
  return rows.map(({ name }) => name)
}

/** Whether a company of theirs asks a user for a second factor: `asks_second_factor` of the migrations. */
export async function isAsked(tx: Tx, userId: number): Promise<boolean> {
  const [row] = await tx.db
    .select({ is: sql<boolean>`asks_second_factor(${userId})` })
    .from(sql`(select 1) as once`)
  return row?.is === true
}

/** True for a session that had a second factor, or that a company's provider vouches for. */
export async function isConfirmed(tx: Tx, session: Session): Promise<boolean> {
  const { userId, sessionId } = session
  const isTheirs = and(eq(loginSession.userId, userId), eq(loginSession.sessionId, sessionId))
  const isStrong = or(sql`${loginSession.secondFactorAt} is not null`, isSignOn())
  return (await tx.db.$count(loginSession, and(isTheirs, isStrong))) > 0
}

/** Notes that a session had a second factor: it has just set one up. */
export async function confirmSession(tx: Tx, session: Session & { at: Date }): Promise<void> {
  const { userId, sessionId, at } = session
  await tx.db
    .update(loginSession)
    .set({ secondFactorAt: at })
    .where(and(eq(loginSession.userId, userId), eq(loginSession.sessionId, sessionId)))
}

/** The user who removes the last factor has sessions that rest on the password alone. */
export async function forgetConfirmations(tx: Tx, userId: number): Promise<void> {
  await tx.db
    .update(loginSession)
    .set({ secondFactorAt: null })
    .where(and(eq(loginSession.userId, userId), isNull(loginSession.revokedAt)))
}

/** Locks a user's account, so that two changes of its factors come one after the other. */
export async function lockOwner(tx: Tx, userId: number) {
  const query = tx.db.select().from(appUser).where(eq(appUser.userId, userId))
  const [row] = await query.for('update')
  return row ?? null
}

function isSignOn() {
  return eq(loginSession.authType, 'sso')
}
