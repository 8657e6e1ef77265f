// Rules of signing in by an emailed link, for applicants who have no password to type. Knows no HTTP.
import type { EmailedToken } from '#contract/core/shape.ts'
import type { SessionReply } from '#contract/session/session.ts'

import type { Database } from '../db/database.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import { redeemToken } from '../mail/emailed-tokens.ts'
import type { RevokedSessions } from './revoked-sessions.ts'
import * as repository from './session-repository.ts'
import type { SessionService } from './session-service.ts'
import { canUseLink, SIGN_IN_LINK } from './way-in.ts'

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
const SYSTEM = { kind: 'system' } as const

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
        const userId = await redeemToken(tx, { link, purpose: SIGN_IN_LINK, at })
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
