// Routes of inviting people to apply.
import type { FastifyInstance, FastifyRequest } from 'fastify'

import * as contract from '#contract/applicants/applicant-invitations.ts'

import { actorOf } from '../../access/staff-command.ts'
import { route, type Authenticate } from '../../http/route.ts'
import { createInviteService } from './invite-service.ts'

type Deps = Parameters<typeof createInviteService>[0] & {
  authenticate: Authenticate
  /** Where links of messages lead: scheme and host of the app. */
  originOf: (request: FastifyRequest) => string
}

export function registerInvites(
  app: FastifyInstance,
  { authenticate, originOf, ...deps }: Deps,
): void {
  const invites = createInviteService(deps)

  route({ app, authenticate, endpoint: contract.getInviteMessage }, async (call) => ({
    data: await invites.getMessage(call.caller, { jobId: call.params.job_id }),
  }))

  route({ app, authenticate, endpoint: contract.saveInviteMessage }, async (call) => ({
    data: await invites.saveMessage(actorOf(call), { jobId: call.params.job_id, text: call.body }),
  }))

  route({ app, authenticate, endpoint: contract.previewInviteMessage }, async (call) => ({
    data: await invites.preview(call.caller, {
      jobId: call.params.job_id,
      body: call.body,
      origin: originOf(call.request),
    }),
  }))

  route({ app, authenticate, endpoint: contract.inviteApplicant }, async (call) => ({
    data: await invites.invite(actorOf(call), {
      jobId: call.params.job_id,
      person: call.body,
      origin: originOf(call.request),
    }),
  }))

  route({ app, authenticate, endpoint: contract.listInvitedApplicants }, (call) =>
    invites.list(call.caller, { jobId: call.params.job_id, query: call.query }),
  )
}
