// What the screens about roles ask of the server.
import type { AccountRole, RoleBody } from '#contract/access/roles.ts'
import { api, unwrap } from '#web/api/client.ts'
import { useData } from '#web/api/use-data.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

/** More than any company has: a role is chosen from the whole list. */
const ALL = 100

/** The roles of a company, by name. */
export function useRoles(accountId: number): readonly AccountRole[] {
  const asked = { path: { account_id: accountId }, query: { page_size: ALL } }
  return useData('/account/v1/roles/{account_id}/', asked).data
}

type RoleChange = { accountId: number; roleId: number | null; body: RoleBody }

/** Makes a role, or changes one. */
export async function saveRole({ accountId, roleId, body }: RoleChange, header: CommandHeader) {
  const path = { account_id: accountId }
  const call =
    roleId === null
      ? api.POST('/account/v1/roles/{account_id}/', { params: { path, header }, body })
      : api.PUT('/account/v1/role/{account_id}/{role_id}/', {
          params: { path: { ...path, role_id: roleId }, header },
          body,
        })
  return (await unwrap(call)).data
}

export async function deleteRole(
  given: { accountId: number; roleId: number; replaceTo: number | null },
  header: CommandHeader,
) {
  const call = api.DELETE('/account/v1/role/{account_id}/{role_id}/', {
    params: {
      path: { account_id: given.accountId, role_id: given.roleId },
      query: given.replaceTo === null ? {} : { replace_to: given.replaceTo },
      header,
    },
  })
  return (await unwrap(call)).data
}
