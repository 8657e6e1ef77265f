// Routes of making a requisition: details, status, plan, attributes, team.
import type { FastifyInstance, FastifyRequest } from 'fastify'

import * as teams from '#contract/access/hiring-team.ts'
import * as weights from '#contract/plan-editor/job-attributes.ts'
import * as recommendations from '#contract/plan-editor/recommendations.ts'
import * as configuration from '#contract/plan-editor/requisition-configuration.ts'
import * as setup from '#contract/plan-editor/requisition-setup.ts'
import * as plans from '#contract/plan-editor/screening-plan.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { actorOf } from '../../access/staff-command.ts'
import { route, type Authenticate } from '../../http/route.ts'
import type { MailContext, MailDeps } from '../../mail/order-mail.ts'
import { registerActivityNotifications } from '../notification-routes.ts'
import { createPlanService } from '../plan-service.ts'
import { createPreviewService } from '../preview-service.ts'
import { createRecommendationService } from '../recommendations/recommendation-service.ts'
import { createJobAttributeService } from './attribute-service.ts'
import { createConfigurationService } from './configuration-service.ts'
import { createSetupService } from './setup-service.ts'
import { createTeamService } from './team-service.ts'

type Deps = MailDeps & {
  scopes: StaffScopes
  authenticate: Authenticate
  /** How to write to who is concerned by a request. */
  mailContextOf: (request: FastifyRequest) => MailContext
}

/** Everything that makes and changes requisitions. */
export function registerRequisitionSetup(app: FastifyInstance, deps: Deps): void {
  setupRoutes(app, deps)
  configurationRoutes(app, deps)
  planRoutes(app, deps)
  registerActivityNotifications(app, deps)
  attributeRoutes(app, deps)
  recommendationRoutes(app, deps)
  teamRoutes(app, deps)
}

function setupRoutes(app: FastifyInstance, { authenticate, mailContextOf, ...deps }: Deps): void {
  const requisitions = createSetupService(deps)

  route({ app, authenticate, endpoint: setup.createRequisition }, async (call) => ({
    data: await requisitions.create(actorOf(call), {
      ...call.body,
      accountId: call.params.account_id,
    }),
  }))

  route({ app, authenticate, endpoint: setup.getRequisitionDetails }, async (call) => ({
    data: await requisitions.getDetails(call.caller, call.params.job_id),
  }))

  route({ app, authenticate, endpoint: setup.saveRequisitionDetails }, async (call) => ({
    data: await requisitions.saveDetails(actorOf(call), {
      jobId: call.params.job_id,
      details: call.body,
    }),
  }))

  route({ app, authenticate, endpoint: setup.changeRequisitionStatus }, async (call) => ({
    data: await requisitions.changeStatus(
      { ...actorOf(call), writesAs: mailContextOf(call.request) },
      {
        jobId: call.params.job_id,
        action: call.body.action,
        reason: call.body.reason,
      },
    ),
  }))

  route({ app, authenticate, endpoint: setup.duplicateRequisition }, async (call) => ({
    data: await requisitions.duplicate(actorOf(call), call.params.job_id),
  }))

  route({ app, authenticate, endpoint: setup.deleteRequisition }, async (call) => ({
    data: await requisitions.delete(actorOf(call), call.params.job_id),
  }))
}

function configurationRoutes(app: FastifyInstance, { authenticate, ...deps }: Deps): void {
  const configurations = createConfigurationService(deps)

  route(
    { app, authenticate, endpoint: configuration.getRequisitionConfiguration },
    async (call) => ({
      data: await configurations.get(call.caller, call.params.job_id),
    }),
  )

  route(
    { app, authenticate, endpoint: configuration.saveRequisitionConfiguration },
    async (call) => ({
      data: await configurations.save(actorOf(call), {
        jobId: call.params.job_id,
        configuration: call.body,
      }),
    }),
  )
}

function planRoutes(app: FastifyInstance, { scopes, authenticate }: Deps): void {
  const plan = createPlanService({ scopes })

  route({ app, authenticate, endpoint: plans.getScreeningPlan }, async (call) => ({
    data: await plan.get(call.caller, call.params.job_id),
  }))

  route({ app, authenticate, endpoint: plans.listPlanContent }, async (call) => ({
    data: await plan.content(call.caller, call.params.job_id),
  }))

  const preview = createPreviewService({ scopes })
  route({ app, authenticate, endpoint: plans.previewPlanActivity }, async ({ caller, params }) => ({
    data: await preview.activity(caller, {
      jobId: params.job_id,
      jobStepActivityId: params.job_step_activity_id,
    }),
  }))

  route({ app, authenticate, endpoint: plans.saveScreeningPlan }, async (call) => ({
    data: await plan.save(actorOf(call), { jobId: call.params.job_id, body: call.body }),
  }))

  route({ app, authenticate, endpoint: plans.publishScreeningPlan }, async (call) => ({
    data: await plan.publish(actorOf(call), {
      jobId: call.params.job_id,
      revision: call.body.revision,
    }),
  }))

  route({ app, authenticate, endpoint: plans.discardScreeningPlan }, async (call) => ({
    data: await plan.discard(actorOf(call), call.params.job_id),
  }))
}

function attributeRoutes(app: FastifyInstance, { scopes, authenticate }: Deps): void {
  const attributes = createJobAttributeService({ scopes })

  route({ app, authenticate, endpoint: weights.getJobAttributes }, async (call) => ({
    data: await attributes.get(call.caller, call.params.job_id),
  }))

  route({ app, authenticate, endpoint: weights.saveJobAttributes }, async (call) => ({
    data: await attributes.save(actorOf(call), {
      jobId: call.params.job_id,
      ...call.body,
    }),
  }))
}

function teamRoutes(app: FastifyInstance, { scopes, authenticate }: Deps): void {
  const team = createTeamService({ scopes })

  route({ app, authenticate, endpoint: teams.listTeam }, async (call) => ({
    data: await team.list(call.caller, call.params.job_id),
  }))

  route({ app, authenticate, endpoint: teams.addTeamMember }, async (call) => ({
    data: await team.add(actorOf(call), {
      jobId: call.params.job_id,
      userId: call.body.user_id,
      email: call.body.email,
      firstName: call.body.first_name,
      lastName: call.body.last_name,
      teamRole: call.body.team_role,
    }),
  }))

  route({ app, authenticate, endpoint: teams.changeTeamMember }, async (call) => ({
    data: await team.change(actorOf(call), {
      jobId: call.params.job_id,
      jobTeamId: call.params.job_team_id,
      isNotified: call.body.is_notified,
      isAssigned: call.body.is_assigned,
    }),
  }))

  route({ app, authenticate, endpoint: teams.removeTeamMember }, async (call) => ({
    data: await team.remove(actorOf(call), {
      jobId: call.params.job_id,
      jobTeamId: call.params.job_team_id,
    }),
  }))

  route({ app, authenticate, endpoint: teams.listAssignableUsers }, async (call) => ({
    data: await team.assignable(call.caller, {
      jobId: call.params.job_id,
      search: call.query.search,
    }),
  }))
}

function recommendationRoutes(app: FastifyInstance, { scopes, authenticate }: Deps): void {
  const service = createRecommendationService({ scopes })
  route({ app, authenticate, endpoint: recommendations.getRecommendations }, async (call) => ({
    data: await service.get(call.caller, call.params.job_id),
  }))
}
