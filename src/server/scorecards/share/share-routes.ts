// Routes of sharing a scorecard, and of the link that recipients open.
import type { FastifyInstance, FastifyRequest } from 'fastify'

import * as contract from '#contract/scorecards/scorecard-shares.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { actorOf } from '../../access/staff-command.ts'
import type { Database } from '../../db/database.ts'
import { route, type Authenticate } from '../../http/route.ts'
import type { Secrets } from '../../http/secrets.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { MailContext } from '../../mail/order-mail.ts'
import { openShare } from './open-share.ts'
import { createShareService } from './share-service.ts'

type Deps = Secrets & {
  readonly database: Database
  readonly scopes: StaffScopes
  readonly jobs: Jobs
  readonly now: () => Date
  readonly authenticate: Authenticate
  readonly mailContextOf: (request: FastifyRequest) => MailContext
}

export function registerScorecardShares(app: FastifyInstance, deps: Deps): void {
  const { authenticate, mailContextOf } = deps
  const shares = createShareService(deps)

  route({ app, authenticate, endpoint: contract.listScorecardShares }, (call) =>
    shares.list(call.caller, { ...call.query, userSmartreqId: call.params.user_smartreq_id }),
  )

  route({ app, authenticate, endpoint: contract.shareScorecard }, async (call) => ({
    data: await shares.share(actorOf(call), {
      userSmartreqId: call.params.user_smartreq_id,
      body: call.body,
      mailing: mailContextOf(call.request),
    }),
  }))

  route({ app, authenticate, endpoint: contract.revokeScorecardShare }, async (call) => ({
    data: await shares.revoke(actorOf(call), {
      userSmartreqId: call.params.user_smartreq_id,
      shareId: call.params.share_id,
    }),
  }))

  route({ app, authenticate, endpoint: contract.openSharedScorecard }, async (call) => ({
    data: await openShare(deps, call.body.token),
  }))
}
