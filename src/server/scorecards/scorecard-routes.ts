// Routes of the scorecard domain.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/scorecards.ts'

import { route, type Authenticate } from '../http/route.ts'
import type { ScorecardService } from './scorecard-service.ts'

export function scorecardRoutes(
  app: FastifyInstance,
  deps: { scorecards: ScorecardService; authenticate: Authenticate },
): void {
  route(
    { app, authenticate: deps.authenticate, endpoint: contract.getScorecard },
    async ({ caller, params }) => ({
      data: await deps.scorecards.get(caller, params.user_smartreq_id),
    }),
  )
}
