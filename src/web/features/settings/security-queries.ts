// What the screens about signing in ask of the server.
import { queryOptions } from '@tanstack/react-query'

import type { SignInPolicy } from '#contract/session/my-sessions.ts'
import type { SignOnSettings } from '#contract/session/sign-on.ts'
import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

import { settingsData } from './settings-data.ts'

export function signInPolicyQuery(accountId: number) {
  const params = { path: { account_id: accountId } }
  return queryOptions({
    ...settingsData,
    queryKey: ['settings', accountId, 'sign-in-policy'],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/account/v1/{account_id}/sign-in-policy/', { params, signal }))).data,
  })
}

export async function saveSignInPolicy(
  { accountId, policy }: { accountId: number; policy: SignInPolicy },
  header: CommandHeader,
) {
  const params = { path: { account_id: accountId }, header }
  const call = api.PUT('/account/v1/{account_id}/sign-in-policy/', { params, body: policy })
  return (await unwrap(call)).data
}

export function signOnQuery(accountId: number) {
  const params = { path: { account_id: accountId } }
  return queryOptions({
    ...settingsData,
    queryKey: ['settings', accountId, 'single-sign-on'],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/account/v1/{account_id}/single-sign-on/', { params, signal }))).data,
  })
}

export async function saveSignOn(
  { accountId, settings }: { accountId: number; settings: SignOnSettings },
  header: CommandHeader,
) {
  const params = { path: { account_id: accountId }, header }
  const call = api.PUT('/account/v1/{account_id}/single-sign-on/', { params, body: settings })
  return (await unwrap(call)).data
}
