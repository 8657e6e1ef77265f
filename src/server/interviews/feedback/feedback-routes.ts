// Routes of interview feedback.
import type { FastifyInstance, FastifyRequest } from 'fastify'

import * as contract from '#contract/interviews/interview-feedback.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { actorOf } from '../../access/staff-command.ts'
import type { Database } from '../../db/database.ts'
import { route, type Authenticate } from '../../http/route.ts'
import { createFeedbackService } from './feedback-service.ts'

type Deps = {
  database: Database
  scopes: StaffScopes
  authenticate: Authenticate
  now: () => Date
  /** Scheme and host of the app, as the caller reaches it. */
  originOf: (request: FastifyRequest) => string
}

export function registerInterviewFeedback(
  app: FastifyInstance,
  { authenticate, originOf, ...deps }: Deps,
): void {
  const feedback = createFeedbackService(deps)

  route({ app, authenticate, endpoint: contract.getInterviewToConduct }, async (call) => ({
    data: await feedback.get(call.caller, call.params.interview_uuid),
  }))

  route({ app, authenticate, endpoint: contract.getInterviewLink }, async (call) => {
    const { caller, params, request } = call
    const { interview_uuid: uuid } = await feedback.get(caller, params.interview_uuid)
    return { data: { interview_link: `${originOf(request)}/interview/${uuid}` } }
  })

  route({ app, authenticate, endpoint: contract.saveInterviewFeedback }, async (call) => ({
    data: await feedback.save(actorOf(call), {
      ...call.body,
      interviewUuid: call.params.interview_uuid,
    }),
  }))

  route({ app, authenticate, endpoint: contract.listInterviewFeedback }, async (call) => ({
    data: await feedback.list(call.caller, call.params.user_smartreq_id),
  }))

  route({ app, authenticate, endpoint: contract.unlockInterviewFeedback }, async (call) => ({
    data: await feedback.unlock(actorOf(call), {
      ...call.body,
      interviewUuid: call.params.interview_uuid,
    }),
  }))
}
