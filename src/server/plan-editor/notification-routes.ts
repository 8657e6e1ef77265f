// Routes of who on a team is told when an applicant completes an activity.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/plan-editor/activity-notifications.ts'

import type { StaffScopes } from '../access/staff-access.ts'
import { actorOf } from '../access/staff-command.ts'
import { route, type Authenticate } from '../http/route.ts'
import { createNotificationService } from './notification-service.ts'

type Deps = { readonly scopes: StaffScopes; readonly authenticate: Authenticate }

export function registerActivityNotifications(
  app: FastifyInstance,
  { scopes, authenticate }: Deps,
): void {
  const notifications = createNotificationService({ scopes })

  route({ app, authenticate, endpoint: contract.getActivityNotification }, async (call) => ({
    data: await notifications.get(call.caller, keyOf(call.params)),
  }))

  route({ app, authenticate, endpoint: contract.saveActivityNotification }, async (call) => ({
    data: await notifications.save(actorOf(call), {
      ...keyOf(call.params),
      jobTeamIds: call.body.job_team_ids,
    }),
  }))
}

function keyOf(params: { job_id: number; job_step_activity_id: number }) {
  return { jobId: params.job_id, jobStepActivityId: params.job_step_activity_id }
}
