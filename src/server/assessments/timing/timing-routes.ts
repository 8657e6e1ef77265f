// Routes of limited time.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/assessments/timing.ts'

import { route, type Authenticate } from '../../http/route.ts'
import type { TimingService } from './timing-service.ts'

export function timingRoutes(
  app: FastifyInstance,
  deps: { timing: TimingService; authenticate: Authenticate },
): void {
  const { timing, authenticate } = deps

  route(
    { app, authenticate, endpoint: contract.startTimer },
    async ({ caller, body, idempotencyKey }) => ({
      data: await timing.startTimer({ userId: caller.userId, idempotencyKey }, body),
    }),
  )

  route({ app, authenticate, endpoint: contract.listStartTimes }, async ({ caller, params }) => ({
    data: await timing.listStarts(caller.userId, params.attempt_id),
  }))

  route(
    { app, authenticate, endpoint: contract.saveJournal },
    async ({ caller, body, idempotencyKey }) => ({
      data: await timing.saveJournal({ userId: caller.userId, idempotencyKey }, body),
    }),
  )
}
