// Routes of the session domain.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import * as firstAdminContract from '#contract/first-admin.ts'
import * as passkeyContract from '#contract/passkeys.ts'
import * as stepContract from '#contract/second-factors.ts'
import * as contract from '#contract/session.ts'
import type { SessionReply } from '#contract/session.ts'

import { AppError } from '../http/app-error.ts'
import { route, type Authenticate } from '../http/route.ts'
import type { Correspondence } from '../mail/order-mail.ts'
import type { FirstAdminService } from './first-admin-service.ts'
import type { KnownDevices } from './known-device.ts'
import type { SecondStepService } from './second-factors/second-step-service.ts'
import {
  clearSessionCookies,
  deviceCookieOf,
  passkeyCookieOf,
  refreshTokenOf,
  setDeviceCookie,
  setPasskeyCookie,
  setSessionCookies,
} from './session-cookies.ts'
import type { SessionService } from './session-service.ts'
import type { Whence } from './try-limits.ts'

type Deps = {
  readonly sessions: SessionService
  readonly firstAdmin: FirstAdminService
  readonly secondStep: SecondStepService
  readonly devices: KnownDevices
  readonly correspondenceOf: (request: FastifyRequest) => Correspondence
  readonly authenticate: Authenticate
  readonly isSecure: boolean
}

export function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  const { sessions, authenticate } = deps
  const refreshed = withCookies(deps)

  route({ app, authenticate, endpoint: contract.getCurrentUser }, async ({ caller }) => ({
    data: await sessions.getCurrentUser(caller),
  }))

  signInRoutes(app, deps)

  route({ app, authenticate, endpoint: contract.logout }, async ({ request, reply }) => {
    await sessions.logout(refreshTokenOf(request, undefined))
    clearSessionCookies(reply)
    return null
  })

  route({ app, authenticate, endpoint: contract.refreshToken }, async (call) => {
    const { body, request, reply } = call
    try {
      return refreshed(reply, await sessions.refresh(refreshTokenOf(request, body?.refresh)))
    } catch (error) {
      // A device asks for each piece of work that it has; it must hear of the erasure each time.
      if (!isErased(error)) clearSessionCookies(reply)
      throw error
    }
  })

  secondStepRoutes(app, deps)
  passkeyLoginRoutes(app, deps)
  firstAdminRoutes(app, deps)
}

function isErased(error: unknown): boolean {
  return error instanceof AppError && error.code === 'account_erased'
}

function signInRoutes(app: FastifyInstance, deps: Deps): void {
  const { sessions, devices, authenticate, correspondenceOf } = deps
  const signedIn = withDevice(deps)
  // Who signed in here before is not held up by whoever guesses behind the same address.
  const limitedBy = (request: FastifyRequest) => devices.find(deviceCookieOf(request)) ?? request.ip

  route({ app, authenticate, endpoint: contract.login, limitedBy }, async (call) => {
    const { body, request, reply } = call
    const userAgent = request.headers['user-agent']
    const from = whenceOf(deps, { request, email: body.email })
    return signedIn(reply, await sessions.login({ ...body, userAgent, from }))
  })

  route({ app, authenticate, endpoint: contract.createUser }, async ({ body, request, reply }) => {
    const userAgent = request.headers['user-agent']
    const by = correspondenceOf(request)
    return signedIn(reply, await sessions.create({ ...body, userAgent, by }))
  })
}

// What completes a sign-in does what a login does: the cookies, and the device that is known from now on.
function secondStepRoutes(app: FastifyInstance, deps: Deps): void {
  const { secondStep, authenticate, correspondenceOf } = deps
  const signedIn = withDevice(deps)

  route({ app, authenticate, endpoint: stepContract.askPasskey }, async ({ body, request }) => {
    const { origin } = correspondenceOf(request)
    return { data: await secondStep.askPasskey({ token: body.pending_token, origin }) }
  })

  route({ app, authenticate, endpoint: stepContract.takeSecondStep }, async (call) => {
    const { body, request, reply } = call
    const { origin } = correspondenceOf(request)
    const fromOf = (email: string) => whenceOf(deps, { request, email })
    const by = { origin, fromOf, userAgent: request.headers['user-agent'] }
    return signedIn(reply, await secondStep.take(body, by))
  })
}

function passkeyLoginRoutes(app: FastifyInstance, deps: Deps): void {
  const { secondStep, authenticate, correspondenceOf, isSecure } = deps
  const signedIn = withDevice(deps)

  route({ app, authenticate, endpoint: passkeyContract.startPasskeyLogin }, async (call) => {
    const { origin } = correspondenceOf(call.request)
    const { request, kept } = await secondStep.startLogin(origin)
    const seconds = request.timeout / 1000
    setPasskeyCookie(call.reply, { kept, seconds, isSecure })
    return { data: request }
  })

  route({ app, authenticate, endpoint: passkeyContract.loginPasskey }, async (call) => {
    const { body, request, reply } = call
    const { origin } = correspondenceOf(request)
    const kept = passkeyCookieOf(request) ?? ''
    const by = { origin, kept, userAgent: request.headers['user-agent'] }
    return signedIn(reply, await secondStep.login(body.passkey, by))
  })
}

function firstAdminRoutes(app: FastifyInstance, deps: Deps): void {
  const { firstAdmin, authenticate } = deps
  const signedIn = withDevice(deps)

  route({ app, authenticate, endpoint: firstAdminContract.getFirstAdmin }, async () => ({
    data: { is_needed: await firstAdmin.isNeeded() },
  }))

  route({ app, authenticate, endpoint: firstAdminContract.createFirstAdmin }, async (call) => {
    const { body, request, reply } = call
    const userAgent = request.headers['user-agent']
    const from = whenceOf(deps, { request, email: body.email })
    return signedIn(reply, await firstAdmin.create({ ...body, userAgent, from }))
  })
}

function whenceOf(deps: Deps, given: { request: FastifyRequest; email: string }): Whence {
  const { request, email } = given
  return { address: request.ip, device: deps.devices.findOf(email, deviceCookieOf(request)) }
}

function withCookies({ isSecure }: Deps) {
  return (reply: FastifyReply, session: SessionReply) => {
    setSessionCookies(reply, { session, isSecure })
    return { data: session }
  }
}

// Whoever signs in makes their device a known one.
function withDevice(deps: Deps) {
  const { isSecure, devices } = deps
  const signedIn = withCookies(deps)
  return (reply: FastifyReply, session: SessionReply) => {
    const { email } = session.user
    const cookie = deviceCookieOf(reply.request)
    const isKnown = cookie !== undefined && devices.findOf(email, cookie) !== null
    const data = signedIn(reply, session)
    setDeviceCookie(reply, { device: isKnown ? cookie : devices.issue(email), isSecure })
    return data
  }
}
