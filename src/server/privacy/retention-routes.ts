// Routes of how long a company keeps applications.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/privacy/retention.ts'

import { actorOf } from '../access/staff-command.ts'
import { route, type Authenticate } from '../http/route.ts'
import type { RetentionService } from './retention-service.ts'

type Deps = { readonly retention: RetentionService; readonly authenticate: Authenticate }

export function retentionRoutes(app: FastifyInstance, { retention, authenticate }: Deps): void {
  const ofAccount = (params: { account_id: number }) => ({ accountId: params.account_id })

  route({ app, authenticate, endpoint: contract.getRetention }, async ({ caller, params }) => ({
    data: await retention.get(caller, params.account_id),
  }))

  route({ app, authenticate, endpoint: contract.saveRetention }, async (call) => ({
    data: await retention.save(actorOf(call), { ...ofAccount(call.params), days: call.body }),
  }))

  route({ app, authenticate, endpoint: contract.previewRetention }, async (call) => ({
    data: await retention.preview(call.caller, { ...call.query, ...ofAccount(call.params) }),
  }))

  route({ app, authenticate, endpoint: contract.listDueApplications }, (call) =>
    retention.listDue(call.caller, { ...call.query, ...ofAccount(call.params) }),
  )

  route({ app, authenticate, endpoint: contract.listRetentionRuns }, (call) =>
    retention.listRuns(call.caller, { ...call.query, ...ofAccount(call.params) }),
  )
}
