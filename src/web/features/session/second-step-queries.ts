// The second step of a sign-in, and signing in by a passkey alone.
import type { SecondStep } from '#contract/second-factors.ts'
import type { CurrentUser } from '#contract/session.ts'
import { api, SKIP_RETRY_HEADERS, unwrap } from '#web/api/client.ts'

import { signWithPasskey } from '../shell/browser-passkeys.ts'

export type CodeMethod = 'authenticator' | 'recovery_code'

/** What a refused sign-in waits for; null when the refusal does not say it. */
export function secondStepOf(details: Readonly<Record<string, unknown>>): SecondStep | null {
  const { pending_token, expires_at, methods } = details
  if (typeof pending_token !== 'string' || typeof expires_at !== 'string') return null
  if (!Array.isArray(methods)) return null
  const known = (['authenticator', 'passkey', 'recovery_code'] as const).filter((one) =>
    methods.includes(one),
  )
  return { pending_token, expires_at, methods: known }
}

export async function takeCode(given: {
  method: CodeMethod
  token: string
  code: string
}): Promise<CurrentUser> {
  const { method, token, code } = given
  const body = { method, pending_token: token, code }
  const reply = await unwrap(
    api.POST('/auth/v1/login/second-step/', { body, headers: SKIP_RETRY_HEADERS }),
  )
  return reply.data.user
}

export async function takePasskey(token: string): Promise<CurrentUser> {
  const headers = SKIP_RETRY_HEADERS
  const pending = { pending_token: token }
  const asked = await unwrap(
    api.POST('/auth/v1/login/second-step/passkey/', { body: pending, headers }),
  )
  const passkey = await signWithPasskey(asked.data)
  const body = { method: 'passkey' as const, ...pending, passkey }
  const reply = await unwrap(api.POST('/auth/v1/login/second-step/', { body, headers }))
  return reply.data.user
}

/** Signs in by whichever passkey the person picks. */
export async function signInWithPasskey(): Promise<CurrentUser> {
  const headers = SKIP_RETRY_HEADERS
  const asked = await unwrap(api.POST('/auth/v1/login/passkey/start/', { headers }))
  const passkey = await signWithPasskey(asked.data)
  const reply = await unwrap(api.POST('/auth/v1/login/passkey/', { body: { passkey }, headers }))
  return reply.data.user
}
