// What the provider's support does for a user of a company who asks for it. Their account is no company's: its admins act
// on the membership only (`member-service.ts`), and every act here stands in the company's audit trail.
import type { z } from 'zod'

import { endAllSessions } from '#contract/my-sessions.ts'
import { resetSecondFactors } from '#contract/second-factors.ts'

import { staffCommand, type By, type Changing } from '../audit/staff-command.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { MailContext } from '../mail/order-mail.ts'
import type { StaffScopes } from '../requisitions/staff-access.ts'
import type { MemberSessions } from '../session/member-sessions.ts'
import type { FactorReset } from '../session/second-factors/factor-reset.ts'
import { findMember } from './member-repository.ts'

type Deps = {
  readonly scopes: StaffScopes
  readonly factorReset: FactorReset
  readonly memberSessions: MemberSessions
}
type OfMember = { readonly accountId: number; readonly userId: number }
type Ordered = OfMember & { readonly to: MailContext }

export type MemberSupportService = ReturnType<typeof createMemberSupportService>

const resetSchema = resetSecondFactors.responses[200].shape.data
const endedSchema = endAllSessions.responses[200].shape.data

export function createMemberSupportService({ scopes, factorReset, memberSessions }: Deps) {
  return {
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
