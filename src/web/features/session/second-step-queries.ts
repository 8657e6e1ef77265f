// The second step of a sign-in, and signing in by a passkey alone.
import type { SecondStep, TakenStep } from '#contract/session/second-factors.ts'
import type { CurrentUser } from '#contract/session/session.ts'
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

/** Completes a sign-in. */
export async function completeSignIn(step: TakenStep): Promise<CurrentUser> {
  const reply = await unwrap(
    api.POST('/auth/v1/login/second-step/', { body: step, headers: SKIP_RETRY_HEADERS }),
  )
  return reply.data.user
}

/** Has the person answer by a passkey. @throws what the browser says when they do not. */
export async function answerByPasskey(token: string): Promise<TakenStep> {
  const body = { pending_token: token }
  const asked = await unwrap(
    api.POST('/auth/v1/login/second-step/passkey/', { body, headers: SKIP_RETRY_HEADERS }),
  )
  return { method: 'passkey', ...body, passkey: await signWithPasskey(asked.data) }
}

/** Signs in by whichever passkey the person picks. */
export async function signInWithPasskey(): Promise<CurrentUser> {
  const headers = SKIP_RETRY_HEADERS
  const asked = await unwrap(api.POST('/auth/v1/login/passkey/start/', { headers }))
  const passkey = await signWithPasskey(asked.data)
  const reply = await unwrap(api.POST('/auth/v1/login/passkey/', { body: { passkey }, headers }))
  return reply.data.user
}
