// How a call is known to be a user's, put together once for all routes.
import type { Database } from '../db/database.ts'
import { createAccessTokens } from '../http/access-token.ts'
import { createAppCookies } from '../http/app-cookies.ts'
import { createCallLimit } from '../http/call-limit.ts'
import type { Secrets } from '../http/secrets.ts'
import { isOverTls, type Certificate } from '../http/tls.ts'
import { findKioskCaller } from '../kiosk/kiosk-caller.ts'
import { createRevokedSessions } from './revoked-sessions.ts'
import { createAuthenticate, createSessionCookies } from './session-cookies.ts'

/** Tokens and cookies of sessions, which of them have ended, and who calls. */
export function createCallers(
  deps: Secrets & {
    database: Database
    publicUrl?: string | undefined
    certificate?: Certificate | undefined
    callsPerMinute?: number | undefined
    now: () => Date
  },
) {
  const tokens = createAccessTokens(deps)
  const revoked = createRevokedSessions(deps)
  const cookies = createAppCookies({ isSecure: isOverTls(deps) })
  const calls = createCallLimit(deps)
  const authenticate = createAuthenticate({
    tokens,
    revoked,
    cookies,
    calls,
    findKioskCaller: (named) => findKioskCaller(deps, named),
  })
  return { tokens, revoked, cookies, sessionCookies: createSessionCookies(cookies), authenticate }
}
