// Routes of a person's own sessions.
import type { FastifyInstance, FastifyReply } from 'fastify'

import * as contract from '#contract/session/my-sessions.ts'

import { actorOf } from '../access/staff-command.ts'
import type { Caller } from '../http/access-token.ts'
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
  const { mySessions, policies, authenticate } = deps
  route({ app, authenticate, endpoint: contract.listMySessions }, ({ caller, query }) =>
    mySessions.list(caller, query),
  )

  endingRoutes(app, deps)

  route({ app, authenticate, endpoint: contract.getSignInPolicy }, async ({ caller, params }) => ({
    data: await policies.get(caller, params.account_id),
  }))

  route({ app, authenticate, endpoint: contract.saveSignInPolicy }, async (call) => {
    const given = { accountId: call.params.account_id, policy: call.body }
    return { data: await policies.save(actorOf(call), given) }
  })
}

type By = { readonly caller: Caller; readonly reply: FastifyReply }

function endingRoutes(app: FastifyInstance, deps: Deps): void {
  const { mySessions, sessionCookies, authenticate } = deps
  // A browser whose own session ends has no more use for its cookies.
  const end = async (by: By, given: { sessionId: string; password?: string | undefined }) => {
    await mySessions.end(by.caller, given)
    if (given.sessionId === by.caller.sessionId) sessionCookies.clear(by.reply)
    return null
  }
  const endAll = async (by: By, given: Parameters<MySessionsService['endAll']>[1]) => {
    await mySessions.endAll(by.caller, given)
    if (!given.isThisKept) sessionCookies.clear(by.reply)
    return null
  }

  route({ app, authenticate, endpoint: contract.endMySession }, (call) =>
    end(call, { sessionId: call.params.session_id, ...call.body }),
  )

  route({ app, authenticate, endpoint: contract.endMySessionUnproven }, (call) =>
    end(call, { sessionId: call.params.session_id }),
  )

  route({ app, authenticate, endpoint: contract.endMySessions }, (call) => {
    const { password, except } = call.body
    return endAll(call, {
      userId: call.params.user_id,
      isThisKept: except === 'this',
      password,
    })
  })

  route({ app, authenticate, endpoint: contract.endMySessionsUnproven }, (call) =>
    endAll(call, { userId: call.caller.userId, isThisKept: call.query.except === 'this' }),
  )
}
