// Routes of what is watched.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/monitoring/monitoring.ts'

import { route, type Authenticate } from '../http/route.ts'
import type { MonitoringService } from './monitoring-service.ts'

type Deps = { readonly monitoring: MonitoringService; readonly authenticate: Authenticate }

export function monitoringRoutes(app: FastifyInstance, { monitoring, authenticate }: Deps): void {
  route({ app, authenticate, endpoint: contract.getErrorReporting }, async () => ({
    data: monitoring.errorReporting(),
  }))

  route({ app, authenticate, endpoint: contract.getVisitor }, async ({ caller, params }) => ({
    data: await monitoring.getVisitor(caller, params.user_id),
  }))

  route({ app, authenticate, endpoint: contract.allowVisitor }, async (call) => ({
    data: await monitoring.allowVisitor(call.caller, {
      userId: call.params.user_id,
      isAllowed: call.body.is_allowed,
    }),
  }))
}
