// Routes of moving applicants to another requisition.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/decisions/moves.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { actorOf } from '../../access/staff-command.ts'
import { route, type Authenticate } from '../../http/route.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { createMoveService } from './move-service.ts'

type Deps = { scopes: StaffScopes; jobs: Jobs; authenticate: Authenticate; now: () => Date }

export function registerMoves(app: FastifyInstance, { authenticate, ...deps }: Deps): void {
  const moves = createMoveService(deps)

  route({ app, authenticate, endpoint: contract.moveApplicants }, async (call) => {
    const { to_job_id: toJobId, ...selection } = call.body
    const { job_id: jobId } = call.params
    return { data: await moves.move(actorOf(call), { jobId, toJobId, selection }) }
  })

  route({ app, authenticate, endpoint: contract.moveAccountApplicants }, async (call) => {
    const { to_job_id: toJobId, ...selection } = call.body
    const { account_id: accountId } = call.params
    return { data: await moves.moveOfAccount(actorOf(call), { accountId, toJobId, selection }) }
  })
}
