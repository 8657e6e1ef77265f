// Lines about who came in, who was refused and who tried: for the user who watches an installation. They alone name a person,
// by number, and an address; what was typed stands in none.
import type { FastifyRequest } from 'fastify'

import type { ErrorCode } from '#contract/core/error.ts'

import type { AppError } from './app-error.ts'

/** Refusals of a 400 or 401 that a user who guesses gets; of a 403 and a 429 all are noted. */
const GUESSES: ReadonlySet<ErrorCode> = new Set([
  'incorrect_credentials',
  'current_password_incorrect',
  'code_incorrect',
  'proof_incorrect',
  'passkey_failed',
  'sso_failed',
  'other_user',
  'link_not_valid',
])

/** Notes that a session began; the route says in which way. */
export function logSignIn(request: FastifyRequest, user: number): void {
  const { routeOptions, ip: address } = request
  request.log.info({ event: 'signed_in', route: routeOptions.url, user, address }, 'security')
}

/** Notes a refusal, when it is one of those that say something about who asks. */
export function logRefusal(request: FastifyRequest, error: AppError): void {
  if (!isNoted(error)) return
  const { method, routeOptions, ip: address } = request
  const who = request.caller === null ? {} : { user: request.caller.userId }
  request.log.warn(
    { event: 'refused', code: error.code, method, route: routeOptions.url, ...who, address },
    'security',
  )
}

function isNoted({ status, code, cause }: AppError): boolean {
  if (status === 403 || status === 429 || GUESSES.has(code)) return true
  // No one signed in is everyday; a token that this server never made is not.
  return code === 'unauthenticated' && cause !== undefined
}
