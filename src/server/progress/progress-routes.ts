// Routes of the progress domain.
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { askForHumanReview } from '#contract/decisions/human-reviews.ts'
import * as contract from '#contract/progress/progress.ts'

import { route, type Authenticate } from '../http/route.ts'
import type { MailContext } from '../mail/order-mail.ts'
import type { ProgressService } from './progress-service.ts'

type Deps = {
  progress: ProgressService
  authenticate: Authenticate
  mailContextOf: (request: FastifyRequest) => MailContext
}

export function progressRoutes(app: FastifyInstance, deps: Deps): void {
  const { progress, authenticate, mailContextOf } = deps
  updateRoute(app, deps)

  route({ app, authenticate, endpoint: contract.listTrackers }, async ({ caller, params }) => ({
    data: await progress.list(caller, params.user_id),
  }))

  route(
    { app, authenticate, endpoint: contract.createTracker },
    async ({ caller, params, body, idempotencyKey }) => ({
      data: await progress.create(caller, {
        userId: params.user_id,
        jobUuid: body.job_uuid,
        externalApplicationId: body.external_application_id ?? null,
        sourceToken: body.source_token ?? null,
        idempotencyKey,
      }),
    }),
  )

  route({ app, authenticate, endpoint: contract.withdrawApplication }, async (call) => {
    const { caller, params, body, idempotencyKey } = call
    const key = { userId: params.user_id, refId: params.ref_id, idempotencyKey }
    const reason = body.reason === undefined || body.reason === '' ? null : body.reason
    const mailContext = mailContextOf(call.request)
    return { data: await progress.withdraw(caller, { ...key, reason, mailContext }) }
  })

  route({ app, authenticate, endpoint: askForHumanReview }, async (call) => {
    const { caller, params, body, idempotencyKey } = call
    const of = { userId: params.user_id, refId: params.ref_id, idempotencyKey }
    return { data: await progress.askForReview(caller, { ...of, note: body.note ?? '' }) }
  })

  route({ app, authenticate, endpoint: contract.getTracker }, async ({ caller, params }) => ({
    data: await progress.get(caller, { userId: params.user_id, refId: params.ref_id }),
  }))
}

function updateRoute(app: FastifyInstance, { progress, authenticate }: Deps): void {
  route({ app, authenticate, endpoint: contract.updateProgress }, async (call) => {
    const { caller, params, body, idempotencyKey } = call
    const update = {
      userId: params.user_id,
      userStepActivityId: body.user_step_tracker_id,
      attemptId: body.user_asmt_id ?? null,
      linkUuid: body.user_interview_id ?? null,
    }
    return { data: await progress.update(caller, { ...update, idempotencyKey }) }
  })
}
