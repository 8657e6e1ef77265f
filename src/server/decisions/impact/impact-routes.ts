// Routes of the effect of decisions on groups.
import type { FastifyInstance } from 'fastify'

import { getImpactRatios } from '#contract/decisions/impact-ratio.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { route, type Authenticate } from '../../http/route.ts'
import { createImpactService } from './impact-service.ts'

export function registerImpactRatios(
  app: FastifyInstance,
  { authenticate, scopes }: { authenticate: Authenticate; scopes: StaffScopes },
): void {
  const impact = createImpactService({ scopes })

  route({ app, authenticate, endpoint: getImpactRatios }, async ({ caller, params }) => ({
    data: await impact.get(caller, params.job_id),
  }))
}
