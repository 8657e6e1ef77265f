// Routes of interviews: arranging them, the interviewer's own, and the candidate's link.
import type { FastifyInstance, FastifyRequest } from 'fastify'

import * as declines from '#contract/interviews/declined-interviews.ts'
import * as booking from '#contract/interviews/interview-booking.ts'
import { previewInterview } from '#contract/interviews/interview-preview.ts'
import * as contract from '#contract/interviews/interviews.ts'

import type { StaffScopes } from '../access/staff-access.ts'
import { actorOf } from '../access/staff-command.ts'
import type { Database } from '../db/database.ts'
import { route, type Authenticate } from '../http/route.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { createBookingService } from './booking-service.ts'
import { createDeclinedService } from './declined-service.ts'
import { createInterviewService } from './interview-service.ts'
import { createInterviewerService } from './interviewer-service.ts'

type Deps = {
  readonly database: Database
  readonly scopes: StaffScopes
  readonly jobs: Jobs
  readonly now: () => Date
  readonly authenticate: Authenticate
  readonly originOf: (request: FastifyRequest) => string
  /** See `interview-calendar.ts`. */
  readonly mailSender?: string | undefined
}

export function registerInterviews(app: FastifyInstance, deps: Deps): void {
  arranging(app, deps)
  ofInterviewers(app, deps)
  declining(app, deps)
  byLink(app, deps)
}

function arranging(app: FastifyInstance, { authenticate, originOf, ...deps }: Deps): void {
  const interviews = createInterviewService(deps)

  route({ app, authenticate, endpoint: contract.listInterviews }, async (call) => ({
    data: await interviews.list(call.caller, { userSmartreqId: call.params.user_smartreq_id }),
  }))

  route({ app, authenticate, endpoint: previewInterview }, async (call) => ({
    data: await interviews.preview(call.caller, {
      userSmartreqId: call.params.user_smartreq_id,
      query: call.query,
    }),
  }))

  route({ app, authenticate, endpoint: contract.inviteToInterview }, async (call) => ({
    data: await interviews.invite(actorOf(call), {
      userSmartreqId: call.params.user_smartreq_id,
      body: call.body,
      origin: originOf(call.request),
    }),
  }))

  route({ app, authenticate, endpoint: contract.scheduleInterview }, async (call) => ({
    data: await interviews.schedule(actorOf(call), {
      userSmartreqId: call.params.user_smartreq_id,
      body: call.body,
      origin: originOf(call.request),
    }),
  }))

  route({ app, authenticate, endpoint: contract.startInterview }, async (call) => ({
    data: await interviews.start(actorOf(call), {
      userSmartreqId: call.params.user_smartreq_id,
      body: call.body,
      origin: originOf(call.request),
    }),
  }))

  route({ app, authenticate, endpoint: contract.endInterview }, async (call) => ({
    data: await interviews.end(actorOf(call), {
      userSmartreqId: call.params.user_smartreq_id,
      interviewUuid: call.params.interview_uuid,
      body: call.body,
    }),
  }))
}

function ofInterviewers(app: FastifyInstance, { authenticate, ...deps }: Deps): void {
  const interviewers = createInterviewerService(deps)

  route({ app, authenticate, endpoint: contract.listMyInterviews }, (call) =>
    interviewers.mine(call.caller, { ...call.query, accountId: call.params.account_id }),
  )

  route({ app, authenticate, endpoint: contract.getMyAvailability }, async (call) => ({
    data: await interviewers.availability(call.caller, { accountId: call.params.account_id }),
  }))

  route({ app, authenticate, endpoint: contract.saveMyAvailability }, async (call) => ({
    data: await interviewers.save(actorOf(call), {
      accountId: call.params.account_id,
      given: call.body,
    }),
  }))
}

function declining(app: FastifyInstance, { authenticate, ...deps }: Deps): void {
  const declined = createDeclinedService(deps)

  route({ app, authenticate, endpoint: declines.declineMyInterview }, async (call) => ({
    data: await declined.decline(actorOf(call), {
      accountId: call.params.account_id,
      interviewUuid: call.params.interview_uuid,
      body: call.body,
    }),
  }))

  route({ app, authenticate, endpoint: declines.acceptMyInterview }, async (call) => ({
    data: await declined.accept(actorOf(call), {
      accountId: call.params.account_id,
      interviewUuid: call.params.interview_uuid,
    }),
  }))

  route({ app, authenticate, endpoint: declines.assignInterviewer }, async (call) => ({
    data: await declined.assign(actorOf(call), {
      userSmartreqId: call.params.user_smartreq_id,
      interviewUuid: call.params.interview_uuid,
      body: call.body,
    }),
  }))

  route({ app, authenticate, endpoint: declines.goAheadWithout }, async (call) => ({
    data: await declined.goAhead(actorOf(call), {
      userSmartreqId: call.params.user_smartreq_id,
      interviewUuid: call.params.interview_uuid,
      body: call.body,
    }),
  }))
}

function byLink(app: FastifyInstance, { authenticate, ...deps }: Deps): void {
  const bookings = createBookingService(deps)

  route({ app, authenticate, endpoint: booking.getInterviewBooking }, async ({ params }) => ({
    data: await bookings.get(params.link_uuid),
  }))

  route({ app, authenticate, endpoint: booking.bookInterview }, async ({ params, body }) => ({
    data: await bookings.book(params.link_uuid, body),
  }))

  route(
    { app, authenticate, endpoint: booking.answerInterviewInvitation },
    async ({ params, body }) => ({ data: await bookings.answer(params.link_uuid, body) }),
  )
}
