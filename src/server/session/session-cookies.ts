// How a session travels: its two cookies, the one that says which device it is, and reading the caller back from them or
// from the Authorization header.
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { SessionReply } from '#contract/session/session.ts'

import { ACCESS_TOKEN_SECONDS, type AccessTokens, type Caller } from '../http/access-token.ts'
import type { AppCookies } from '../http/app-cookies.ts'
import { AppError } from '../http/app-error.ts'
import type { CallLimit } from '../http/call-limit.ts'
import { logSignIn } from '../http/security-log.ts'
import { kioskSessionOf } from '../kiosk/kiosk-caller.ts'
import { SESSION_DAYS } from './new-session.ts'
import type { RevokedSessions } from './revoked-sessions.ts'

/** As long as browsers keep a cookie at most. */
const DEVICE_DAYS = 400
const USER_HEADER = 'fairlead-user'
const BEARER = 'Bearer '
const DAY_SECONDS = 86_400

export type SessionCookies = ReturnType<typeof createSessionCookies>

/** The cookies of sessions. */
export function createSessionCookies(cookies: AppCookies) {
  const hand = (reply: FastifyReply, session: SessionReply) => {
    cookies.set(reply, 'access', { value: session.token, seconds: ACCESS_TOKEN_SECONDS })
    cookies.set(reply, 'refresh', { value: session.refresh, seconds: SESSION_DAYS * DAY_SECONDS })
  }
  return {
    /**
     * Hands a new session to the browser. The one that it had before goes on: a browser that is killed may come back with the
     * cookies of yesterday, and what its owner has not sent yet must find a way.
     */
    begin(reply: FastifyReply, session: SessionReply): void {
      logSignIn(reply.request, session.user.user_id)
      hand(reply, session)
    },
    /** Hands the next tokens of a session to the browser. */
    renew: hand,
    refreshTokenOf: (request: FastifyRequest) => cookies.read(request, 'refresh'),
    /** Takes the session back. The device stays known: its owner signs in there again. */
    clear(reply: FastifyReply): void {
      cookies.clear(reply, 'access')
      cookies.clear(reply, 'refresh')
    },
    /** What the device says of itself. */
    deviceOf: (request: FastifyRequest) => cookies.read(request, 'device'),
    /** Sets what the device says of itself, as known-device.ts issues it. */
    setDevice: (reply: FastifyReply, value: string) =>
      cookies.set(reply, 'device', { value, seconds: DEVICE_DAYS * DAY_SECONDS }),
  }
}

/** What a request says of who sends it. */
type Carrier = Pick<FastifyRequest, 'headers' | 'cookies'> &
  Partial<Pick<FastifyRequest, 'params' | 'query' | 'body'>> & { caller?: Caller | null }

/** Finds whose session at a kiosk station a request names. @throws AppError `unauthenticated`. */
type FindKioskCaller = (named: {
  sessionId: string
  credential: string | undefined
  request: Pick<Carrier, 'params' | 'query' | 'body'>
}) => Promise<Caller>

/**
 * Reads the caller from a bearer token or the access cookie. A request may say in `fairlead-user` whose it is: a tab of
 * a user who signed out must not act under the cookies of the user who signed in after them.
 */
export function createAuthenticate(deps: {
  tokens: AccessTokens
  revoked: Pick<RevokedSessions, 'has'>
  cookies: AppCookies
  calls: CallLimit
  findKioskCaller: FindKioskCaller
}): (request: Carrier) => Promise<Caller | null> {
  const { tokens, revoked, cookies, calls, findKioskCaller } = deps

  async function callerOf(request: Carrier): Promise<Caller | null> {
    const sessionId = kioskSessionOf(request)
    // At a station no cookie of a user counts, no matter who signed in there.
    if (sessionId !== undefined)
      return findKioskCaller({ sessionId, credential: cookies.read(request, 'station'), request })
    const token = bearerOf(request) ?? cookies.read(request, 'access')
    if (token === undefined || token === '') return null
    const caller = await tokens.verify(token)
    if (await revoked.has(caller.sessionId)) throw new AppError('session_expired')
    return caller
  }

  return async (request) => {
    const caller = await callerOf(request)
    if (caller === null) return null
    const expected = request.headers[USER_HEADER]
    if (expected !== undefined && expected !== String(caller.userId)) {
      throw new AppError('other_user')
    }
    request.caller = caller
    if (!calls.take(caller.sessionId)) throw new AppError('rate_limited')
    return caller
  }
}

function bearerOf({ headers: { authorization } }: Carrier): string | undefined {
  return authorization?.startsWith(BEARER) === true ? authorization.slice(BEARER.length) : undefined
}
