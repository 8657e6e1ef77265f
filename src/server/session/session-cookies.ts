// The two cookies of a session, and reading the caller back from them or from the Authorization header.
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { SessionReply } from '#contract/session.ts'

import { ACCESS_TOKEN_SECONDS, type AccessTokens } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import type { Authenticate } from '../http/route.ts'
import { SESSION_DAYS } from './session-service.ts'

const ACCESS_COOKIE = 'fairlead_access'
const REFRESH_COOKIE = 'fairlead_refresh'
const REFRESH_PATH = '/auth/v1/'
const USER_HEADER = 'fairlead-user'
const BEARER = 'Bearer '
const DAY_SECONDS = 86_400

/** Sets both cookies; `isSecure` when the app is served over https. */
export function setSessionCookies(
  reply: FastifyReply,
  given: { session: SessionReply; isSecure: boolean },
): void {
  const shared = { httpOnly: true, sameSite: 'lax', secure: given.isSecure } as const
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

export function clearSessionCookies(reply: FastifyReply): void {
  void reply
    .clearCookie(ACCESS_COOKIE, { path: '/' })
    .clearCookie(REFRESH_COOKIE, { path: REFRESH_PATH })
}

/** The refresh token that came with a request, in the body or in its cookie. */
export function refreshTokenOf(
  request: FastifyRequest,
  fromBody: string | undefined,
): string | undefined {
  return fromBody ?? request.cookies[REFRESH_COOKIE]
}

/**
 * Reads the caller from a bearer token or the access cookie. A request may say in `fairlead-user` whose it is: a tab of
 * somebody who signed out must not act under the cookies of whoever signed in after them.
 */
export function createAuthenticate(tokens: AccessTokens): Authenticate {
  return async (request) => {
    const token = accessTokenOf(request)
    if (token === undefined || token === '') return null
    const caller = await tokens.verify(token)
    const expected = request.headers[USER_HEADER]
    if (expected !== undefined && expected !== String(caller.userId)) {
      throw new AppError('other_user')
    }
    return caller
  }
}

function accessTokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization
  if (header?.startsWith(BEARER) === true) return header.slice(BEARER.length)
  return request.cookies[ACCESS_COOKIE]
}
