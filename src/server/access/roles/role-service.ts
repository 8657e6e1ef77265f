// Rules of a company's roles (`contract/roles.ts` says which). Knows no HTTP.
import { z } from 'zod'

import * as contract from '#contract/access/roles.ts'
import {
  accountRoleSchema,
  ROLE_FLAGS,
  type AccountRole,
  type RoleBody,
} from '#contract/access/roles.ts'

import type { Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import type { StaffAccess, StaffScopes } from '../staff-access.ts'
import { staffCommand, type By, type Changing } from '../staff-command.ts'
import * as repository from './role-repository.ts'

type Of = { readonly accountId: number }
type OfRole = Of & { readonly roleId: number }
export type RoleService = ReturnType<typeof createRoleService>

const deletedSchema = z.object({ role_id: z.number(), moved: z.number() })

export function createRoleService({ scopes }: { scopes: StaffScopes }) {
  return {
    list(caller: Caller, query: z.output<typeof contract.listRoles.query> & Of) {
      const { accountId } = query
      const { policy } = contract.listRoles
      return scopes.inAccount({ caller, accountId, policy }, async (tx) => {
        const { rows, total } = await repository.listRoles(tx, query)
        return { data: rows, meta: { page: query.page, page_size: query.page_size, total } }
      })
    },
    ...changing(scopes),
  }
}

function changing(scopes: StaffScopes) {
  return {
    /** @throws AppError `role_name_taken`, or `forbidden` for a flag that the caller lacks. */
    create: (by: By, given: Of & { body: RoleBody }): Promise<AccountRole> =>
      staffCommand(scopes, {
        by,
        accountId: given.accountId,
        name: 'create-role',
        policy: contract.createRole.policy,
        request: given,
        replySchema: accountRoleSchema,
        change: (change) => create(change, given),
      }),

    /** @throws AppError `not_found`, `role_name_taken`, `last_admin`, or `forbidden` as above. */
    update: (by: By, given: OfRole & { body: RoleBody }): Promise<AccountRole> =>
      staffCommand(scopes, {
        by,
        accountId: given.accountId,
        name: 'update-role',
        policy: contract.updateRole.policy,
        request: given,
        replySchema: accountRoleSchema,
        change: (change) => update(change, given),
      }),

    /** @throws AppError `not_found`, `role_in_use` without another one to give, `last_admin`, or `forbidden`. */
    delete: (by: By, given: OfRole & { replaceTo: number | null }) =>
      staffCommand(scopes, {
        by,
        accountId: given.accountId,
        name: 'delete-role',
        policy: contract.deleteRole.policy,
        request: given,
        replySchema: deletedSchema,
        change: (change) => remove(change, given),
      }),
  }
}

async function create(
  { tx, access, audit }: Changing,
  { accountId, body }: Of & { body: RoleBody },
): Promise<AccountRole> {
  assertMayGive(access, body)
  const roleId = await repository.insertRole(tx, { accountId, body })
  if (roleId === null) throw new AppError('role_name_taken')
  const made = await getRole(tx, { accountId, roleId })
  await audit({ entity: 'role', entityId: roleId, action: 'create', after: described(made) })
  return made
}

async function update(
  { tx, access, audit }: Changing,
  { body, ...key }: OfRole & { body: RoleBody },
): Promise<AccountRole> {
  await repository.lockRoles(tx, key)
  const before = await getRole(tx, key)
  assertMayGive(access, before)
  assertMayGive(access, body)
  if (await repository.isNameTaken(tx, { ...key, name: body.role_name }))
    throw new AppError('role_name_taken')
  await repository.updateRole(tx, { ...key, body })
  await assertSettingsStayManaged(tx, key)
  const after = await getRole(tx, key)
  const change = { before: described(before), after: described(after) }
  await audit({ entity: 'role', entityId: key.roleId, action: 'update', ...change })
  return after
}

async function remove(
  { tx, access, audit }: Changing,
  { replaceTo, ...key }: OfRole & { replaceTo: number | null },
): Promise<z.output<typeof deletedSchema>> {
  const { roleId } = key
  await repository.lockRoles(tx, key)
  const before = await getRole(tx, key)
  assertMayGive(access, before)
  const isUsed =
    before.member_count > 0 ||
    (await repository.isGivenAtSignOn(tx, key)) ||
    (await repository.isInvitedTo(tx, key))
  if (isUsed) await replace(tx, { key, replaceTo, access })
  await repository.deleteRole(tx, key)
  await assertSettingsStayManaged(tx, key)
  const after = replaceTo === null ? null : { replaced_by: replaceTo }
  const change = { before: described(before), after }
  await audit({ entity: 'role', entityId: roleId, action: 'delete', ...change })
  return { role_id: roleId, moved: before.member_count }
}

async function replace(
  tx: Tx,
  given: { key: OfRole; replaceTo: number | null; access: StaffAccess },
): Promise<void> {
  const { key, replaceTo, access } = given
  if (replaceTo === null || replaceTo === key.roleId) throw new AppError('role_in_use')
  assertMayGive(access, await getRole(tx, { ...key, roleId: replaceTo }))
  await repository.moveHolders(tx, { ...key, to: replaceTo })
}

/** A role of the company. @throws AppError `not_found` */
export async function getRole(tx: Tx, key: OfRole): Promise<AccountRole> {
  const row = await repository.findRole(tx, key)
  if (row === null) throw new AppError('not_found')
  return row
}

/** No one gives, changes or takes what they do not have themselves. @throws AppError `forbidden` */
export function assertMayGive(access: StaffAccess, flags: contract.RoleFlags): void {
  if (ROLE_FLAGS.some((flag) => flags[flag] && !access.has(flag))) throw new AppError('forbidden')
}

/** Asked after every change of roles, under their lock. @throws AppError `last_admin` */
export async function assertSettingsStayManaged(tx: Tx, of: Of): Promise<void> {
  if ((await repository.countSettingsKeepers(tx, of)) === 0) throw new AppError('last_admin')
}

// What opens nothing is not worth a line in the trail.
function described({ role_name: name, ...role }: AccountRole): Record<string, unknown> {
  const { notifications } = role
  return { role_name: name, flags: ROLE_FLAGS.filter((flag) => role[flag]), notifications }
}
