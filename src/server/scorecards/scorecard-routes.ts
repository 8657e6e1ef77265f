// Routes of the scorecard domain.
import type { FastifyInstance } from 'fastify'

import { getShownChoices } from '#contract/assessments/shown-choices.ts'
import * as contract from '#contract/scorecards/scorecards.ts'

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

  route(
    { app, authenticate: deps.authenticate, endpoint: getShownChoices },
    async ({ caller, params }) => ({
      data: {
        questions: await deps.scorecards.shownChoices(caller, {
          userSmartreqId: params.user_smartreq_id,
          userStepActivityId: params.user_step_activity_id,
        }),
      },
    }),
  )
}
