// SQL of a person's sessions, and of how long their companies let them last.
import { and, count, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'

import { DEFAULT_SIGN_IN_POLICY, type SignInPolicy } from '#contract/session/my-sessions.ts'

import type { Tx } from '../db/database.ts'
import { signInPolicy, userRole } from '../db/schema/account.ts'
import { loginSession } from '../db/schema/session.ts'

/** Sessions that ended since an instant. */
export async function listRevokedSince(tx: Tx, since: Date): Promise<string[]> {
  const rows = await tx.db
    .select({ sessionId: loginSession.sessionId })
    .from(loginSession)
    .where(gt(loginSession.revokedAt, since))
  return rows.map(({ sessionId }) => sessionId)
}

type Page = { readonly page: number; readonly page_size: number }
type Whose = { readonly userId: number; readonly at: Date }

/** One page of a person's sessions that go on, the last used first. */
export async function listOpenSessions(tx: Tx, given: Whose & Page) {
  const isOpen = openOf(given)
  const rows = await tx.db
    .select()
    .from(loginSession)
    .where(isOpen)
    .orderBy(desc(loginSession.lastSeenAt), desc(loginSession.sessionId))
    .limit(given.page_size)
    .offset((given.page - 1) * given.page_size)
  const [all] = await tx.db.select({ total: count() }).from(loginSession).where(isOpen)
  return { rows, total: all?.total ?? 0 }
}

/** True for a session of that person, ended or not. */
export async function isSessionOf(
  tx: Tx,
  key: { userId: number; sessionId: string },
): Promise<boolean> {
  const { userId, sessionId } = key
  const isTheirs = and(eq(loginSession.userId, userId), eq(loginSession.sessionId, sessionId))
  return (await tx.db.$count(loginSession, isTheirs)) > 0
}

/** Ends a person's sessions: one, all but one, or all. The ids of those that went on until now. */
export async function endSessions(
  tx: Tx,
  given: Whose & { only?: string; except?: string | undefined; reason: string },
): Promise<string[]> {
  const { only, except, at, reason } = given
  const rows = await tx.db
    .update(loginSession)
    .set({ revokedAt: at, revokeReason: reason })
    .where(
      and(
        openOf(given),
        only === undefined ? undefined : eq(loginSession.sessionId, only),
        except === undefined ? undefined : ne(loginSession.sessionId, except),
      ),
    )
    .returning({ sessionId: loginSession.sessionId })
  return rows.map(({ sessionId }) => sessionId)
}

/** When a person's session began, while it goes on; null otherwise. */
export async function findSessionStart(
  tx: Tx,
  key: { userId: number; sessionId: string },
): Promise<Date | null> {
  const [row] = await tx.db
    .select({ createdAt: loginSession.createdAt })
    .from(loginSession)
    .where(
      and(
        eq(loginSession.userId, key.userId),
        eq(loginSession.sessionId, key.sessionId),
        isNull(loginSession.revokedAt),
      ),
    )
  return row?.createdAt ?? null
}

/** Closes a company to the sessions that a user has now. */
export async function signOutOfCompany(
  tx: Tx,
  given: Whose & { accountId: number },
): Promise<void> {
  const { accountId, userId, at } = given
  await tx.db
    .update(userRole)
    .set({ signedOutAt: at })
    .where(and(eq(userRole.accountId, accountId), eq(userRole.userId, userId)))
}

export async function touchSession(
  tx: Tx,
  session: { sessionId: string; at: Date },
): Promise<void> {
  await tx.db
    .update(loginSession)
    .set({ lastSeenAt: session.at })
    .where(eq(loginSession.sessionId, session.sessionId))
}

/** How long sessions last. */
export type SessionLimits = Pick<SignInPolicy, 'session_idle_minutes' | 'session_hours'>

/** What holds for a person: the strictest of the companies that they work for. */
export async function findLimits(tx: Tx, userId: number): Promise<SessionLimits> {
  const [row] = await tx.db
    .select({
      idle: sql<number | null>`min(${signInPolicy.sessionIdleMinutes})`,
      hours: sql<number | null>`min(${signInPolicy.sessionHours})`,
    })
    .from(userRole)
    .innerJoin(signInPolicy, eq(signInPolicy.accountId, userRole.accountId))
    .where(eq(userRole.userId, userId))
  return {
    session_idle_minutes: row?.idle ?? DEFAULT_SIGN_IN_POLICY.session_idle_minutes,
    session_hours: row?.hours ?? DEFAULT_SIGN_IN_POLICY.session_hours,
  }
}

export async function findPolicy(tx: Tx, accountId: number): Promise<SignInPolicy> {
  const [row] = await tx.db.select().from(signInPolicy).where(eq(signInPolicy.accountId, accountId))
  if (row === undefined) return DEFAULT_SIGN_IN_POLICY
  return {
    session_idle_minutes: row.sessionIdleMinutes,
    session_hours: row.sessionHours,
    is_second_factor_required: row.isSecondFactorRequired,
    is_sign_on_required: row.isSignOnRequired,
  }
}

export async function savePolicy(
  tx: Tx,
  { accountId, policy }: { accountId: number; policy: SignInPolicy },
): Promise<void> {
  const values = {
    sessionIdleMinutes: policy.session_idle_minutes,
    sessionHours: policy.session_hours,
    isSecondFactorRequired: policy.is_second_factor_required,
    isSignOnRequired: policy.is_sign_on_required,
  }
  await tx.db
    .insert(signInPolicy)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: signInPolicy.accountId, set: values })
}

function openOf({ userId, at }: Whose) {
  return and(
    eq(loginSession.userId, userId),
    isNull(loginSession.revokedAt),
    gt(loginSession.expiresAt, at),
  )
}
