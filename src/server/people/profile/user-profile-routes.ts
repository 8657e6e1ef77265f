// Routes of a person's own profile.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/people/user-profile.ts'

import { route, type Authenticate } from '../../http/route.ts'
import type { UserProfileService } from './user-profile-service.ts'

export function userProfileRoutes(
  app: FastifyInstance,
  deps: { profiles: UserProfileService; authenticate: Authenticate },
): void {
  const { profiles, authenticate } = deps

  route({ app, authenticate, endpoint: contract.getUserProfile }, async ({ caller, params }) => ({
    data: await profiles.get(caller, params.user_id),
  }))

  route({ app, authenticate, endpoint: contract.saveUserProfile }, async (call) => {
    const { caller, params, body, idempotencyKey } = call
    const { saved_at: savedAt, is_full_name: _, ...given } = body
    const save = { userId: params.user_id, idempotencyKey, savedAt, given }
    return { data: await profiles.save(caller, save) }
  })
}
