// The route of comparing applicants.
import type { FastifyInstance } from 'fastify'

import { compareApplicants } from '#contract/scorecards/compare.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { route, type Authenticate } from '../../http/route.ts'
import { createCompareService } from './compare-service.ts'

export function registerCompare(
  app: FastifyInstance,
  { scopes, authenticate }: { scopes: StaffScopes; authenticate: Authenticate },
): void {
  const service = createCompareService({ scopes })

  route({ app, authenticate, endpoint: compareApplicants }, async ({ caller, query }) => ({
    data: await service.compare(caller, {
      ids: query.user_smartreq_ids,
      isBlind: query.is_blind === 'true',
    }),
  }))
}
