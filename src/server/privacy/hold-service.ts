// Rules of applications that a company must keep. Knows no HTTP.
import { z } from 'zod'

import { applicationStatusSchema } from '#contract/applicants/application.ts'
import * as contract from '#contract/privacy/legal-holds.ts'
import {
  legalHoldSchema,
  type HeldApplication,
  type Holdable,
  type LegalHold,
} from '#contract/privacy/legal-holds.ts'

import type { StaffScopes } from '../access/staff-access.ts'
import { staffCommand, type By, type Changing } from '../access/staff-command.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import * as repository from './hold-repository.ts'

type Deps = { readonly scopes: StaffScopes; readonly jobs: Jobs; readonly now: () => Date }
type Key = { readonly accountId: number; readonly userSmartreqId: number }
type ListQuery = { accountId: number } & z.output<typeof contract.listLegalHolds.query>
type HoldableQuery = { accountId: number } & z.output<typeof contract.listHoldable.query>
type PersonHold = { readonly accountId: number; readonly userId: number; readonly reason: string }

const personHeldSchema = z.object({ user_id: z.number(), held: z.number() })
const liftedSchema = z.object({ user_smartreq_id: z.number() })

export type HoldService = ReturnType<typeof createHoldService>

export function createHoldService(deps: Deps) {
  return { ...holdLists(deps), ...holdCommands(deps) }
}

function holdLists({ scopes }: Deps) {
  return {
    list(caller: Caller, query: ListQuery) {
      const { accountId, page, page_size } = query
      const { policy } = contract.listLegalHolds
      return scopes.inAccount({ caller, accountId, policy }, async (tx) => {
        const { rows, total } = await repository.listHolds(tx, query)
        return { data: rows.map(describeHeld), meta: { page, page_size, total } }
      })
    },

    listHoldable(caller: Caller, query: HoldableQuery) {
      const { accountId, page, page_size, search } = query
      const { policy } = contract.listHoldable
      return scopes.inAccount({ caller, accountId, policy }, async (tx) => {
        if (search === '') return { data: [], meta: { page, page_size, total: 0 } }
        const { rows, total } = await repository.listHoldable(tx, query)
        return { data: rows.map(describeHoldable), meta: { page, page_size, total } }
      })
    },
  }
}

function holdCommands(deps: Deps) {
  const { scopes, jobs } = deps
  return {
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

    /** @throws AppError `not_found` for a user without an application there. */
    placeOnPerson: (by: By, given: PersonHold): Promise<z.output<typeof personHeldSchema>> =>
      staffCommand(scopes, {
        by,
        accountId: given.accountId,
        name: 'place-person-hold',
        policy: contract.placePersonHold.policy,
        request: given,
        replySchema: personHeldSchema,
        change: (change) => placeOnPerson(change, { deps, ...given }),
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
  const hold = { ...key, reason, placedBy: access.userId, placedAt: deps.now() }
  await repository.saveHolds(tx, [hold])
  await audit({ entity: 'legal_hold', entityId: userSmartreqId, action: 'place', reason })
  const held = await repository.findHold(tx, key)
  if (held === null) throw new Error('The hold is gone.')
  return describeHold(held)
}

async function placeOnPerson(
  { tx, access, auditAll }: Changing,
  { deps, reason, ...person }: PersonHold & { deps: Deps },
): Promise<z.output<typeof personHeldSchema>> {
  const { accountId, userId } = person
  const ids = await repository.lockApplicationsOf(tx, person)
  if (ids.length === 0) throw new AppError('not_found')
  const hold = { accountId, reason, placedBy: access.userId, placedAt: deps.now() }
  await repository.saveHolds(
    tx,
    ids.map((userSmartreqId) => ({ ...hold, userSmartreqId })),
  )
  const about = { entity: 'legal_hold', action: 'place', reason } as const
  await auditAll(ids.map((entityId) => ({ ...about, entityId })))
  return { user_id: userId, held: ids.length }
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
    // For the user who was erased meanwhile; of anyone else it erases nothing.
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

function describeHeld({
  userId,
  firstName,
  lastName,
  jobTitle,
  isOfEmployee,
  ...row
}: repository.HeldRow): HeldApplication {
  const whose = {
    user_id: userId,
    first_name: firstName,
    last_name: lastName,
    job_title: jobTitle,
    is_of_employee: isOfEmployee,
  }
  return { ...describeHold(row), ...whose }
}

function describeHoldable(row: repository.HoldableRow): Holdable {
  return {
    user_smartreq_id: row.userSmartreqId,
    user_id: row.userId,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    job_title: row.jobTitle,
    is_of_employee: row.isOfEmployee,
    status: applicationStatusSchema.parse(row.status),
    application_date: row.createdAt.toISOString(),
    is_held: row.isHeld,
  }
}
