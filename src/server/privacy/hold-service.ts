// Rules of applications that a company must keep. Knows no HTTP.
import { z } from 'zod'

import * as contract from '#contract/legal-holds.ts'
import { legalHoldSchema, type LegalHold } from '#contract/legal-holds.ts'

import { staffCommand, type By, type Changing } from '../audit/staff-command.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { StaffScopes } from '../requisitions/staff-access.ts'
import * as repository from './hold-repository.ts'

type Deps = { readonly scopes: StaffScopes; readonly jobs: Jobs; readonly now: () => Date }
type Key = { readonly accountId: number; readonly userSmartreqId: number }
type Page = { readonly page: number; readonly page_size: number }

const liftedSchema = z.object({ user_smartreq_id: z.number() })

export type HoldService = ReturnType<typeof createHoldService>

export function createHoldService(deps: Deps) {
  const { scopes, jobs } = deps
  return {
    list(caller: Caller, query: Page & { accountId: number }) {
      const { accountId } = query
      const { policy } = contract.listLegalHolds
      return scopes.inAccount({ caller, accountId, policy }, async (tx) => {
        const { rows, total } = await repository.listHolds(tx, query)
        const meta = { page: query.page, page_size: query.page_size, total }
        return { data: rows.map(describeHold), meta }
      })
    },

    /** @throws AppError `not_found` for an application that is not the company's, or is erased. */
    place: (by: By, given: Key & { reason: string }): Promise<LegalHold> =>
      staffCommand(scopes, {
        by,
        accountId: given.accountId,
        name: 'place-legal-hold',
        policy: contract.placeLegalHold.policy,
        request: given,
        replySchema: legalHoldSchema,
        change: (change) => place(change, { deps, ...given }),
      }),

    /** Nothing happens when there is none. @throws AppError `not_found`, as above. */
    async lift(by: By, key: Key): Promise<z.output<typeof liftedSchema>> {
      const lifted = await staffCommand(scopes, {
        by,
        accountId: key.accountId,
        name: 'lift-legal-hold',
        policy: contract.liftLegalHold.policy,
        request: key,
        replySchema: liftedSchema,
        change: (change) => lift(change, { deps, ...key }),
      })
      jobs.wake('erase-person')
      return lifted
    },
  }
}

async function place(
  { tx, access, audit }: Changing,
  { deps, reason, ...key }: Key & { reason: string; deps: Deps },
): Promise<LegalHold> {
  const { userSmartreqId } = key
  if ((await repository.lockApplication(tx, key)) === null) throw new AppError('not_found')
  await repository.saveHold(tx, { ...key, reason, placedBy: access.userId, placedAt: deps.now() })
  await audit({ entity: 'legal_hold', entityId: userSmartreqId, action: 'place', reason })
  const held = await repository.findHold(tx, key)
  if (held === null) throw new Error('The hold is gone.')
  return describeHold(held)
}

async function lift(
  { tx, audit }: Changing,
  { deps, ...key }: Key & { deps: Deps },
): Promise<z.output<typeof liftedSchema>> {
  const { userSmartreqId } = key
  const userId = await repository.lockApplication(tx, key)
  if (userId === null) throw new AppError('not_found')
  if (await repository.deleteHold(tx, key)) {
    await audit({ entity: 'legal_hold', entityId: userSmartreqId, action: 'lift' })
    // For whoever was erased meanwhile; of anybody else it erases nothing.
    await deps.jobs.send(tx, 'erase-person', { userId })
  }
  return { user_smartreq_id: userSmartreqId }
}

function describeHold({ hold, placedByName }: repository.HoldRow): LegalHold {
  return {
    user_smartreq_id: hold.userSmartreqId,
    reason: hold.reason,
    placed_by_name: placedByName,
    placed_at: hold.placedAt.toISOString(),
  }
}
