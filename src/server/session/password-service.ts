// Rules of forgotten and changed passwords. Knows no HTTP.
import { randomUUID } from 'node:crypto'

import type { EmailedToken } from '#contract/core/shape.ts'

import type { Database, Tx } from '../db/database.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import type { BreachedPasswords } from '../integrations/breaches/port.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { ownerOfLink, redeemToken } from '../mail/emailed-tokens.ts'
import { orderMail, type MailContext } from '../mail/order-mail.ts'
import { checkCurrentPassword } from './current-password.ts'
import { hashNewPassword } from './password-hash.ts'
import * as passwords from './password-repository.ts'
import type { RevokedSessions } from './revoked-sessions.ts'
import { deletePendingOf } from './second-factors/pending-sign-in-repository.ts'
import * as repository from './session-repository.ts'
import { keptSession } from './sign-in-link-service.ts'
import { deleteIdentities } from './sign-on-repository.ts'
import { takeMailWish } from './try-limits.ts'

type Deps = {
  readonly breaches: BreachedPasswords
  readonly database: Database
  readonly jobs: Jobs
  readonly revoked: RevokedSessions
  readonly secret: string
  readonly now: () => Date
}
type Change = {
  readonly userId: number
  readonly current_password: string
  readonly password: string
}

type Forgotten = {
  readonly email: string
  /** Network address of the request. */
  readonly address: string
  readonly by: MailContext
  readonly jobUuid?: string
}

type NewPassword = {
  readonly password: string
  readonly by: MailContext
  /** The session of the browser that opened the link, if any: it stays signed in. */
  readonly caller: Caller | null
}

const SYSTEM = { kind: 'system' } as const
const PURPOSE = 'reset-password'

export type PasswordService = ReturnType<typeof createPasswordService>

export function createPasswordService(deps: Deps) {
  const { database, jobs, now } = deps
  return {
    /**
     * Takes note of a wish for a reset link, or with a job for a link that signs in and leads to it. It neither looks for
     * the user nor writes anything that depends on one: the job does, later. So the answer, its time and its errors are
     * the same whether there is such a user or not.
     * A job without an open login page gets the same answer, and no mail.
     */
    async forgot(given: Forgotten): Promise<void> {
      const { email, address, by, jobUuid } = given
      const isTaken = await database.inScope(SYSTEM, async (tx) => {
        if (jobUuid !== undefined && !(await repository.isLinked(tx, jobUuid))) return false
        if (!(await takeMailWish(tx, { email, address, at: now() }))) return false
        const requestId = randomUUID()
        await passwords.insertRequest(tx, { requestId, email, jobUuid, ...by })
        await jobs.send(tx, 'request-password-reset', { requestId })
        return true
      })
      if (isTaken) jobs.wake('request-password-reset')
    },

    /** Sets a password with the link of an email, and ends all other sessions. @throws AppError `link_not_valid`, `password_guessable`. */
    reset: (link: EmailedToken, given: NewPassword) => reset(deps, { ...given, link }),

    /**
     * Sets a password with the current one, and ends the other sessions.
     * @throws AppError `not_found` for another user's, `current_password_incorrect`, `password_guessable`, `rate_limited`.
     */
    async change(caller: Caller, given: Change & { by: MailContext }): Promise<void> {
      const { userId } = caller
      if (given.userId !== userId) throw new AppError('not_found')
      const user = await checkCurrentPassword(deps, { userId, password: given.current_password })
      const passwordHash = await hashNewPassword(deps, {
        password: given.password,
        words: knownOf(user),
      })
      await database.inScope(SYSTEM, async (tx) => {
        const keepSession = caller.sessionId
        await setPassword(tx, { deps, userId, passwordHash, by: given.by, keepSession })
      })
      jobs.wake('send-mail')
    },
  }
}

async function reset(deps: Deps, given: NewPassword & { link: EmailedToken }): Promise<void> {
  const { database, now } = deps
  const { link, by } = given
  // Hashing takes its time and memory: not for the user who has no link.
  const owner = await database.inScope(SYSTEM, async (tx) => {
    const ownerId = await ownerOfLink(tx, { link, purpose: PURPOSE })
    return ownerId === null ? null : repository.findUser(tx, ownerId)
  })
  if (owner === null) throw new AppError('link_not_valid')
  const passwordHash = await hashNewPassword(deps, {
    password: given.password,
    words: knownOf(owner),
  })
  await database.inScope(SYSTEM, async (tx) => {
    const at = now()
    const userId = await redeemToken(tx, { link, purpose: PURPOSE, at })
    if (userId === null) throw new AppError('link_not_valid')
    // The user who has the link reads the mail of that address.
    await repository.verifyEmail(tx, { userId, at })
    // A company's sign-on made the account for an address that it need not own: from now on its reader decides.
    if (owner.passwordHash === null) await deleteIdentities(tx, userId)
    const keepSession = keptSession(owner, given.caller)
    await setPassword(tx, { deps, userId, passwordHash, by, keepSession })
  })
  deps.jobs.wake('send-mail')
}

// What everyone knows of a person.
function knownOf({ firstName, lastName, email }: repository.UserRow): string[] {
  return [firstName, lastName, email]
}

async function setPassword(
  tx: Tx,
  given: {
    deps: Deps
    userId: number
    passwordHash: string
    by: MailContext
    keepSession: string | null
  },
): Promise<void> {
  const { deps, userId, passwordHash, by, keepSession } = given
  const at = deps.now()
  const user = await passwords.setPassword(tx, { userId, passwordHash })
  const reason = 'password changed'
  const ended = await repository.revokeSessions(tx, { userId, keepSession, reason, at })
  // Before the commit: should that fail, the sessions only have to refresh.
  deps.revoked.note(ended)
  // A sign-in that waits for its second step rests on the password before.
  await deletePendingOf(tx, userId)
  await orderMail(tx, { deps, kind: 'password-changed', to: user, by })
}
