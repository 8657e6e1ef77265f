// Routes of extra time.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/assessments/extra-time.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { actorOf } from '../../access/staff-command.ts'
import { route, type Authenticate } from '../../http/route.ts'
import { createExtraTimeService } from './extra-time-service.ts'

type Deps = {
  readonly scopes: StaffScopes
  readonly now: () => Date
  readonly authenticate: Authenticate
}

export function registerExtraTime(app: FastifyInstance, deps: Deps): void {
  const { authenticate } = deps
  const extraTime = createExtraTimeService(deps)

  route({ app, authenticate, endpoint: contract.getExtraTime }, async (call) => ({
    data: await extraTime.get(call.caller, { userSmartreqId: call.params.user_smartreq_id }),
  }))

  route({ app, authenticate, endpoint: contract.setExtraTime }, async (call) => ({
    data: await extraTime.set(actorOf(call), {
      userSmartreqId: call.params.user_smartreq_id,
      body: call.body,
    }),
  }))
}
