// Rules of who holds which roles of a company. Knows no HTTP.
import { z } from 'zod'

import * as contract from '#contract/access/roles.ts'
import { memberDetailSchema, type Member, type MemberDetail } from '#contract/access/roles.ts'
import { endMemberSessions } from '#contract/session/my-sessions.ts'

import type { Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import type { MailContext } from '../../mail/order-mail.ts'
import type { MemberSessions } from '../../session/member-sessions.ts'
import type { StaffAccess, StaffScopes } from '../staff-access.ts'
import { staffCommand, type By, type Changing } from '../staff-command.ts'
import * as limits from './member-limit-repository.ts'
import { getLimits, setLimits, type WantedLimits } from './member-limits.ts'
import * as repository from './member-repository.ts'
import { lockRoles } from './role-repository.ts'
import { assertMayGive, assertSettingsStayManaged, getRole } from './role-service.ts'

type Of = { readonly accountId: number }
type OfMember = Of & { readonly userId: number }
type NewRoles = OfMember & { readonly roleIds: readonly number[]; readonly limits: WantedLimits }
export type MemberService = ReturnType<typeof createMemberService>

const signedOutSchema = endMemberSessions.responses[200].shape.data
const removedSchema = z.object({ user_id: z.number() })

type Deps = {
  readonly scopes: StaffScopes
  readonly memberSessions: MemberSessions
}
type Ordered = OfMember & { readonly by: By; readonly to: MailContext }

export function createMemberService(deps: Deps) {
  const { scopes } = deps
  return {
    list(caller: Caller, query: z.output<typeof contract.listMembers.query> & Of) {
      const { accountId } = query
      const { policy } = contract.listMembers
      return scopes.inAccount({ caller, accountId, policy }, async (tx) => {
        const { rows, total } = await repository.listMembers(tx, query)
        return { data: rows, meta: { page: query.page, page_size: query.page_size, total } }
      })
    },

    /** @throws AppError `not_found`. */
    get(caller: Caller, key: OfMember): Promise<MemberDetail> {
      const { accountId } = key
      const { policy } = contract.getMember
      return scopes.inAccount({ caller, accountId, policy }, (tx) => getMember(tx, key))
    },

    /** The jobs of a kind that a user can be kept to. */
    listJobs(caller: Caller, query: z.output<typeof contract.listAvailableJobs.query> & Of) {
      const { accountId, kind } = query
      const { policy } = contract.listAvailableJobs
      return scopes.inAccount({ caller, accountId, policy }, async (tx, access) => {
        const keptTo = access.seesAllOf(kind) ? null : caller.userId
        const { rows, total } = await limits.listAvailableJobs(tx, { ...query, keptTo })
        return { data: rows, meta: { page: query.page, page_size: query.page_size, total } }
      })
    },
    ...changing(deps),
  }
}

function changing(deps: Deps) {
  const { scopes } = deps
  return {
    /** @throws AppError `not_found`, `last_admin`, or `forbidden` for what opens more than the caller has. */
    setRoles: (by: By, given: NewRoles): Promise<MemberDetail> =>
      staffCommand(scopes, {
        by,
        accountId: given.accountId,
        name: 'set-member-roles',
        policy: contract.setMemberRoles.policy,
        request: given,
        replySchema: memberDetailSchema,
        change: (change) => setRoles(change, given),
      }),

    /** @throws AppError `not_found`, `last_admin`, or `forbidden` for a user who has more than the caller. */
    remove: (by: By, given: OfMember) =>
      staffCommand(scopes, {
        by,
        accountId: given.accountId,
        name: 'remove-member',
        policy: contract.removeMember.policy,
        request: given,
        replySchema: removedSchema,
        change: (change) => remove(change, given),
      }),

    /** Closes the company to the sessions that a user has. @throws AppError `not_found`, `own_sessions`, or `forbidden`. */
    signOut: (by: By, given: OfMember & { to: MailContext }) =>
      orderSignOut(deps, { by, ...given }),
  }
}

async function setRoles(
  { tx, access, audit }: Changing,
  { roleIds, limits: wanted, ...key }: NewRoles,
): Promise<MemberDetail> {
  await lockRoles(tx, key)
  const before = await getMember(tx, key)
  await assertMayGiveAll(tx, { access, before, roleIds })
  await repository.replaceRoles(tx, { ...key, roleIds })
  await setLimits(tx, { key, access, before, wanted })
  await assertSettingsStayManaged(tx, key)
  const after = await getMember(tx, key)
  const change = { before: described(before), after: described(after) }
  await audit({ entity: 'member', entityId: key.userId, action: 'update', ...change })
  return after
}

async function remove(
  { tx, access, audit }: Changing,
  key: OfMember,
): Promise<z.output<typeof removedSchema>> {
  await lockRoles(tx, key)
  const before = await getMember(tx, key)
  await assertMayGiveAll(tx, { access, before, roleIds: [] })
  await repository.removeMember(tx, key)
  await limits.deleteLimits(tx, key)
  await assertSettingsStayManaged(tx, key)
  const change = { before: described(before), after: null }
  await audit({ entity: 'member', entityId: key.userId, action: 'remove', ...change })
  return { user_id: key.userId }
}

async function orderSignOut(
  { scopes, memberSessions }: Deps,
  given: Ordered,
): Promise<z.output<typeof signedOutSchema>> {
  const { by, to, ...key } = given
  const reply = await staffCommand(scopes, {
    by,
    accountId: key.accountId,
    name: 'end-member-sessions',
    policy: endMemberSessions.policy,
    request: key,
    replySchema: signedOutSchema,
    change: (change) => signOut(change, { key, by, to, memberSessions }),
  })
  memberSessions.committed()
  return reply
}

// Not one's own: those have a page that names each.
async function signOut(
  { tx, access, audit }: Changing,
  given: { key: OfMember; by: By; to: MailContext; memberSessions: MemberSessions },
): Promise<z.output<typeof signedOutSchema>> {
  const { key, by, to, memberSessions } = given
  const before = await getMember(tx, key)
  if (key.userId === by.caller.userId) throw new AppError('own_sessions')
  await assertMayGiveAll(tx, { access, before, roleIds: [] })
  await memberSessions.signOut(tx, { ...key, by: to })
  await audit({ entity: 'member', entityId: key.userId, action: 'sign_out' })
  return { user_id: key.userId }
}

// Both what is given and what is taken away: no one unseats a user who may do more.
async function assertMayGiveAll(
  tx: Tx,
  given: { access: StaffAccess; before: Member; roleIds: readonly number[] },
): Promise<void> {
  const { access, before, roleIds } = given
  const { accountId } = access
  const ids = new Set([...roleIds, ...before.roles.map((role) => role.role_id)])
  const roles = await Promise.all([...ids].map((roleId) => getRole(tx, { accountId, roleId })))
  for (const role of roles) assertMayGive(access, role)
}

async function getMember(tx: Tx, key: OfMember): Promise<MemberDetail> {
  const member = await repository.findMember(tx, key)
  if (member === null) throw new AppError('not_found')
  return { ...member, ...(await getLimits(tx, key)) }
}

// Being kept to nothing is not worth a line in the trail.
function described(member: MemberDetail): Record<string, unknown> {
  const lists = Object.entries({
    available_smartreqs: member.available_smartreqs,
    available_profiles: member.available_profiles,
    available_pathways: member.available_pathways,
  })
  const kept = lists.flatMap(([field, jobs]) =>
    jobs === null ? [] : [[field, jobs.map((one) => one.title)] as const],
  )
  return { roles: member.roles.map((role) => role.role_name), ...Object.fromEntries(kept) }
}
