// Routes of the session domain.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import * as firstAdminContract from '#contract/session/first-admin.ts'
import * as passkeyContract from '#contract/session/passkeys.ts'
import * as stepContract from '#contract/session/second-factors.ts'
import * as contract from '#contract/session/session.ts'
import type { SessionReply } from '#contract/session/session.ts'

import type { AppCookies } from '../http/app-cookies.ts'
import { route, type Authenticate } from '../http/route.ts'
import type { MailContext } from '../mail/order-mail.ts'
import { callerBy } from './caller.ts'
import type { FirstAdminService } from './first-admin-service.ts'
import type { KnownDevices } from './known-device.ts'
import type { SecondStepService } from './second-factors/second-step-service.ts'
import type { SessionCookies } from './session-cookies.ts'
import type { SessionService } from './session-service.ts'
import type { SignInLinkService } from './sign-in-link-service.ts'

type Deps = {
  readonly sessions: SessionService
  readonly signInLinks: SignInLinkService
  readonly firstAdmin: FirstAdminService
  readonly secondStep: SecondStepService
  readonly devices: KnownDevices
  readonly mailContextOf: (request: FastifyRequest) => MailContext
  readonly authenticate: Authenticate
  readonly cookies: AppCookies
  readonly sessionCookies: SessionCookies
}

export function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  const { sessions, sessionCookies, authenticate } = deps

  route({ app, authenticate, endpoint: contract.getCurrentUser }, async ({ caller }) => ({
    data: await sessions.getCurrentUser(caller),
  }))

  signInRoutes(app, deps)

  route({ app, authenticate, endpoint: contract.logout }, async ({ request, reply }) => {
    // A token that does not hold names no session; the user who signs out is not told so.
    const caller = await authenticate(request).catch(() => null)
    await sessions.logout({ caller, refresh: sessionCookies.refreshTokenOf(request) })
    sessionCookies.clear(reply)
    return null
  })

  route({ app, authenticate, endpoint: contract.refreshToken }, async (call) => {
    const { body, request, reply } = call
    // A refusal leaves the cookies alone: it may come late, when a user has signed in here since, and would take theirs.
    const session = await sessions.refresh(body?.refresh ?? sessionCookies.refreshTokenOf(request))
    sessionCookies.renew(reply, session)
    return { data: session }
  })

  secondStepRoutes(app, deps)
  passkeyLoginRoutes(app, deps)
  firstAdminRoutes(app, deps)
}

function signInRoutes(app: FastifyInstance, deps: Deps): void {
  const { sessions, signInLinks, devices, sessionCookies, authenticate, mailContextOf } = deps
  const [signedIn, callerOf] = [withDevice(deps), callerBy(deps)]
  // Who signed in here before is not held up by the user who guesses behind the same address.
  const limitedBy = (request: FastifyRequest) =>
    devices.find(sessionCookies.deviceOf(request)) ?? request.ip

  route({ app, authenticate, endpoint: contract.login, limitedBy }, async (call) => {
    const { body, request, reply } = call
    const userAgent = request.headers['user-agent']
    const from = callerOf(request).fromOf(body.email)
    return signedIn(reply, await sessions.login({ ...body, userAgent, from }))
  })

  route({ app, authenticate, endpoint: contract.createUser }, async ({ body, request, reply }) => {
    const userAgent = request.headers['user-agent']
    const by = mailContextOf(request)
    const address = request.ip
    return signedIn(reply, await sessions.create({ ...body, userAgent, by, address }))
  })

  route({ app, authenticate, endpoint: contract.signInByLink }, async (call) => {
    const { body: link, request, reply } = call
    const userAgent = request.headers['user-agent']
    const caller = await authenticate(request).catch(() => null)
    return signedIn(reply, await signInLinks.signIn({ link, userAgent, caller }))
  })
}

// What completes a sign-in does what a login does: the cookies, and the device that is known from now on.
function secondStepRoutes(app: FastifyInstance, deps: Deps): void {
  const { secondStep, authenticate, mailContextOf } = deps
  const [signedIn, callerOf] = [withDevice(deps), callerBy(deps)]

  route({ app, authenticate, endpoint: stepContract.askPasskey }, async ({ body, request }) => {
    const { origin } = mailContextOf(request)
    return { data: await secondStep.askPasskey({ token: body.pending_token, origin }) }
  })

  route({ app, authenticate, endpoint: stepContract.takeSecondStep }, async (call) => {
    const { body, request, reply } = call
    return signedIn(reply, await secondStep.take(body, callerOf(request)))
  })
}

function passkeyLoginRoutes(app: FastifyInstance, deps: Deps): void {
  const { secondStep, authenticate, mailContextOf, cookies } = deps
  const signedIn = withDevice(deps)

  route({ app, authenticate, endpoint: passkeyContract.startPasskeyLogin }, async (call) => {
    const { origin } = mailContextOf(call.request)
    const { request, kept } = await secondStep.startLogin(origin)
    const seconds = request.timeout / 1000
    // Binds the question to the browser that asked for it.
    cookies.set(call.reply, 'passkey', { value: kept, seconds })
    return { data: request }
  })

  route({ app, authenticate, endpoint: passkeyContract.loginPasskey }, async (call) => {
    const { body, request, reply } = call
    const { origin } = mailContextOf(request)
    const kept = cookies.read(request, 'passkey') ?? ''
    const by = { origin, kept, userAgent: request.headers['user-agent'] }
    return signedIn(reply, await secondStep.login(body.passkey, by))
  })
}

function firstAdminRoutes(app: FastifyInstance, deps: Deps): void {
  const { firstAdmin, authenticate } = deps
  const [signedIn, callerOf] = [withDevice(deps), callerBy(deps)]

  route({ app, authenticate, endpoint: firstAdminContract.getFirstAdmin }, async () => ({
    data: { is_needed: await firstAdmin.isNeeded() },
  }))

  route({ app, authenticate, endpoint: firstAdminContract.createFirstAdmin }, async (call) => {
    const { body, request, reply } = call
    const userAgent = request.headers['user-agent']
    const from = callerOf(request).fromOf(body.email)
    return signedIn(reply, await firstAdmin.create({ ...body, userAgent, from }))
  })
}

// The user who signs in makes their device a known one.
function withDevice({ sessionCookies, devices }: Deps) {
  return (reply: FastifyReply, session: SessionReply) => {
    const { email } = session.user
    const device = sessionCookies.deviceOf(reply.request)
    const isKnown = device !== undefined && devices.findOf(email, device) !== null
    sessionCookies.begin(reply, session)
    sessionCookies.setDevice(reply, isKnown ? device : devices.issue(email))
    return { data: session }
  }
}
