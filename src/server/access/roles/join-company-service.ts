// Rules of accepting an invitation to work for a company, by the link that was mailed. Knows no HTTP.
import type { z } from 'zod'

import type { joinCompany, StaffLink } from '#contract/access/staff-invitations.ts'
import {
  currentUserSchema,
  type CurrentUser,
  type SessionReply,
} from '#contract/session/session.ts'

import type { Database, Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import { once } from '../../http/idempotency.ts'
import type { Secrets } from '../../http/secrets.ts'
import type { BreachedPasswords } from '../../integrations/breaches/port.ts'
import { noteShown } from '../../privacy/consents/consent-service.ts'
import { claimAccount, confirmAddress, findConfirmedUser } from '../../session/claim-account.ts'
import { describeUser } from '../../session/describe-user.ts'
import { hashNewPassword } from '../../session/password-hash.ts'
import type { RevokedSessions } from '../../session/revoked-sessions.ts'
import type { SessionService } from '../../session/session-service.ts'
import { recordAudit } from '../audit/audit-trail.ts'
import * as repository from './staff-invitation-repository.ts'
import { isStaffToken } from './staff-link.ts'

type Deps = Secrets & {
  readonly breaches: BreachedPasswords
  readonly database: Database
  readonly sessions: SessionService
  readonly revoked: RevokedSessions
  readonly now: () => Date
}
type Joining = z.output<typeof joinCompany.body> & { readonly userAgent: string | undefined }

const SYSTEM = { kind: 'system' } as const

export type JoinCompanyService = ReturnType<typeof createJoinCompanyService>

export function createJoinCompanyService(deps: Deps) {
  const { database } = deps
  return {
    /** Who invites whom, as what, and how it is accepted. @throws AppError `link_not_valid`. */
    open: (link: StaffLink) =>
      database.inScope(SYSTEM, async (tx) => {
        const { accountName, roleName, email } = await getOpen(tx, { deps, link })
        const user = await findConfirmedUser(tx, email)
        return {
          account_name: accountName,
          role_name: roleName,
          email,
          has_account: user !== null,
        }
      }),

    /**
     * Gives the role to the caller. To anyone whose address it was not sent to, the invitation does not exist.
     * @throws AppError `not_found`.
     */
    accept: (caller: Caller, given: StaffLink & { idempotencyKey: string }) =>
      accept(deps, { caller, ...given }),

    /**
     * Gives the role to the user who has the link and no account yet, and signs them in.
     * @throws AppError `link_not_valid`, `email_taken` where an account has the address.
     */
    async join(given: Joining): Promise<SessionReply> {
      // Hashing takes its time and memory: not for the user who has no link.
      const held = await database.inScope(SYSTEM, (tx) => getUnclaimed(tx, { deps, link: given }))
      const words = [given.first_name, given.last_name, held.email, held.accountName]
      const passwordHash = await hashNewPassword(deps, { password: given.password, words })
      return database.inScope(SYSTEM, (tx) => join(tx, { deps, given, passwordHash }))
    },
  }
}

async function join(
  tx: Tx,
  { deps, given, passwordHash }: { deps: Deps; given: Joining; passwordHash: string },
): Promise<SessionReply> {
  const held = await getUnclaimed(tx, { deps, link: given })
  const user = await claimAccount(tx, {
    email: held.email,
    passwordHash,
    firstName: given.first_name,
    lastName: given.last_name,
    at: deps.now(),
    revoked: deps.revoked,
  })
  const { userId } = user
  await noteShown(tx, { userId, at: deps.now(), shown: given.shown })
  await begin(tx, { held, userId })
  return deps.sessions.open(tx, { user, userAgent: given.userAgent })
}

async function accept(
  deps: Deps,
  given: StaffLink & { caller: Caller; idempotencyKey: string },
): Promise<CurrentUser> {
  const { caller, idempotencyKey, ...link } = given
  const { userId, sessionId } = caller
  const effect = async (tx: Tx) => {
    const held = await findOpen(tx, { deps, link })
    if (held === null) throw new AppError('not_found')
    const user = await confirmAddress(tx, { userId, email: held.email, at: deps.now() })
    if (user === null) throw new AppError('not_found')
    await begin(tx, { held, userId })
    return describeUser(tx, { user, sessionId })
  }
  const command = {
    userId,
    key: idempotencyKey,
    name: 'accept-staff-invitation',
    request: link,
    replySchema: currentUserSchema,
    effect,
  }
  return deps.database.inScope({ ...SYSTEM, userId }, (tx) => once(tx, command))
}

/** The membership begins: the role is theirs, and the invitation is used. */
async function begin(
  tx: Tx,
  { held, userId }: { held: repository.NamedInvitation; userId: number },
): Promise<void> {
  const { accountId, email, roleName } = held
  await repository.addRole(tx, { ...held, userId })
  await repository.joinTeams(tx, { accountId, email, userId })
  await repository.deleteInvitation(tx, held)
  await recordAudit(tx, {
    accountId,
    actorId: userId,
    entity: 'member',
    entityId: userId,
    action: 'join',
    after: { email, role: roleName },
  })
}

/** For an invitation to an address that is no user's: theirs is accepted signed in, with every step that they set up. */
async function getUnclaimed(tx: Tx, given: { deps: Deps; link: StaffLink }) {
  const held = await getOpen(tx, given)
  if ((await findConfirmedUser(tx, held.email)) !== null) throw new AppError('email_taken')
  return held
}

async function getOpen(tx: Tx, given: { deps: Deps; link: StaffLink }) {
  const held = await findOpen(tx, given)
  if (held === null) throw new AppError('link_not_valid')
  return held
}

async function findOpen(tx: Tx, { deps, link }: { deps: Deps; link: StaffLink }) {
  if (!isStaffToken(deps, link)) return null
  const held = await repository.lockByLink(tx, link.link_uuid)
  return held === null || held.expiresAt <= deps.now() ? null : held
}
