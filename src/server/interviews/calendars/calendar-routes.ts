// Routes of the calendars that interviewers subscribe to.
import type { FastifyInstance, FastifyRequest } from 'fastify'

import * as contract from '#contract/interviews/interviewer-calendars.ts'

import { actorOf } from '../../access/staff-command.ts'
import { route, type Authenticate } from '../../http/route.ts'
import { createOuterCalendars } from '../../integrations/calendar/outer-calendars.ts'
import type { MailContext } from '../../mail/order-mail.ts'
import { createCalendarService } from './calendar-service.ts'
import { createCalendarInvitations } from './invite-to-sync.ts'

type Deps = Omit<Parameters<typeof createCalendarService>[0], 'calendars'> & {
  authenticate: Authenticate
  /** See `outer-calendars.ts`. */
  allowsLoopbackIssuers?: boolean | undefined
  mailContextOf: (request: FastifyRequest) => MailContext
}

export function registerCalendars(
  app: FastifyInstance,
  { authenticate, mailContextOf, allowsLoopbackIssuers = false, ...deps }: Deps,
): void {
  const calendars = createOuterCalendars({ allowsLoopback: allowsLoopbackIssuers })
  const service = createCalendarService({ ...deps, calendars })
  const invitations = createCalendarInvitations(deps)

  route({ app, authenticate, endpoint: contract.listMyCalendars }, async ({ caller, params }) => ({
    data: await service.list(caller, { accountId: params.account_id }),
  }))

  route({ app, authenticate, endpoint: contract.addMyCalendar }, async (call) => ({
    data: await service.add(actorOf(call), {
      accountId: call.params.account_id,
      ...call.body,
    }),
  }))

  route({ app, authenticate, endpoint: contract.refreshMyCalendar }, async (call) => ({
    data: await service.refresh(actorOf(call), oneOf(call.params)),
  }))

  route({ app, authenticate, endpoint: contract.restoreMyCalendar }, async (call) => ({
    data: await service.restore(actorOf(call), oneOf(call.params)),
  }))

  route({ app, authenticate, endpoint: contract.removeMyCalendar }, async (call) => ({
    data: await service.remove(actorOf(call), oneOf(call.params)),
  }))

  route({ app, authenticate, endpoint: contract.inviteToSyncCalendar }, async (call) => ({
    data: await invitations.invite(actorOf(call), {
      jobId: call.params.job_id,
      userId: call.body.user_id,
      mailContext: mailContextOf(call.request),
    }),
  }))
}

function oneOf(params: { account_id: number; calendar_id: string }) {
  return { accountId: params.account_id, calendarId: params.calendar_id }
}
