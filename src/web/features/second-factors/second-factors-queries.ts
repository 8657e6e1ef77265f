// The second factors of the user who is signed in, and changing them.
import { queryOptions } from '@tanstack/react-query'

import type { Passkey } from '#contract/session/passkey-shape.ts'
import { api, settle, unwrap } from '#web/api/client.ts'

import { makePasskey } from '../shell/browser-passkeys.ts'

const keys = { all: ['second-factors'] as const }

/** Always asked again: it is about what protects the account now. */
export const secondFactorsQuery = queryOptions({
  queryKey: keys.all,
  queryFn: async ({ signal }) =>
    (await unwrap(api.GET('/auth/v1/second-factors/', { signal }))).data,
  staleTime: 0,
  gcTime: 0,
})

type Own = { readonly userId: number; readonly password: string }
const pathOf = (userId: number) => ({ params: { path: { user_id: userId } } })

/** A secret for an app; `code` of the app that it shall replace. */
export async function beginApp({ userId, password, code }: Own & { code: string }) {
  const body = code === '' ? { password } : { password, code }
  const url = '/auth/v1/second-factors/{user_id}/authenticator/'
  return (await unwrap(api.POST(url, { ...pathOf(userId), body }))).data
}

/** Confirms the app; the recovery codes that came with it. */
export async function confirmApp(given: {
  userId: number
  code: string
}): Promise<string[] | null> {
  const { userId, code } = given
  const url = '/auth/v1/second-factors/{user_id}/authenticator/'
  return (await unwrap(api.PUT(url, { ...pathOf(userId), body: { code } }))).data.recovery_codes
}

export async function removeApp({ userId, ...body }: Own & { code: string }): Promise<void> {
  const url = '/auth/v1/second-factors/{user_id}/authenticator/remove/'
  await settle(api.POST(url, { ...pathOf(userId), body }))
}

export async function renewCodes({ userId, password }: Own): Promise<string[] | null> {
  const url = '/auth/v1/second-factors/{user_id}/recovery-codes/'
  const reply = await unwrap(api.POST(url, { ...pathOf(userId), body: { password } }))
  return reply.data.recovery_codes
}

/** Has the browser make a passkey, and keeps it; the recovery codes that came with it. */
export async function addPasskey(given: Own & { name: string }): Promise<string[] | null> {
  const { userId, name, password } = given
  const begin = api.POST('/auth/v1/passkeys/{user_id}/begin/', {
    ...pathOf(userId),
    body: { password },
  })
  const passkey = await makePasskey((await unwrap(begin)).data)
  const add = api.POST('/auth/v1/passkeys/{user_id}/', {
    ...pathOf(userId),
    body: { name, passkey },
  })
  return (await unwrap(add)).data.recovery_codes
}

export async function renamePasskey(given: {
  userId: number
  passkey: Passkey
  name: string
}): Promise<void> {
  const { userId, passkey, name } = given
  const path = { user_id: userId, passkey_id: passkey.passkey_id }
  const url = '/auth/v1/passkeys/{user_id}/{passkey_id}/'
  await unwrap(api.PATCH(url, { params: { path }, body: { name } }))
}

export async function removePasskey(given: Own & { passkey: Passkey }): Promise<void> {
  const { userId, password, passkey } = given
  const path = { user_id: userId, passkey_id: passkey.passkey_id }
  const url = '/auth/v1/passkeys/{user_id}/{passkey_id}/remove/'
  await settle(api.POST(url, { params: { path }, body: { password } }))
}
