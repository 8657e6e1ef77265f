// Routes of what a bulk rejection would do to groups.
import type { FastifyInstance } from 'fastify'

import { checkImpactRatio } from '#contract/impact-ratio.ts'

import { actorOf } from '../../audit/staff-command.ts'
import { route, type Authenticate } from '../../http/route.ts'
import type { StaffScopes } from '../staff-access.ts'
import { createImpactService } from './impact-service.ts'

export function registerImpactRatios(
  app: FastifyInstance,
  { authenticate, scopes }: { authenticate: Authenticate; scopes: StaffScopes },
): void {
  const impact = createImpactService({ scopes })

  route({ app, authenticate, endpoint: checkImpactRatio }, async (call) => {
    const { job_id: jobId } = call.params
    return { data: await impact.check(actorOf(call), { jobId, selection: call.body }) }
  })
}
