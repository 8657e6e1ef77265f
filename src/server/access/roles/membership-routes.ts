// Routes of the companies that a user works for.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/access/memberships.ts'

import { route, type Authenticate } from '../../http/route.ts'
import type { MembershipService } from './membership-service.ts'

export function membershipRoutes(
  app: FastifyInstance,
  { memberships, authenticate }: { memberships: MembershipService; authenticate: Authenticate },
): void {
  route({ app, authenticate, endpoint: contract.listMemberships }, async ({ caller, params }) => ({
    data: await memberships.list(caller, params.user_id),
  }))

  route({ app, authenticate, endpoint: contract.leaveCompany }, async (call) => {
    const { caller, params, idempotencyKey, request } = call
    const key = { userId: params.user_id, accountId: params.account_id }
    const leaving = { ...key, idempotencyKey, address: request.ip }
    return { data: await memberships.leave(caller, leaving) }
  })
}
