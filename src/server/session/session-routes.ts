// Routes of the session domain.
import type { FastifyInstance, FastifyReply } from 'fastify'

import * as firstAdminContract from '#contract/first-admin.ts'
import * as contract from '#contract/session.ts'
import type { SessionReply } from '#contract/session.ts'

import { route, type Authenticate } from '../http/route.ts'
import type { FirstAdminService } from './first-admin-service.ts'
import { clearSessionCookies, refreshTokenOf, setSessionCookies } from './session-cookies.ts'
import type { SessionService } from './session-service.ts'

type Deps = {
  readonly sessions: SessionService
  readonly firstAdmin: FirstAdminService
  readonly authenticate: Authenticate
  readonly isSecure: boolean
}

export function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  const { sessions, authenticate } = deps
  const signedIn = withCookies(deps)

  route({ app, authenticate, endpoint: contract.getCurrentUser }, async ({ caller }) => ({
    data: await sessions.getCurrentUser(caller.userId),
  }))

  route({ app, authenticate, endpoint: contract.login }, async ({ body, request, reply }) =>
    signedIn(reply, await sessions.login({ ...body, userAgent: request.headers['user-agent'] })),
  )

  route({ app, authenticate, endpoint: contract.createUser }, async ({ body, request, reply }) =>
    signedIn(reply, await sessions.create({ ...body, userAgent: request.headers['user-agent'] })),
  )

  route({ app, authenticate, endpoint: contract.logout }, async ({ request, reply }) => {
    await sessions.logout(refreshTokenOf(request, undefined))
    clearSessionCookies(reply)
    return null
  })

  route({ app, authenticate, endpoint: contract.refreshToken }, async (call) => {
    const { body, request, reply } = call
    try {
      return signedIn(reply, await sessions.refresh(refreshTokenOf(request, body?.refresh)))
    } catch (error) {
      clearSessionCookies(reply)
      throw error
    }
  })

  firstAdminRoutes(app, deps)
}

function firstAdminRoutes(app: FastifyInstance, deps: Deps): void {
  const { firstAdmin, authenticate } = deps
  const signedIn = withCookies(deps)

  route({ app, authenticate, endpoint: firstAdminContract.getFirstAdmin }, async () => ({
    data: { is_needed: await firstAdmin.isNeeded() },
  }))

  route({ app, authenticate, endpoint: firstAdminContract.createFirstAdmin }, async (call) => {
    const userAgent = call.request.headers['user-agent']
    return signedIn(call.reply, await firstAdmin.create({ ...call.body, userAgent }))
  })
}

function withCookies({ isSecure }: Deps) {
  return (reply: FastifyReply, session: SessionReply) => {
    setSessionCookies(reply, { session, isSecure })
    return { data: session }
  }
}
