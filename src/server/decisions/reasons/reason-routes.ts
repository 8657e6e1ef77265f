// Routes of the settings of rejection reasons.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/settings/rejection-reasons.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { actorOf } from '../../access/staff-command.ts'
import { route, type Authenticate } from '../../http/route.ts'
import { createReasonService } from './reason-service.ts'

type Deps = { scopes: StaffScopes; authenticate: Authenticate }

export function registerReasons(app: FastifyInstance, { authenticate, ...deps }: Deps): void {
  const reasons = createReasonService(deps)

  route({ app, authenticate, endpoint: contract.listUsedReasons }, ({ caller, params, query }) =>
    reasons.list(caller, { accountId: params.account_id, query }),
  )

  route({ app, authenticate, endpoint: contract.createRejectionReason }, async (call) => ({
    data: await reasons.create(actorOf(call), {
      accountId: call.params.account_id,
      content: call.body,
    }),
  }))

  route({ app, authenticate, endpoint: contract.updateRejectionReason }, async (call) => ({
    data: await reasons.update(actorOf(call), { ...keyOf(call.params), content: call.body }),
  }))

  route({ app, authenticate, endpoint: contract.deleteRejectionReason }, async (call) => ({
    data: await reasons.remove(actorOf(call), {
      ...keyOf(call.params),
      replaceTo: call.query.replace_to,
    }),
  }))
}

function keyOf(params: { account_id: number; rejection_reason_id: number }) {
  return { accountId: params.account_id, rejectionReasonId: params.rejection_reason_id }
}
