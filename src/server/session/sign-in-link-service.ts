// Rules of signing in by an emailed link, for applicants who have no password to type. Knows no HTTP.
import type { EmailedToken } from '#contract/core/shape.ts'
import type { SessionReply } from '#contract/session/session.ts'

import type { Database, Tx } from '../db/database.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import { hashOfAddress, redeemLink } from '../mail/emailed-tokens.ts'
import { findUnlinkedPerson, recordLinked } from '../people/employees/unlinked-people.ts'
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
        const held = await redeemLink(tx, { link, purpose: SIGN_IN_LINK, at })
        if (held !== null && held.addressHash !== null && !(await giveAddress(tx, held)))
          throw new AppError('link_not_valid')
        const user = held === null ? null : await repository.lockUser(tx, held.userId)
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

// The first sign-in of someone whom their company added: the account gets the address that the link was sent to, unless the
// company has another one of them by now.
async function giveAddress(
  tx: Tx,
  { userId, addressHash }: { userId: number; addressHash: string | null },
): Promise<boolean> {
  const user = await repository.lockUser(tx, userId)
  if (user === null) return false
  const named = await findUnlinkedPerson(tx, userId)
  if (named === null || hashOfAddress(named.email) !== addressHash) return false
  if (!(await repository.setAddress(tx, { userId, email: named.email }))) return false
  await repository.setName(tx, named)
  await recordLinked(tx, named)
  return true
}

/** The session to keep when all others of a user end: the one of their own browser. */
export function keptSession(user: { userId: number }, caller: Caller | null): string | null {
  return caller?.userId === user.userId ? caller.sessionId : null
}
