// Routes of equal-opportunity questions.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/privacy/eeoc.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import type { Database } from '../../db/database.ts'
import { route, type Authenticate } from '../../http/route.ts'
import { createEeocService } from './eeoc-service.ts'

export function registerEeoc(
  app: FastifyInstance,
  deps: { database: Database; scopes: StaffScopes; now: () => Date; authenticate: Authenticate },
): void {
  const { authenticate } = deps
  const eeoc = createEeocService(deps)

  route({ app, authenticate, endpoint: contract.listEeocQuestions }, async () => ({
    data: eeoc.listQuestions(),
  }))

  route({ app, authenticate, endpoint: contract.getEeocQuestions }, async ({ caller, params }) => ({
    data: await eeoc.get(caller, params.ref_id),
  }))

  route(
    { app, authenticate, endpoint: contract.submitEeocAnswers },
    async ({ caller, body, idempotencyKey }) => ({
      data: await eeoc.submit(caller, {
        refId: body.ref_id,
        answers: body.answers,
        answeredAt: new Date(body.answered_at),
        idempotencyKey,
      }),
    }),
  )

  route({ app, authenticate, endpoint: contract.getEeocSummary }, ({ caller, params, query }) =>
    eeoc.summarise(caller, { accountId: params.account_id, jobId: query.job_id ?? null }),
  )
}
