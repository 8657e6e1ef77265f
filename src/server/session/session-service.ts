// Rules of signing in, staying signed in and signing out. Knows no HTTP.
import { createHmac } from 'node:crypto'

import type { Locale } from '#contract/core/shape.ts'
import type { ShownText } from '#contract/privacy/consents.ts'
import type { CurrentUser, SessionReply } from '#contract/session/session.ts'

import type { Database, Tx } from '../db/database.ts'
import type { AccessTokens, Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import { acceptedSecrets, type Secrets } from '../http/secrets.ts'
import type { BreachedPasswords } from '../integrations/breaches/port.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { orderMail, type MailContext } from '../mail/order-mail.ts'
import { noteSignUp } from '../privacy/consents/consent-service.ts'
import { describeUser } from './describe-user.ts'
import { ERASED } from './erased.ts'
import { findLimits, touchSession, type SessionLimits } from './my-sessions-repository.ts'
import { newSession, tokenHash } from './new-session.ts'
import { hashNewPassword } from './password-hash.ts'
import { signInByPassword, type PasswordSignIn } from './password-sign-in.ts'
import type { RevokedSessions } from './revoked-sessions.ts'
import * as repository from './session-repository.ts'
import { findOnlyLoginPage, unlessSignOnRequired } from './sign-on-required.ts'
import { mailWayIn } from './way-in.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/**
 * Within this time a used refresh token is answered once more: its reply may have been lost on the way, or two
 * requests of one page may have raced. Later it is taken as stolen, and the whole family ends.
 */
const REUSE_GRACE_MS = 10_000

type Deps = Secrets & {
  readonly breaches: BreachedPasswords
  readonly database: Database
  readonly jobs: Jobs
  readonly tokens: AccessTokens
  readonly now: () => Date
  readonly revoked: RevokedSessions
}
type NewUser = {
  readonly email: string
  /** Left out by applicants: they choose one with the email that confirms their address. */
  readonly password?: string | undefined
  readonly first_name: string
  readonly last_name: string
  readonly language?: Locale | undefined
  readonly shown?: readonly ShownText[] | undefined
  /** The position that they apply to. */
  readonly job_uuid?: string | undefined
}
type CreateUser = NewUser & Device & { readonly by: MailContext; readonly address: string }
type Device = { readonly userAgent: string | undefined }
type Leaving = { readonly caller: Caller | null; readonly refresh: string | undefined }
type SessionToOpen = Device & {
  readonly user: repository.UserRow
  readonly authType?: 'sso' | 'passkey' | 'link'
  /** By a second factor. */
  readonly isConfirmed?: boolean
}

const SYSTEM = { kind: 'system' } as const

export type SessionService = ReturnType<typeof createSessionService>

export function createSessionService(deps: Deps) {
  const { database, now } = deps
  return {
    /**
     * Signs in. The same answer, after the same time, whether the address or the password is wrong.
     * @throws AppError `incorrect_credentials`, `rate_limited` when there were too many tries from there, and when the
     * password was right `second_factor_due` where a second step follows, `sign_on_required` where it opens nothing.
     */
    login: (given: PasswordSignIn) => signInByPassword(deps, given),

    /**
     * Creates a user of their own, signs them in, and sends the link that confirms the address.
     * @throws AppError for an address that has an account: `email_taken` with a password, else `sign_in_link_sent`, and
     * `rate_limited` when too many links were sent of late.
     */
    create: (given: CreateUser) => createUser(deps, given),

    /** Exchanges a refresh token. Using an old one again ends its whole family. @throws AppError `session_expired`, `account_erased`. */
    async refresh(refresh: string | undefined): Promise<SessionReply> {
      if (refresh === undefined || refresh === '') throw new AppError('unauthenticated')
      // The outcome is thrown after the commit, so that a revocation stays.
      const outcome = await database.inScope(SYSTEM, (tx) => rotate(tx, { deps, refresh }))
      if (outcome === 'erased') throw new AppError('account_erased')
      if ('ended' in outcome) {
        deps.revoked.note(outcome.ended)
        throw new AppError('session_expired')
      }
      return outcome
    },

    /** Ends the session of a caller, and the one that a refresh token belongs to; nothing happens when there is none. */
    async logout({ caller, refresh = '' }: Leaving): Promise<void> {
      if (caller === null && refresh === '') return
      const ended = await database.inScope(SYSTEM, async (tx) => {
        const found = await repository.findRefreshToken(tx, tokenHash(refresh))
        const ids = [caller?.sessionId, found?.sessionId].filter((id) => id !== undefined)
        const end = (sessionId: string) =>
          repository.revokeSession(tx, { sessionId, reason: 'signed out', at: now() })
        await Promise.all(ids.map(end))
        return ids
      })
      deps.revoked.note(ended)
    },

    /**
     * Opens a session for a user who proved in another way who they are, in that unit of work.
     * @throws AppError `sign_on_required`, but not for a sign-on.
     */
    open: (tx: Tx, given: SessionToOpen) => openProven(tx, { deps, ...given }),

    /** The signed-in user with their roles. @throws AppError `unauthenticated` when the user is gone. */
    getCurrentUser({ userId, sessionId }: Caller): Promise<CurrentUser> {
      return database.inScope({ kind: 'person', userId }, async (tx) => {
        const user = await repository.findUser(tx, userId)
        if (user === null) throw new AppError('unauthenticated')
        return describeUser(tx, { user, sessionId })
      })
    },
  }
}

/**
 * An applicant whose address is new begins at once; one whose address has an account is mailed a link. The two replies
 * differ, so they tell whether an address has an account: a name and an address are enough to begin, and an account must not
 * be entered without proof, so the replies could only be the same if everyone had to read a mail before beginning. What
 * keeps addresses from being tried in bulk is the limit of the endpoint: see `createUser` in the contract.
 */
async function createUser(deps: Deps, given: CreateUser): Promise<SessionReply> {
  const { password } = given
  const words = [given.first_name, given.last_name, given.email]
  const passwordHash =
    password === undefined ? null : await hashNewPassword(deps, { password, words })
  const session = await deps.database.inScope(SYSTEM, async (tx) => {
    const user = await repository.insertUser(tx, {
      email: given.email,
      passwordHash,
      firstName: given.first_name,
      lastName: given.last_name,
      language: given.language ?? null,
    })
    if (user === null) {
      if (password === undefined) return mailWayIn(tx, { ...given, deps, jobUuid: given.job_uuid })
      const fields = { email: 'An account with this email exists already.' }
      throw new AppError('email_taken', { fields })
    }
    const { shown, language = given.by.language } = given
    await noteSignUp(tx, { userId: user.userId, at: deps.now(), shown, language })
    await orderMail(tx, { deps, kind: 'verify-email', to: user, by: given.by })
    return openSession(tx, { deps, user, userAgent: given.userAgent })
  })
  deps.jobs.wake('send-mail')
  // Thrown after the commit, which orders the mail.
  if (session === undefined) throw new AppError('sign_in_link_sent')
  return session
}

async function openProven(tx: Tx, given: SessionToOpen & { deps: Deps }): Promise<SessionReply> {
  const opening = openSession(tx, given)
  const { userId } = given.user
  return given.authType === 'sso' ? opening : unlessSignOnRequired(tx, { userId, opening })
}

async function openSession(tx: Tx, given: SessionToOpen & { deps: Deps }): Promise<SessionReply> {
  const { deps, user, userAgent, authType, isConfirmed } = given
  const { userId } = user
  const begun = newSession({ userId, userAgent, at: deps.now(), authType, isConfirmed })
  const { refresh, session } = begun
  // In this order: what is asked of the session finds it.
  const [, reply] = await Promise.all([
    repository.openSession(tx, begun),
    replyFor(tx, { deps, user, sessionId: session.sessionId, refresh }),
  ])
  return reply
}

/** There is no such session any more; which one ended just now, whose access token may still live. */
type Ended = { readonly ended: readonly string[] }

async function rotate(
  tx: Tx,
  given: { deps: Deps; refresh: string },
): Promise<SessionReply | Ended | 'erased'> {
  const { deps, refresh } = given
  const at = deps.now()
  const hash = tokenHash(refresh)
  const held = await repository.findRefreshToken(tx, hash)
  if (held?.revokeReason === ERASED) return 'erased'
  if (held === null || held.revokedAt !== null || held.expiresAt <= at) return { ended: [] }
  const { sessionId, userId, usedAt, authType } = held
  const [limits, loginPage] = await Promise.all([
    findLimits(tx, userId),
    authType === 'sso' ? null : findOnlyLoginPage(tx, userId),
  ])
  if (loginPage !== null || isOver(held, { limits, at })) {
    const reason = loginPage === null ? 'over its limits' : 'sign-on required'
    await repository.revokeSession(tx, { sessionId, reason, at })
    return { ended: [sessionId] }
  }
  const next = successorOf(refresh, { secrets: deps, replacedBy: held.replacedBy })
  if (usedAt === null) {
    await repository.insertRefreshToken(tx, { tokenHash: tokenHash(next), sessionId })
    await repository.markTokenUsed(tx, { tokenHash: hash, replacedBy: tokenHash(next), at })
    await touchSession(tx, { sessionId, at })
  } else if (at.getTime() - usedAt.getTime() > REUSE_GRACE_MS) {
    await repository.revokeSession(tx, { sessionId, reason: 'refresh token reused', at })
    return { ended: [sessionId] }
  }
  const user = await repository.findUser(tx, userId)
  return user === null ? { ended: [] } : replyFor(tx, { deps, user, sessionId, refresh: next })
}

function isOver(
  session: { createdAt: Date; lastSeenAt: Date },
  { limits, at }: { limits: SessionLimits; at: Date },
): boolean {
  const idleMs = at.getTime() - session.lastSeenAt.getTime()
  const ageMs = at.getTime() - session.createdAt.getTime()
  return idleMs > limits.session_idle_minutes * MINUTE_MS || ageMs > limits.session_hours * HOUR_MS
}

async function replyFor(
  tx: Tx,
  given: { deps: Deps; user: repository.UserRow; sessionId: string; refresh: string },
): Promise<SessionReply> {
  const { user, sessionId, refresh } = given
  const caller = { userId: user.userId, sessionId, isProviderAdmin: user.isJfAdmin }
  const [described, token] = await Promise.all([
    describeUser(tx, { user, sessionId }),
    given.deps.tokens.sign(caller),
  ])
  return { token, refresh, user: described }
}

// The successor of a refresh token follows from it and the secret: a repeat within the grace time gets the same one,
// also when the secret was changed in between.
function successorOf(
  token: string,
  { secrets, replacedBy }: { secrets: Secrets; replacedBy: string | null },
): string {
  const makeWith = (secret: string) =>
    createHmac('sha256', secret).update('refresh').update(token).digest('base64url')
  const used = acceptedSecrets(secrets).find((one) => tokenHash(makeWith(one)) === replacedBy)
  return makeWith(used ?? secrets.secret)
}
