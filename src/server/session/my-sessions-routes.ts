// Routes of a person's own sessions.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/my-sessions.ts'

import { byOf } from '../audit/staff-command.ts'
import { route, type Authenticate } from '../http/route.ts'
import type { MySessionsService } from './my-sessions-service.ts'
import type { SessionCookies } from './session-cookies.ts'
import type { SignInPolicyService } from './sign-in-policy-service.ts'

type Deps = {
  readonly mySessions: MySessionsService
  readonly policies: SignInPolicyService
  readonly sessionCookies: SessionCookies
  readonly authenticate: Authenticate
}

export function mySessionsRoutes(app: FastifyInstance, deps: Deps): void {
  const { mySessions, policies, sessionCookies, authenticate } = deps
  route({ app, authenticate, endpoint: contract.listMySessions }, ({ caller, query }) =>
    mySessions.list(caller, query),
  )

  route({ app, authenticate, endpoint: contract.endMySession }, async (call) => {
    const { session_id: sessionId } = call.params
    await mySessions.end(call.caller, sessionId)
    if (sessionId === call.caller.sessionId) sessionCookies.clear(call.reply)
    return null
  })

  route({ app, authenticate, endpoint: contract.endMySessions }, async (call) => {
    const isThisKept = call.query.except === 'this'
    await mySessions.endAll(call.caller, { isThisKept })
    if (!isThisKept) sessionCookies.clear(call.reply)
    return null
  })

  route({ app, authenticate, endpoint: contract.getSignInPolicy }, async ({ caller, params }) => ({
    data: await policies.get(caller, params.account_id),
  }))

  route({ app, authenticate, endpoint: contract.saveSignInPolicy }, async (call) => {
    const given = { accountId: call.params.account_id, policy: call.body }
    return { data: await policies.save(byOf(call), given) }
  })
}
