// Routes of reviews by a person, for staff. The candidate asks for one among the routes of their progress.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/decisions/human-reviews.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { actorOf } from '../../access/staff-command.ts'
import { route, type Authenticate } from '../../http/route.ts'
import { createHumanReviewService } from './human-review-service.ts'

type Deps = {
  readonly scopes: StaffScopes
  readonly authenticate: Authenticate
  readonly now: () => Date
}

/** Adds the slice to the API. */
export function registerHumanReviews(app: FastifyInstance, deps: Deps): void {
  const { authenticate } = deps
  const reviews = createHumanReviewService(deps)

  route({ app, authenticate, endpoint: contract.keepReviewedDecision }, async (call) => ({
    data: await reviews.keep(actorOf(call), {
      userSmartreqId: call.params.user_smartreq_id,
      reason: call.body.reason,
    }),
  }))

  route({ app, authenticate, endpoint: contract.reopenHumanReview }, async (call) => ({
    data: await reviews.reopen(actorOf(call), { userSmartreqId: call.params.user_smartreq_id }),
  }))
}
