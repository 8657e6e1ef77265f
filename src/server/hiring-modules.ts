// The slices around requisitions, applicants and interviews.
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { serveCollection } from './access/collections/serve-collection.ts'
import type { StaffScopes } from './access/staff-access.ts'
import { staffEndpoints } from './access/staff-endpoints.ts'
import { registerAccountApplicants } from './applicants/account-applicant-routes.ts'
import { createApplicantService } from './applicants/applicant-service.ts'
import { registerApplicantChanges } from './applicants/changes/change-routes.ts'
import { registerDuplicates } from './applicants/duplicates/duplicate-routes.ts'
import { registerApplicantExports } from './applicants/exports/export-routes.ts'
import { registerFollow } from './applicants/follow/follow-routes.ts'
import { registerInvites } from './applicants/invites/invite-routes.ts'
import { registerAutomation } from './automation/automation-routes.ts'
import { careerModule } from './careers/career-module.ts'
import type { SourceService } from './careers/sources/source-service.ts'
import { SERVED_COLLECTIONS } from './collections.ts'
import { registerAccountDecisions } from './decisions/account-wide/account-decision-routes.ts'
import { registerDecisions } from './decisions/decision-routes.ts'
import { registerHumanReviews } from './decisions/human-reviews/human-review-routes.ts'
import { registerImpactRatios } from './decisions/impact/impact-routes.ts'
import { registerMoves } from './decisions/moves/move-routes.ts'
import { linkOrigin } from './http/link-origin.ts'
import type { Authenticate } from './http/route.ts'
import { registerCalendars } from './interviews/calendars/calendar-routes.ts'
import { registerCalibration } from './interviews/calibration/calibration-routes.ts'
import { registerInterviewFeedback } from './interviews/feedback/feedback-routes.ts'
import { registerInterviews } from './interviews/interview-routes.ts'
import { mailContext } from './mail/mail-context-of.ts'
import { registerMessages } from './messages/message-routes.ts'
import { registerWriting } from './messages/writing/writing-routes.ts'
import { registerRequisitionSetup } from './plan-editor/setup/setup-routes.ts'
import { registerHiringSettings } from './requisitions/approval/hiring-settings-routes.ts'
import { registerHiringClasses } from './requisitions/classes/class-routes.ts'
import { registerRequisitionHistory } from './requisitions/history-routes.ts'
import { registerPredictiveModels } from './requisitions/models/model-routes.ts'
import type { PostingService } from './requisitions/posting-service.ts'
import { createRecalculationService } from './requisitions/recalculation-service.ts'
import { requisitionRoutes } from './requisitions/requisition-routes.ts'
import { createRequisitionService } from './requisitions/requisition-service.ts'
import { registerSavedViews } from './requisitions/saved-views/saved-view-routes.ts'
import type { RouteDeps } from './route-deps.ts'
import { registerComments } from './scorecards/comments/comment-routes.ts'
import { serveAccountFields } from './settings/fields/account-fields.ts'
import { registerInterviewLibrary } from './settings/interview-library/library-routes.ts'

type Hiring = RouteDeps & {
  scopes: StaffScopes
  sources: SourceService
  postings: PostingService
  authenticate: Authenticate
}

/** Requisitions, who applies to them, and where people find them. */
export function hiringRoutes(app: FastifyInstance, deps: Hiring): void {
  const { scopes, sources, postings, authenticate } = deps
  requisitionRoutes(app, {
    requisitions: createRequisitionService({ scopes }),
    recalculation: createRecalculationService({ ...deps, scopes }),
    applicants: createApplicantService({ scopes }),
    postings,
    authenticate,
  })
  const mailContextOf = mailContext(deps)
  registerRequisitionSetup(app, { ...deps, scopes, authenticate, mailContextOf })
  registerHiringSettings(app, { scopes, authenticate })
  registerAccountApplicants(app, { scopes, authenticate })
  registerApplicantChanges(app, { ...deps, scopes, authenticate })
  registerMoves(app, { ...deps, scopes, authenticate })
  registerAutomation(app, { ...deps, scopes, authenticate })
  registerApplicantExports(app, { ...deps, scopes, authenticate })
  registerAccountDecisions(app, { ...deps, scopes, authenticate })
  registerDuplicates(app, { ...deps, scopes, authenticate })
  registerComments(app, { ...deps, scopes, authenticate, mailContextOf })
  registerHumanReviews(app, { ...deps, scopes, authenticate })
  registerHiringClasses(app, { ...deps, scopes, authenticate })
  registerPredictiveModels(app, { ...deps, scopes, authenticate })
  registerRequisitionHistory(app, { scopes, authenticate })
  registerFollow(app, { scopes, authenticate })
  registerSavedViews(app, { scopes, authenticate })
  careerModule(app, { ...deps, scopes, sources, authenticate })
  serveSettings(app, deps)
  const originOf = (request: FastifyRequest) => linkOrigin(request, deps.publicUrl)
  registerImpactRatios(app, { scopes, authenticate })
  registerDecisions(app, { ...deps, scopes, authenticate, originOf })
  registerMessages(app, { ...deps, scopes, authenticate, originOf })
  registerWriting(app, { ...deps, scopes, authenticate })
  registerInvites(app, { ...deps, scopes, authenticate, originOf })
  registerInterviews(app, { ...deps, scopes, authenticate, originOf })
  registerInterviewFeedback(app, { ...deps, scopes, authenticate, originOf })
  registerInterviewLibrary(app, { ...deps, scopes, authenticate })
  registerCalendars(app, { ...deps, scopes, authenticate, mailContextOf })
  registerCalibration(app, { ...deps, scopes, authenticate, mailContextOf })
}

/** What a company keeps in its settings for its requisitions. */
function serveSettings(app: FastifyInstance, { scopes, authenticate }: Hiring): void {
  const endpoints = staffEndpoints({ app, scopes, authenticate })
  serveAccountFields(endpoints)
  for (const list of SERVED_COLLECTIONS) serveCollection(endpoints, list)
}
