// Routes of interviewers in numbers.
import type { FastifyInstance, FastifyRequest } from 'fastify'

import * as contract from '#contract/interviews/interview-calibration.ts'

import { actorOf } from '../../access/staff-command.ts'
import { route, type Authenticate } from '../../http/route.ts'
import type { MailContext } from '../../mail/order-mail.ts'
import { createCalibrationService } from './calibration-service.ts'
import { createFeedbackReminders } from './remind-of-feedback.ts'

type Deps = Parameters<typeof createFeedbackReminders>[0] & {
  readonly authenticate: Authenticate
  readonly mailContextOf: (request: FastifyRequest) => MailContext
}

export function registerCalibration(
  app: FastifyInstance,
  { authenticate, mailContextOf, ...deps }: Deps,
): void {
  const calibration = createCalibrationService(deps)
  const reminders = createFeedbackReminders(deps)

  route({ app, authenticate, endpoint: contract.getMyCalibration }, async (call) => ({
    data: await calibration.mine(call.caller, {
      ...call.query,
      accountId: call.params.account_id,
    }),
  }))

  route({ app, authenticate, endpoint: contract.listInterviewLoad }, (call) =>
    calibration.load(call.caller, { ...call.query, accountId: call.params.account_id }),
  )

  route({ app, authenticate, endpoint: contract.remindOfFeedback }, async (call) => ({
    data: await reminders.remind(actorOf(call), {
      accountId: call.params.account_id,
      userId: call.body.user_id,
      mailContext: mailContextOf(call.request),
    }),
  }))

  route({ app, authenticate, endpoint: contract.getInterviewEffort }, async (call) => ({
    data: await calibration.effort(call.caller, call.params.job_id),
  }))
}
