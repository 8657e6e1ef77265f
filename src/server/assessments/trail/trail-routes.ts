// The route of the trail.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/assessments/trail.ts'

import { route, type Authenticate } from '../../http/route.ts'
import type { TrailService } from './trail-service.ts'

export function trailRoutes(
  app: FastifyInstance,
  deps: { trail: TrailService; authenticate: Authenticate },
): void {
  route(
    { app, authenticate: deps.authenticate, endpoint: contract.getTrail },
    ({ caller, params, query }) =>
      deps.trail.list(caller, {
        ...query,
        userSmartreqId: params.user_smartreq_id,
        userStepActivityId: params.user_step_activity_id,
      }),
  )
}
