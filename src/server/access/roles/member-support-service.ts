// What the provider's support does for a user of a company who asks for it. Their account is no company's: its admins act
// on the membership only (`member-service.ts`), and every act here stands in the company's audit trail.
import type { z } from 'zod'

import { reassignCredentials } from '#contract/access/users.ts'
import { endAllSessions } from '#contract/session/my-sessions.ts'
import { resetSecondFactors } from '#contract/session/second-factors.ts'

import type { Database, Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import type { MailContext } from '../../mail/order-mail.ts'
import type { MemberSessions } from '../../session/member-sessions.ts'
import { createCredentialChange, type CredentialDeps } from '../../session/reassign-credentials.ts'
import type { FactorReset } from '../../session/second-factors/factor-reset.ts'
import type { StaffScopes } from '../staff-access.ts'
import { staffCommand, type By, type Changing } from '../staff-command.ts'
import { findMember } from './member-repository.ts'
import { listUsersOfAll, type UserQuery } from './user-list-repository.ts'

type Deps = CredentialDeps & {
  readonly database: Database
  readonly scopes: StaffScopes
  readonly factorReset: FactorReset
  readonly memberSessions: MemberSessions
}
type OfMember = { readonly accountId: number; readonly userId: number }
type Ordered = OfMember & { readonly to: MailContext }

export type MemberSupportService = ReturnType<typeof createMemberSupportService>

const resetSchema = resetSecondFactors.responses[200].shape.data
const reassignedSchema = reassignCredentials.responses[200].shape.data
const endedSchema = endAllSessions.responses[200].shape.data

export function createMemberSupportService(deps: Deps) {
  const { scopes, factorReset, memberSessions } = deps
  return {
    ...reassigning(deps),
    ...listing(deps),

    /** Removes the second factors of a user who lost them. @throws AppError `not_found`, `second_factor_missing`. */
    async resetFactors(by: By, { to, ...key }: Ordered): Promise<z.output<typeof resetSchema>> {
      const reply = await staffCommand(scopes, {
        by,
        accountId: key.accountId,
        name: 'reset-second-factors',
        policy: resetSecondFactors.policy,
        request: key,
        replySchema: resetSchema,
        change: (change) => resetFactors(change, { key, to, factorReset }),
      })
      factorReset.wake()
      return reply
    },

    /** Signs a user out everywhere, at once. @throws AppError `not_found`. */
    async endAllSessions(by: By, { to, ...key }: Ordered): Promise<z.output<typeof endedSchema>> {
      let ended: readonly string[] = []
      const reply = await staffCommand(scopes, {
        by,
        accountId: key.accountId,
        name: 'end-all-sessions',
        policy: endAllSessions.policy,
        request: key,
        replySchema: endedSchema,
        async change(change) {
          ended = await endAll(change, { key, to, memberSessions })
          return { user_id: key.userId, ended: ended.length }
        },
      })
      memberSessions.committed(ended)
      return reply
    },
  }
}

function listing({ database }: Deps) {
  return {
    /** One page of the users of all companies: the policy lets provider admins in, and no one else. */
    async listUsers({ userId }: Caller, query: UserQuery) {
      const { rows, total } = await database.inScope({ kind: 'system', userId }, (tx) =>
        listUsersOfAll(tx, query),
      )
      return { data: rows, meta: { page: query.page, page_size: query.page_size, total } }
    },
  }
}

function reassigning(deps: Deps) {
  const { scopes } = deps
  const credentials = createCredentialChange(deps)
  return {
    /** Gives a user another address, to sign in by nothing but what its reader sets up. @throws AppError `not_found`, `email_taken`. */
    async reassignCredentials(
      by: By,
      given: Ordered & { email: string },
    ): Promise<z.output<typeof reassignedSchema>> {
      const { to, email, ...key } = given
      let ended: readonly string[] = []
      const reply = await staffCommand(scopes, {
        by,
        accountId: key.accountId,
        name: 'reassign-credentials',
        policy: reassignCredentials.policy,
        request: { ...key, email },
        replySchema: reassignedSchema,
        async change({ tx, audit }) {
          await assertMember(tx, key)
          const changed = await credentials.reassign(tx, { ...key, email, by: to })
          ended = changed.ended
          const { removed } = changed
          // The trail says that it happened, and not to which address: it is private.
          const about = { entity: 'member', entityId: key.userId } as const
          const change = {
            before: { sessions: ended.length, factors: removed },
            after: { sessions: 0, factors: 0 },
          }
          await audit({ ...about, action: 'reassign_credentials', ...change })
          return { user_id: key.userId, ended: ended.length, removed }
        },
      })
      credentials.committed({ ended })
      return reply
    },
  }
}

async function resetFactors(
  { tx, audit }: Changing,
  given: { key: OfMember; to: MailContext; factorReset: FactorReset },
): Promise<z.output<typeof resetSchema>> {
  const { key, to, factorReset } = given
  await assertMember(tx, key)
  const removed = await factorReset.reset(tx, { ...key, by: to })
  const change = { before: { factors: removed }, after: { factors: 0 } }
  await audit({ entity: 'second_factors', entityId: key.userId, action: 'reset', ...change })
  return { user_id: key.userId, removed }
}

async function endAll(
  { tx, audit }: Changing,
  given: { key: OfMember; to: MailContext; memberSessions: MemberSessions },
): Promise<readonly string[]> {
  const { key, to, memberSessions } = given
  await assertMember(tx, key)
  const ended = await memberSessions.endAll(tx, { ...key, by: to })
  if (ended.length === 0) return ended
  const change = { before: { sessions: ended.length }, after: { sessions: 0 } }
  const about = { entity: 'member', entityId: key.userId } as const
  await audit({ ...about, action: 'sign_out_everywhere', ...change })
  return ended
}

async function assertMember(tx: Tx, key: OfMember): Promise<void> {
  if ((await findMember(tx, key)) === null) throw new AppError('not_found')
}
