// SQL of users, sessions and refresh tokens.
import { and, eq, exists, isNull, ne, or, sql } from 'drizzle-orm'

import { normalizeEmail } from '#contract/core/email.ts'
import { roleSchema, type Role } from '#contract/session/session.ts'
import type { CompanyPerson } from '#contract/session/user-email.ts'

import type { Tx } from '../db/database.ts'
import { PROFILE_TYPE, REQUISITION_TYPE } from '../db/job-types.ts'
import { userRole } from '../db/schema/account.ts'
import { applicant, job } from '../db/schema/requisition.ts'
import { appUser, loginSession, refreshToken } from '../db/schema/session.ts'
import { codeOf } from '../http/loggable-error.ts'

/** The code with which PostgreSQL refuses a second row of one key. */
const UNIQUE_VIOLATION = '23505'

export const rolesSchema = roleSchema.array()

export type UserRow = typeof appUser.$inferSelect

/** A session that begins. */
export type NewSessionRow = {
  readonly sessionId: string
  readonly userId: number
  readonly authType: 'password' | 'sso' | 'passkey' | 'link'
  readonly userAgent: string | undefined
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly secondFactorAt: Date | null
}

/** The user with that address, in whatever form it is written; null when there is none. */
export async function findUserByEmail(tx: Tx, email: string): Promise<UserRow | null> {
  const [row] = await tx.db.select().from(appUser).where(hasEmail(email))
  return row ?? null
}

export async function findUser(tx: Tx, userId: number): Promise<UserRow | null> {
  const [row] = await tx.db.select().from(appUser).where(eq(appUser.userId, userId))
  return row ?? null
}

/** The user, locked against another that does the same at once. */
export async function lockUser(tx: Tx, userId: number): Promise<UserRow | null> {
  const query = tx.db.select().from(appUser).where(eq(appUser.userId, userId))
  const [row] = await query.for('update')
  return row ?? null
}

/** The person with that address who works for a company, or applied there. */
export async function findCompanyPerson(
  tx: Tx,
  given: { email: string; accountId: number },
): Promise<CompanyPerson | null> {
  const { email, accountId } = given
  const isStaff = tx.db
    .select({ one: sql`1` })
    .from(userRole)
    .where(and(eq(userRole.accountId, accountId), eq(userRole.userId, appUser.userId)))
  const hasApplied = tx.db
    .select({ one: sql`1` })
    .from(applicant)
    .where(and(eq(applicant.accountId, accountId), eq(applicant.userId, appUser.userId)))
  const [row] = await tx.db
    .select({
      user_id: appUser.userId,
      email: appUser.email,
      first_name: appUser.firstName,
      last_name: appUser.lastName,
    })
    .from(appUser)
    .where(and(hasEmail(email), or(exists(isStaff), exists(hasApplied))))
  return row ?? null
}

/** Notes that the address is the user's; the first time counts. */
export async function verifyEmail(tx: Tx, given: { userId: number; at: Date }): Promise<void> {
  await tx.db
    .update(appUser)
    .set({ emailVerifiedAt: given.at })
    .where(and(eq(appUser.userId, given.userId), isNull(appUser.emailVerifiedAt)))
}

/**
 * Gives a user an address that no one proved to read yet, and no password; false when it is taken. Where another request
 * takes it at the same moment, the unique index decides, and the unit of work can only be rolled back then.
 */
export async function setAddress(
  tx: Tx,
  { userId, email }: { userId: number; email: string },
): Promise<boolean> {
  const query = tx.db
    .update(appUser)
    .set({ email, emailVerifiedAt: null, passwordHash: null })
    .where(
      and(
        eq(appUser.userId, userId),
        sql`not exists (select from app_user u where lower(u.email) = ${normalizeEmail(email)})`,
      ),
    )
    .returning({ userId: appUser.userId })
  try {
    return (await query).length > 0
  } catch (error) {
    if (codeOf(error) === UNIQUE_VIOLATION) return false
    throw error
  }
}

/** Gives a user a name. */
export async function setName(
  tx: Tx,
  { userId, firstName, lastName }: { userId: number; firstName: string; lastName: string },
): Promise<void> {
  await tx.db.update(appUser).set({ firstName, lastName }).where(eq(appUser.userId, userId))
}

/** The requisition with that public id; null when there is none. */
export async function findJobId(tx: Tx, jobUuid: string): Promise<number | null> {
  const [row] = await tx.db.select({ jobId: job.jobId }).from(job).where(eq(job.uuid, jobUuid))
  return row?.jobId ?? null
}

/** Whether a link leads to an open position, or to a job profile that is in use. */
export async function isLinked(tx: Tx, jobUuid: string): Promise<boolean> {
  const isOpenPosition = and(eq(job.jobTypeId, REQUISITION_TYPE), eq(job.status, 'open'))
  const isProfile = and(eq(job.jobTypeId, PROFILE_TYPE), isNull(job.archivedAt))
  const isOpen = or(isOpenPosition, isProfile)
  return (await tx.db.$count(job, and(eq(job.uuid, jobUuid), isOpen))) > 0
}

/** Inserts a user; null when the address is taken. The unique index decides, so two at once cannot both win. */
export async function insertUser(
  tx: Tx,
  values: typeof appUser.$inferInsert,
): Promise<UserRow | null> {
  const [row] = await tx.db.insert(appUser).values(values).onConflictDoNothing().returning()
  return row ?? null
}

/** The user's roles, first role first: `roles_of` of the migrations. */
export async function listRoles(tx: Tx, userId: number): Promise<Role[]> {
  const [row] = await tx.db
    .select({ roles: sql`roles_of(${userId})` })
    .from(sql`(select 1) as once`)
  return rolesSchema.parse(row?.roles)
}

/** Inserts a session with its first refresh token: `open_session` of the migrations. */
export async function openSession(
  tx: Tx,
  given: { session: NewSessionRow; tokenHash: string },
): Promise<void> {
  const { session, tokenHash } = given
  const { sessionId, userId, userAgent, authType, createdAt, expiresAt, secondFactorAt } = session
  await tx.db.execute(sql`select open_session(
    ${sessionId}::uuid, ${userId}::bigint, ${createdAt.toISOString()}::timestamptz,
    ${expiresAt.toISOString()}::timestamptz, ${userAgent ?? null}::text, ${authType},
    ${secondFactorAt?.toISOString() ?? null}::timestamptz, ${tokenHash})`)
}

export async function insertRefreshToken(
  tx: Tx,
  values: typeof refreshToken.$inferInsert,
): Promise<void> {
  await tx.db.insert(refreshToken).values(values)
}

/** A refresh token with its session, locked against a concurrent refresh. */
export async function findRefreshToken(tx: Tx, tokenHash: string) {
  const [row] = await tx.db
    .select({
      usedAt: refreshToken.usedAt,
      replacedBy: refreshToken.replacedBy,
      sessionId: loginSession.sessionId,
      userId: loginSession.userId,
      authType: loginSession.authType,
      createdAt: loginSession.createdAt,
      lastSeenAt: loginSession.lastSeenAt,
      expiresAt: loginSession.expiresAt,
      revokedAt: loginSession.revokedAt,
      revokeReason: loginSession.revokeReason,
    })
    .from(refreshToken)
    .innerJoin(loginSession, eq(loginSession.sessionId, refreshToken.sessionId))
    .where(eq(refreshToken.tokenHash, tokenHash))
    .for('update')
  return row ?? null
}

export async function markTokenUsed(
  tx: Tx,
  token: { tokenHash: string; replacedBy: string; at: Date },
): Promise<void> {
  await tx.db
    .update(refreshToken)
    .set({ usedAt: token.at, replacedBy: token.replacedBy })
    .where(eq(refreshToken.tokenHash, token.tokenHash))
}

/** Ends a session; true when it was still open. */
export async function revokeSession(
  tx: Tx,
  session: { sessionId: string; reason: string; at: Date },
): Promise<boolean> {
  const rows = await tx.db
    .update(loginSession)
    .set({ revokedAt: session.at, revokeReason: session.reason })
    .where(and(eq(loginSession.sessionId, session.sessionId), isNull(loginSession.revokedAt)))
    .returning({ id: loginSession.sessionId })
  return rows.length > 0
}

/** Ends a user's open sessions but the one to keep; the ids of those that it ended. */
export async function revokeSessions(
  tx: Tx,
  given: { userId: number; keepSession: string | null; reason: string; at: Date },
): Promise<string[]> {
  const { userId, keepSession, reason, at } = given
  const isOther = keepSession === null ? undefined : ne(loginSession.sessionId, keepSession)
  const rows = await tx.db
    .update(loginSession)
    .set({ revokedAt: at, revokeReason: reason })
    .where(and(eq(loginSession.userId, userId), isNull(loginSession.revokedAt), isOther))
    .returning({ id: loginSession.sessionId })
  return rows.map(({ id }) => id)
}

function hasEmail(email: string) {
  return sql`lower(${appUser.email}) = ${normalizeEmail(email)}`
}
