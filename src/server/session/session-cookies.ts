// The two cookies of a session, those of the device and of a question to its passkeys, and reading the caller back from them or from the
// Authorization header.
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { SessionReply } from '#contract/session.ts'

import { ACCESS_TOKEN_SECONDS, type AccessTokens, type Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import type { RevokedSessions } from './revoked-sessions.ts'
import { SESSION_DAYS } from './session-service.ts'

const ACCESS_COOKIE = 'fairlead_access'
const REFRESH_COOKIE = 'fairlead_refresh'
const DEVICE_COOKIE = 'fairlead_device'
const PASSKEY_COOKIE = 'fairlead_passkey'
const REFRESH_PATH = '/auth/v1/'
/** As long as browsers keep a cookie at most. */
const DEVICE_DAYS = 400
const USER_HEADER = 'fairlead-user'
const BEARER = 'Bearer '
const DAY_SECONDS = 86_400
const SHARED = { httpOnly: true, sameSite: 'lax' } as const

/** Sets the session's cookies; `isSecure` when the app is served over https. */
export function setSessionCookies(
  reply: FastifyReply,
  given: { session: SessionReply; isSecure: boolean },
): void {
  const shared = { ...SHARED, secure: given.isSecure }
  void reply
    .setCookie(ACCESS_COOKIE, given.session.token, {
      ...shared,
      path: '/',
      maxAge: ACCESS_TOKEN_SECONDS,
    })
    .setCookie(REFRESH_COOKIE, given.session.refresh, {
      ...shared,
      path: REFRESH_PATH,
      maxAge: SESSION_DAYS * DAY_SECONDS,
    })
}

/** Sets the device's cookie, as known-device.ts issues it. */
export function setDeviceCookie(
  reply: FastifyReply,
  given: { device: string; isSecure: boolean },
): void {
  void reply.setCookie(DEVICE_COOKIE, given.device, {
    ...SHARED,
    secure: given.isSecure,
    path: REFRESH_PATH,
    maxAge: DEVICE_DAYS * DAY_SECONDS,
  })
}

/** Takes the session's cookies back. The device stays known: its owner signs in there again. */
export function clearSessionCookies(reply: FastifyReply): void {
  void reply
    .clearCookie(ACCESS_COOKIE, { path: '/' })
    .clearCookie(REFRESH_COOKIE, { path: REFRESH_PATH })
}

/** Binds a question to passkeys to the browser that asked for it. */
export function setPasskeyCookie(
  reply: FastifyReply,
  given: { kept: string; seconds: number; isSecure: boolean },
): void {
  void reply.setCookie(PASSKEY_COOKIE, given.kept, {
    ...SHARED,
    sameSite: 'strict',
    secure: given.isSecure,
    path: REFRESH_PATH,
    maxAge: given.seconds,
  })
}

export function passkeyCookieOf(request: FastifyRequest): string | undefined {
  return request.cookies[PASSKEY_COOKIE]
}

/** What the device says of itself. */
export function deviceCookieOf(request: FastifyRequest): string | undefined {
  return request.cookies[DEVICE_COOKIE]
}

/** The refresh token that came with a request, in the body or in its cookie. */
export function refreshTokenOf(
  request: FastifyRequest,
  fromBody: string | undefined,
): string | undefined {
  return fromBody ?? request.cookies[REFRESH_COOKIE]
}

/** What a request says of who sends it. */
type Carrier = Pick<FastifyRequest, 'headers' | 'cookies'>

/**
 * Reads the caller from a bearer token or the access cookie. A request may say in `fairlead-user` whose it is: a tab of
 * somebody who signed out must not act under the cookies of whoever signed in after them.
 */
export function createAuthenticate(
  tokens: AccessTokens,
  revoked: Pick<RevokedSessions, 'has'>,
): (request: Carrier) => Promise<Caller | null> {
  return async (request) => {
    const token = accessTokenOf(request)
    if (token === undefined || token === '') return null
    const caller = await tokens.verify(token)
    if (await revoked.has(caller.sessionId)) throw new AppError('session_expired')
    const expected = request.headers[USER_HEADER]
    if (expected !== undefined && expected !== String(caller.userId)) {
      throw new AppError('other_user')
    }
    return caller
  }
}

function accessTokenOf(request: Carrier): string | undefined {
  const header = request.headers.authorization
  if (header?.startsWith(BEARER) === true) return header.slice(BEARER.length)
  return request.cookies[ACCESS_COOKIE]
}
