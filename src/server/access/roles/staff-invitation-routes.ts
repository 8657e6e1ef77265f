// Routes of the invitations to work for a company, and of accepting one.
import type { FastifyInstance, FastifyRequest } from 'fastify'

import * as contract from '#contract/access/staff-invitations.ts'

import { route, type Authenticate } from '../../http/route.ts'
import type { MailContext } from '../../mail/order-mail.ts'
import type { SessionCookies } from '../../session/session-cookies.ts'
import { actorOf } from '../staff-command.ts'
import type { JoinCompanyService } from './join-company-service.ts'
import type { StaffInvitationService } from './staff-invitation-service.ts'

type Deps = {
  readonly invitations: StaffInvitationService
  readonly joining: JoinCompanyService
  readonly mailContextOf: (request: FastifyRequest) => MailContext
  readonly authenticate: Authenticate
  readonly sessionCookies: SessionCookies
}

export function staffInvitationRoutes(app: FastifyInstance, deps: Deps): void {
  const { invitations, authenticate, mailContextOf } = deps

  route({ app, authenticate, endpoint: contract.listStaffInvitations }, (call) =>
    invitations.list(call.caller, { ...call.query, accountId: call.params.account_id }),
  )

  route({ app, authenticate, endpoint: contract.inviteStaff }, async (call) => {
    const { params, body, request } = call
    const given = { accountId: params.account_id, email: body.email, roleId: body.role_id }
    const by = mailContextOf(request)
    return { data: await invitations.invite(actorOf(call), { given, by }) }
  })

  route({ app, authenticate, endpoint: contract.resendStaffInvitation }, async (call) => {
    const by = mailContextOf(call.request)
    return { data: await invitations.resend(actorOf(call), { given: keyOf(call.params), by }) }
  })

  route({ app, authenticate, endpoint: contract.revokeStaffInvitation }, async (call) => ({
    data: await invitations.revoke(actorOf(call), keyOf(call.params)),
  }))

  joinRoutes(app, deps)
}

function joinRoutes(app: FastifyInstance, { joining, authenticate, sessionCookies }: Deps): void {
  route({ app, authenticate, endpoint: contract.openStaffInvitation }, async ({ body }) => ({
    data: await joining.open(body),
  }))

  route({ app, authenticate, endpoint: contract.acceptStaffInvitation }, async (call) => {
    const { caller, body, idempotencyKey } = call
    return { data: await joining.accept(caller, { ...body, idempotencyKey }) }
  })

  route({ app, authenticate, endpoint: contract.joinCompany }, async (call) => {
    const { body, request, reply } = call
    const session = await joining.join({ ...body, userAgent: request.headers['user-agent'] })
    sessionCookies.begin(reply, session)
    return { data: session }
  })
}

function keyOf(params: { account_id: number; staff_invitation_id: number }) {
  return { accountId: params.account_id, staffInvitationId: params.staff_invitation_id }
}
