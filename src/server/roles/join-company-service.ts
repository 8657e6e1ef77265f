// Rules of accepting an invitation to work for a company, by the link that was mailed. Knows no HTTP.
import type { z } from 'zod'

import type { SessionReply } from '#contract/session.ts'
import type { joinCompany, StaffLink } from '#contract/staff-invitations.ts'

import { noteShown } from '../consents/consent-service.ts'
import type { Database, Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { Secrets } from '../http/secrets.ts'
import type { BreachedPasswords } from '../integrations/breaches/port.ts'
import { claimAccount, findConfirmedUser } from '../session/claim-account.ts'
import { hashNewPassword } from '../session/password-hash.ts'
import type { RevokedSessions } from '../session/revoked-sessions.ts'
import type { SessionService } from '../session/session-service.ts'
import { findOnlyDoor, signOnRequired } from '../session/sign-on-required.ts'
import { recordJoin } from './send-staff-invitation.ts'
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
    /** Who invites whom. @throws AppError `link_not_valid`. */
    async open(link: StaffLink) {
      const held = await database.inScope(SYSTEM, (tx) => getOpen(tx, { deps, link }))
      return { account_name: held.accountName, email: held.email }
    },

    /**
     * Gives the role to whoever has the link, and signs them in.
     * @throws AppError `link_not_valid`, or once the role is theirs `sign_on_required`.
     */
    async join(given: Joining): Promise<SessionReply> {
      // Hashing takes its time and memory: not for whoever has no link.
      const held = await database.inScope(SYSTEM, (tx) => getOpen(tx, { deps, link: given }))
      const words = [given.first_name, given.last_name, held.email, held.accountName]
      const passwordHash = await hashNewPassword(deps, { password: given.password, words })
      const outcome = await database.inScope(SYSTEM, (tx) =>
        join(tx, { deps, given, passwordHash }),
      )
      if (outcome.door !== undefined) throw signOnRequired(outcome.door)
      return outcome.session
    },
  }
}

async function join(
  tx: Tx,
  { deps, given, passwordHash }: { deps: Deps; given: Joining; passwordHash: string },
): Promise<{ session: SessionReply; door?: undefined } | { door: string }> {
  const held = await getOpen(tx, { deps, link: given })
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
  await repository.addRole(tx, { ...held, userId })
  await repository.deleteInvitation(tx, held)
  await recordJoin(tx, { held, userId })
  const door = await findOnlyDoor(tx, userId)
  if (door !== null) return { door }
  return { session: await deps.sessions.open(tx, { user, userAgent: given.userAgent }) }
}

async function getOpen(tx: Tx, { deps, link }: { deps: Deps; link: StaffLink }) {
  if (!isStaffToken(deps, link)) throw new AppError('link_not_valid')
  const held = await repository.lockByLink(tx, link.link_uuid)
  if (held === null || held.grantedAt !== null || held.expiresAt <= deps.now())
    throw new AppError('link_not_valid')
  // Whoever confirmed the address meanwhile signs in as always, with every step that they set up. Invited again, they
  // are in.
  if ((await findConfirmedUser(tx, held.email)) !== null) throw new AppError('link_not_valid')
  return held
}
