// Routes of the invitation domain.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/session/invitations.ts'

import { route, type Authenticate } from '../../http/route.ts'
import type { InvitationService } from './invitation-service.ts'

export function invitationRoutes(
  app: FastifyInstance,
  deps: { invitations: InvitationService; authenticate: Authenticate },
): void {
  const { invitations, authenticate } = deps

  route({ app, authenticate, endpoint: contract.getLoginPage }, async ({ params }) => ({
    data: await invitations.getDoor({ kind: params.door_kind, uuid: params.door_uuid }),
  }))

  route({ app, authenticate, endpoint: contract.getInvitation }, async ({ caller, params }) => ({
    data: await invitations.get(caller, params.invitation_uuid),
  }))
}
