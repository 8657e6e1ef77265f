// Routes of the session domain.
import type { FastifyInstance } from 'fastify'

import * as firstAdminContract from '#contract/first-admin.ts'
import * as contract from '#contract/session.ts'

import { route, type Authenticate } from '../http/route.ts'
import type { FirstAdminService } from './first-admin-service.ts'
import { clearSessionCookies, refreshTokenOf, setSessionCookies } from './session-cookies.ts'
import type { SessionService } from './session-service.ts'

export function sessionRoutes(
  app: FastifyInstance,
  deps: {
    sessions: SessionService
    firstAdmin: FirstAdminService
    authenticate: Authenticate
    isSecure: boolean
  },
): void {
  const { sessions, firstAdmin, authenticate, isSecure } = deps

  route({ app, authenticate, endpoint: contract.getCurrentUser }, async ({ caller }) => ({
    data: await sessions.getCurrentUser(caller.userId),
  }))

  route({ app, authenticate, endpoint: contract.login }, async ({ body, request, reply }) => {
    const session = await sessions.login({ ...body, userAgent: request.headers['user-agent'] })
    setSessionCookies(reply, { session, isSecure })
    return { data: session }
  })

  route({ app, authenticate, endpoint: contract.createUser }, async ({ body, request, reply }) => {
    const session = await sessions.create({ ...body, userAgent: request.headers['user-agent'] })
    setSessionCookies(reply, { session, isSecure })
    return { data: session }
  })

  route({ app, authenticate, endpoint: contract.logout }, async ({ request, reply }) => {
    await sessions.logout(refreshTokenOf(request, undefined))
    clearSessionCookies(reply)
    return null
  })

  route(
    { app, authenticate, endpoint: contract.refreshToken },
    async ({ body, request, reply }) => {
      try {
        const session = await sessions.refresh(refreshTokenOf(request, body?.refresh))
        setSessionCookies(reply, { session, isSecure })
        return { data: session }
      } catch (error) {
        clearSessionCookies(reply)
        throw error
      }
    },
  )

  route({ app, authenticate, endpoint: firstAdminContract.getFirstAdmin }, async () => ({
    data: { is_needed: await firstAdmin.isNeeded() },
  }))

  route(
    { app, authenticate, endpoint: firstAdminContract.createFirstAdmin },
    async ({ body, request, reply }) => {
      const session = await firstAdmin.create({ ...body, userAgent: request.headers['user-agent'] })
      setSessionCookies(reply, { session, isSecure })
      return { data: session }
    },
  )
}
