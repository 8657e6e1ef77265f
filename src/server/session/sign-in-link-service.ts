// Rules of signing in by an emailed link, for applicants who have no password to type. Knows no HTTP.
import type { EmailedToken } from '#contract/core/shape.ts'
import type { SessionReply } from '#contract/session/session.ts'

import type { Database, Tx } from '../db/database.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import { redeemToken } from '../mail/emailed-tokens.ts'
import { orderMail, type MailContext, type MailDeps } from '../mail/order-mail.ts'
import type { RevokedSessions } from './revoked-sessions.ts'
import { countFactors } from './second-factors/second-factor-repository.ts'
import * as repository from './session-repository.ts'
import type { SessionService } from './session-service.ts'
import { takeMailWish } from './try-limits.ts'

type Deps = {
  readonly database: Database
  readonly sessions: Pick<SessionService, 'open'>
  readonly revoked: RevokedSessions
  readonly now: () => Date
}
type Redeeming = {
  readonly link: EmailedToken
  readonly userAgent: string | undefined
  /** The session of the browser that opens the link, if it has one. */
  readonly caller: Caller | null
}
type Asking = {
  readonly email: string
  /** Network address of the request. */
  readonly address: string
  /** The position that they apply to. */
  readonly jobUuid: string | undefined
  readonly by: MailContext
}

const SYSTEM = { kind: 'system' } as const
const PURPOSE = 'sign-in-link'

export type SignInLinkService = ReturnType<typeof createSignInLinkService>

export function createSignInLinkService({ database, sessions, revoked, now }: Deps) {
  return {
    /**
     * Opens a session for the reader of the mail. The first proof that an address is theirs ends all other sessions of
     * the account: someone else may have begun it with their address.
     * @throws AppError `link_not_valid`.
     */
    signIn: ({ link, userAgent, caller }: Redeeming): Promise<SessionReply> =>
      database.inScope(SYSTEM, async (tx) => {
        const at = now()
        const userId = await redeemToken(tx, { link, purpose: PURPOSE, at })
        const user = userId === null ? null : await repository.lockUser(tx, userId)
        if (user === null || !(await canUseLink(tx, user))) throw new AppError('link_not_valid')
        if (user.emailVerifiedAt === null) {
          await repository.verifyEmail(tx, { userId: user.userId, at })
          const ending = { userId: user.userId, keepSession: keptSession(user, caller), at }
          revoked.note(
            await repository.revokeSessions(tx, { ...ending, reason: 'email address confirmed' }),
          )
        }
        return sessions.open(tx, {
          user: { ...user, emailVerifiedAt: at },
          userAgent,
          authType: 'link',
        })
      }),
  }
}

/** The session to keep when all others of a user end: the one of their own browser. */
export function keptSession(user: { userId: number }, caller: Caller | null): string | null {
  return caller?.userId === user.userId ? caller.sessionId : null
}

/**
 * Mails the reader of an address that has an account how to get into it: a link that signs in, or where that would skip a
 * password, second factor or sign-on, the login page.
 * @throws AppError `rate_limited`.
 */
export async function mailWayIn(
  tx: Tx,
  { deps, ...given }: Asking & { deps: MailDeps },
): Promise<void> {
  const { email, address, jobUuid, by } = given
  if (!(await takeMailWish(tx, { email, address, at: deps.now() })))
    throw new AppError('rate_limited')
  const user = await repository.findUserByEmail(tx, email)
  // Erased in this moment: there is no one to write to.
  if (user === null) return
  const aboutJob = jobUuid === undefined ? null : await repository.findJobId(tx, jobUuid)
  await orderMail(tx, {
    deps,
    kind: (await canUseLink(tx, user)) ? PURPOSE : 'account-exists',
    to: user,
    by,
    ...(aboutJob === null ? {} : { aboutJob }),
  })
}

/**
 * Only applicants: an account of staff keeps its password, second factor or sign-on. An unconfirmed account that has a
 * password may be someone else's, who would keep a way into it.
 */
async function canUseLink(tx: Tx, user: repository.UserRow): Promise<boolean> {
  const { userId, isJfAdmin, passwordHash, emailVerifiedAt } = user
  if (isJfAdmin || (emailVerifiedAt === null && passwordHash !== null)) return false
  const [roles, factors] = await Promise.all([
    repository.listRoles(tx, userId),
    countFactors(tx, userId),
  ])
  return roles.length === 0 && !factors.hasAuthenticator && factors.passkeys === 0
}
