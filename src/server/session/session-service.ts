// Rules of signing in, staying signed in and signing out. Knows no HTTP.
import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'

import type { CurrentUser, SessionReply } from '#contract/session.ts'
import { localeSchema } from '#contract/shape.ts'

import type { Database, Tx } from '../db/database.ts'
import type { AccessTokens } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import * as repository from './session-repository.ts'

/** A session ends this many days after sign-in, however much it is used. */
export const SESSION_DAYS = 30
const DAY_MS = 86_400_000

/**
 * Within this time a used refresh token is answered once more: its reply may have been lost on the way, or two
 * requests of one page may have raced. Later it is taken as stolen, and the whole family ends.
 */
const REUSE_GRACE_MS = 10_000

export type SessionService = ReturnType<typeof createSessionService>

export function createSessionService(deps: {
  database: Database
  tokens: AccessTokens
  secret: string
  now: () => Date
}) {
  const { database, tokens, now } = deps
  const system = { kind: 'system' } as const

  // The successor of a refresh token follows from it and the secret: a repeat within the grace time gets the same one.
  function successorOf(token: string): string {
    return createHmac('sha256', deps.secret).update('refresh').update(token).digest('base64url')
  }

  async function replyFor(
    tx: Tx,
    given: { user: repository.UserRow; sessionId: string; refresh: string },
  ): Promise<SessionReply> {
    const { user, sessionId, refresh } = given
    const token = await tokens.sign({
      userId: user.userId,
      sessionId,
      isProviderAdmin: user.isJfAdmin,
    })
    return { token, refresh, user: await describeUser(tx, user) }
  }

  async function openSession(
    tx: Tx,
    given: { user: repository.UserRow; userAgent: string | undefined },
  ): Promise<SessionReply> {
    const sessionId = randomUUID()
    const refresh = randomBytes(32).toString('base64url')
    const expiresAt = new Date(now().getTime() + SESSION_DAYS * DAY_MS)
    const { userId } = given.user
    await repository.insertSession(tx, {
      sessionId,
      userId,
      expiresAt,
      userAgent: given.userAgent?.slice(0, 300),
    })
    await repository.insertRefreshToken(tx, { tokenHash: tokenHash(refresh), sessionId })
    return replyFor(tx, { user: given.user, sessionId, refresh })
  }

  async function rotate(tx: Tx, refresh: string): Promise<SessionReply | 'stolen' | 'ended'> {
    const held = await repository.findRefreshToken(tx, tokenHash(refresh))
    if (held === null || held.revokedAt !== null || held.expiresAt <= now()) return 'ended'
    const next = successorOf(refresh)
    if (held.usedAt === null) {
      await repository.insertRefreshToken(tx, {
        tokenHash: tokenHash(next),
        sessionId: held.sessionId,
      })
      await repository.markTokenUsed(tx, {
        tokenHash: tokenHash(refresh),
        replacedBy: tokenHash(next),
        at: now(),
      })
    } else if (now().getTime() - held.usedAt.getTime() > REUSE_GRACE_MS) {
      await repository.revokeSession(tx, {
        sessionId: held.sessionId,
        reason: 'refresh token reused',
        at: now(),
      })
      return 'stolen'
    }
    const user = await repository.findUser(tx, held.userId)
    if (user === null) return 'ended'
    return replyFor(tx, { user, sessionId: held.sessionId, refresh: next })
  }

  return {
    /** Signs in. The same answer, after the same time, whether the address or the password is wrong. */
    async login(given: {
      email: string
      password: string
      userAgent: string | undefined
    }): Promise<SessionReply> {
      const user = await database.inScope(system, (tx) =>
        repository.findUserByEmail(tx, given.email),
      )
      // Hashing takes its time; no transaction is held meanwhile.
      const isRight = await verifyPassword(user?.passwordHash ?? null, given.password)
      if (user === null || !isRight) throw new AppError('incorrect_credentials')
      return database.inScope(system, (tx) => openSession(tx, { user, userAgent: given.userAgent }))
    },

    /** Creates a user of their own and signs them in. @throws AppError `email_taken`. */
    async create(given: {
      email: string
      password: string
      first_name: string
      last_name: string
      language?: string | undefined
      userAgent: string | undefined
    }): Promise<SessionReply> {
      const passwordHash = await hashPassword(given.password)
      return database.inScope(system, async (tx) => {
        const user = await repository.insertUser(tx, {
          email: given.email,
          passwordHash,
          firstName: given.first_name,
          lastName: given.last_name,
          language: given.language ?? null,
        })
        if (user === null) {
          throw new AppError('email_taken', {
            fields: { email: 'An account with this email exists already.' },
          })
        }
        return openSession(tx, { user, userAgent: given.userAgent })
      })
    },

    /** Exchanges a refresh token. Using an old one again ends its whole family. @throws AppError `session_expired`. */
    async refresh(refresh: string | undefined): Promise<SessionReply> {
      if (refresh === undefined || refresh === '') throw new AppError('unauthenticated')
      // The outcome is thrown after the commit, so that a revocation stays.
      const outcome = await database.inScope(system, (tx) => rotate(tx, refresh))
      if (outcome === 'ended' || outcome === 'stolen') throw new AppError('session_expired')
      return outcome
    },

    /** Ends the session that a refresh token belongs to; nothing happens when there is none. */
    async logout(refresh: string | undefined): Promise<void> {
      if (refresh === undefined || refresh === '') return
      await database.inScope(system, async (tx) => {
        const held = await repository.findRefreshToken(tx, tokenHash(refresh))
        if (held !== null)
          await repository.revokeSession(tx, {
            sessionId: held.sessionId,
            reason: 'signed out',
            at: now(),
          })
      })
    },

    /** The signed-in user with their roles. @throws AppError `unauthenticated` when the user is gone. */
    getCurrentUser(userId: number): Promise<CurrentUser> {
      return database.inScope({ kind: 'person', userId }, async (tx) => {
        const user = await repository.findUser(tx, userId)
        if (user === null) throw new AppError('unauthenticated')
        return describeUser(tx, user)
      })
    },
  }
}

async function describeUser(tx: Tx, user: repository.UserRow): Promise<CurrentUser> {
  return {
    user_id: user.userId,
    uuid: user.uuid,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    language: user.language === null ? null : localeSchema.parse(user.language),
    is_jf_admin: user.isJfAdmin,
    track_user_with_pendo: user.trackUserWithPendo,
    roles: await repository.listRoles(tx, user.userId),
  }
}

function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
