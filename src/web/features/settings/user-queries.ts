// What the screens about the people of a company ask of the server.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import type { JobKind } from '#contract/access/screen-access.ts'
import { api, settle, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

import { settingsData } from './settings-data.ts'

/** The users whose name or email has the text in it, by name: the first of them, to choose one. */
export function foundUsersQuery(accountId: number, search: string) {
  const params = { path: { account_id: accountId }, query: { search } }
  return queryOptions({
    ...settingsData,
    queryKey: ['settings', accountId, 'found-users', search],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/account/v1/user-roles/{account_id}/', { params, signal }))).data,
    placeholderData: keepPreviousData,
  })
}

export function userQuery(of: { accountId: number; userId: number }) {
  const path = { account_id: of.accountId, member_id: of.userId }
  return queryOptions({
    ...settingsData,
    queryKey: ['settings', of.accountId, 'user', of.userId],
    queryFn: async ({ signal }) => {
      const call = api.GET('/account/v1/user-role/{account_id}/user/{member_id}/', {
        params: { path },
        signal,
      })
      return (await unwrap(call)).data
    },
  })
}

/** The first jobs of a kind whose title has the text in it. */
export function availableJobsQuery(of: { accountId: number; kind: JobKind; search: string }) {
  const { accountId, kind, search } = of
  return queryOptions({
    ...settingsData,
    queryKey: ['settings', accountId, 'available-jobs', kind, search],
    queryFn: async ({ signal }) =>
      (
        await unwrap(
          api.GET('/account/v1/available-jobs/{account_id}/', {
            params: {
              path: { account_id: accountId },
              query: { kind, search, page_size: 10 },
            },
            signal,
          }),
        )
      ).data,
  })
}

export type UserChange = {
  accountId: number
  userId: number
  body: {
    role_ids: number[]
    available_smartreqs: number[] | null
    available_profiles: number[] | null
    available_pathways: number[] | null
  }
}

export async function saveUser({ accountId, userId, body }: UserChange, header: CommandHeader) {
  const path = { account_id: accountId, member_id: userId }
  const call = api.PUT('/account/v1/user-role/{account_id}/user/{member_id}/', {
    params: { path, header },
    body,
  })
  return (await unwrap(call)).data
}

type Of = { accountId: number; userId: number }

/** Removes the second steps of a user who lost theirs, and ends their sessions: as the provider's support. */
export async function resetSecondFactors(of: Of, header: CommandHeader): Promise<void> {
  const params = { path: memberPath(of), header }
  await settle(api.DELETE('/account/v1/second-factors/{account_id}/user/{member_id}/', { params }))
}

/** Closes the company to the sessions that a user has. */
export async function signOutOfCompany(of: Of, header: CommandHeader): Promise<void> {
  const params = { path: memberPath(of), header }
  await settle(api.DELETE('/account/v1/sessions/{account_id}/user/{member_id}/', { params }))
}

/** Ends every session of a user, as the provider's support; how many there were. */
export async function endAllSessions(of: Of, header: CommandHeader): Promise<number> {
  const params = { path: memberPath(of), header }
  const call = api.DELETE('/account/v1/all-sessions/{account_id}/user/{member_id}/', { params })
  return (await unwrap(call)).data.ended
}

export async function removeUser(of: Of, header: CommandHeader): Promise<void> {
  const params = { path: memberPath(of), header }
  await settle(api.DELETE('/account/v1/user-role/{account_id}/user/{member_id}/', { params }))
}

function memberPath({ accountId, userId }: Of) {
  return { account_id: accountId, member_id: userId }
}
