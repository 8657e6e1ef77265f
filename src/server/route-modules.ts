// The route modules of the API and the slices that serve them.
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { accountRoutes } from './account/account-routes.ts'
import { createAccountService } from './account/account-service.ts'
import { createAssessmentService } from './assessments/assessment-service.ts'
import { attemptModule } from './assessments/attempt-module.ts'
import { createTimingService } from './assessments/timing/timing-service.ts'
import { auditRoutes } from './audit/audit-routes.ts'
import { createAuditService } from './audit/audit-service.ts'
import { careerModule } from './careers/career-module.ts'
import { createCompanyTextService } from './consents/company-text-service.ts'
import { consentRoutes } from './consents/consent-routes.ts'
import { createConsentService } from './consents/consent-service.ts'
import type { Database } from './db/database.ts'
import { registerEeoc } from './eeoc/eeoc-routes.ts'
import { createEeocService } from './eeoc/eeoc-service.ts'
import { linkOrigin } from './http/link-origin.ts'
import type { Authenticate } from './http/route.ts'
import type { Secrets } from './http/secrets.ts'
import type { Certificate } from './http/tls.ts'
import type { WritingModel } from './integrations/ai/port.ts'
import type { BreachedPasswords } from './integrations/breaches/port.ts'
import { mailboxRoutes } from './integrations/mail/mailbox-routes.ts'
import { createMailboxService } from './integrations/mail/mailbox-service.ts'
import { registerCalendars } from './interviews/calendars/calendar-routes.ts'
import { registerCalibration } from './interviews/calibration/calibration-routes.ts'
import { registerInterviewFeedback } from './interviews/feedback/feedback-routes.ts'
import { registerInterviews } from './interviews/interview-routes.ts'
import { registerInterviewLibrary } from './interviews/library/library-routes.ts'
import { invitationRoutes } from './invitations/invitation-routes.ts'
import { createInvitationService } from './invitations/invitation-service.ts'
import { jobExperienceRoutes } from './job-experiences/job-experience-routes.ts'
import { createJobExperienceService } from './job-experiences/job-experience-service.ts'
import type { Jobs } from './jobs/jobs.ts'
import { registerKiosk } from './kiosk/kiosk-routes.ts'
import { lookupRoutes } from './lookups/lookup-routes.ts'
import type { MailSettings } from './mail/inbound/inbound-variables.ts'
import { mailContext } from './mail/mail-context-of.ts'
import type { MailContext } from './mail/order-mail.ts'
import { monitoringRoutes } from './monitoring/monitoring-routes.ts'
import { createMonitoringService, type MonitoringTargets } from './monitoring/monitoring-service.ts'
import { createErasureService } from './privacy/erasure-service.ts'
import { createExportService } from './privacy/export-service.ts'
import { createHoldService } from './privacy/hold-service.ts'
import { privacyRoutes } from './privacy/privacy-routes.ts'
import { retentionRoutes } from './privacy/retention-routes.ts'
import { createRetentionService } from './privacy/retention-service.ts'
import { progressRoutes } from './progress/progress-routes.ts'
import { createProgressService } from './progress/progress-service.ts'
import { registerAccountApplicants } from './requisitions/account-applicant-routes.ts'
import { registerAccountDecisions } from './requisitions/account-wide/account-decision-routes.ts'
import { createApplicantService } from './requisitions/applicant-service.ts'
import { registerHiringSettings } from './requisitions/approval/hiring-settings-routes.ts'
import { registerAutomation } from './requisitions/automation/automation-routes.ts'
import { registerApplicantChanges } from './requisitions/changes/change-routes.ts'
import { registerHiringClasses } from './requisitions/classes/class-routes.ts'
import { registerComments } from './requisitions/comments/comment-routes.ts'
import { registerDecisions } from './requisitions/decisions/decision-routes.ts'
import { registerDuplicates } from './requisitions/duplicates/duplicate-routes.ts'
import { registerApplicantExports } from './requisitions/exports/export-routes.ts'
import { registerFollow } from './requisitions/follow/follow-routes.ts'
import { registerRequisitionHistory } from './requisitions/history-routes.ts'
import { registerHumanReviews } from './requisitions/human-reviews/human-review-routes.ts'
import { registerImpactRatios } from './requisitions/impact/impact-routes.ts'
import { registerInvites } from './requisitions/invites/invite-routes.ts'
import { registerMessages } from './requisitions/messages/message-routes.ts'
import { registerPredictiveModels } from './requisitions/models/model-routes.ts'
import { registerMoves } from './requisitions/moves/move-routes.ts'
import { createPostingService, type PostingService } from './requisitions/posting-service.ts'
import { createRecalculationService } from './requisitions/recalculation-service.ts'
import { requisitionRoutes } from './requisitions/requisition-routes.ts'
import { createRequisitionService } from './requisitions/requisition-service.ts'
import { registerRequisitionSetup } from './requisitions/setup/setup-routes.ts'
import { createStaffScopes, type StaffScopes } from './requisitions/staff-access.ts'
import { createJoinCompanyService } from './roles/join-company-service.ts'
import { createMemberService } from './roles/member-service.ts'
import { createMemberSupportService } from './roles/member-support-service.ts'
import { membershipRoutes } from './roles/membership-routes.ts'
import { createMembershipService } from './roles/membership-service.ts'
import { roleRoutes } from './roles/role-routes.ts'
import { createRoleService } from './roles/role-service.ts'
import { staffInvitationRoutes } from './roles/staff-invitation-routes.ts'
import { createStaffInvitationService } from './roles/staff-invitation-service.ts'
import { registerSavedViews } from './saved-views/saved-view-routes.ts'
import { registerCompare } from './scorecards/compare/compare-routes.ts'
import { registerReports } from './scorecards/reports/report-routes.ts'
import { scorecardRoutes } from './scorecards/scorecard-routes.ts'
import { createScorecardService } from './scorecards/scorecard-service.ts'
import { registerScorecardShares } from './scorecards/share/share-routes.ts'
import { createCallers } from './session/callers.ts'
import { createMemberSessions } from './session/member-sessions.ts'
import type { RevokedSessions } from './session/revoked-sessions.ts'
import { createFactorReset } from './session/second-factors/factor-reset.ts'
import type { SessionCookies } from './session/session-cookies.ts'
import { sessionModule, type IssuerReach } from './session/session-module.ts'
import { createSessionService, type SessionService } from './session/session-service.ts'
import { createSourceService, type SourceService } from './sources/source-service.ts'
import type { Storage } from './storage/storage.ts'
import { userProfileRoutes } from './user-profile/user-profile-routes.ts'
import { createUserProfileService } from './user-profile/user-profile-service.ts'
import { registerWriting } from './writing/writing-routes.ts'

type Deps = Secrets &
  IssuerReach &
  MailSettings & {
    database: Database
    jobs: Jobs
    storage: Storage
    publicUrl?: string | undefined
    writingModel?: WritingModel | undefined
    certificate?: Certificate | undefined
    now: () => Date
    callsPerMinute?: number | undefined
    breaches: BreachedPasswords
    monitoring?: MonitoringTargets | undefined
  }

/** /auth, /account, /lookup, /user, /user-response, /job, /smartreq, /report and /integration so far. */
export function registerRouteModules(app: FastifyInstance, deps: Deps): void {
  const { tokens, revoked, cookies, sessionCookies, authenticate } = createCallers(deps)
  const sessions = createSessionService({ ...deps, tokens, revoked })
  const postings = createPostingService(deps)
  const scopes = createStaffScopes(deps)
  const sources = createSourceService({ ...deps, scopes })
  accountRoutes(app, { accounts: createAccountService({ ...deps, scopes }), authenticate })
  lookupRoutes(app, { authenticate })
  invitationRoutes(app, { invitations: createInvitationService(deps), authenticate })
  const mailContextOf = mailContext(deps)
  const signingIn = { ...deps, cookies, sessionCookies, sessions, scopes, revoked, authenticate }
  sessionModule(app, { ...signingIn, mailContextOf })
  peopleRoutes(app, { ...signingIn, mailContextOf })
  const progress = createProgressService({ ...deps, postings, sessions, sources })
  progressRoutes(app, { progress, mailContextOf, authenticate })
  attemptModule(app, { ...deps, scopes, authenticate })
  hiringRoutes(app, { ...deps, scopes, sources, postings, authenticate })
  registerEeoc(app, { ...deps, scopes, authenticate })
  const consents = createConsentService({ ...deps, postings })
  consentRoutes(app, {
    consents,
    companyTexts: createCompanyTextService({ ...deps, scopes }),
    authenticate,
  })
  scorecardRoutes(app, { scorecards: createScorecardService({ scopes }), authenticate })
  registerCompare(app, { scopes, authenticate })
  registerReports(app, { ...deps, authenticate })
  registerScorecardShares(app, { ...signingIn, mailContextOf })
  const timing = createTimingService(deps)
  const assessments = createAssessmentService({ ...deps, timing })
  const eeoc = createEeocService({ ...deps, scopes })
  registerKiosk(app, { ...signingIn, reads: { sessions, progress, consents, eeoc, assessments } })
  settingsRoutes(app, { ...deps, scopes, revoked, authenticate })
  const monitoring = createMonitoringService({ ...deps, targets: deps.monitoring ?? {} })
  monitoringRoutes(app, { monitoring, authenticate })
  const mailbox = createMailboxService({ ...deps, hasMailbox: deps.hasMailbox ?? false })
  mailboxRoutes(app, { mailbox, authenticate })
}

type Hiring = Deps & {
  scopes: StaffScopes
  sources: SourceService
  postings: PostingService
  authenticate: Authenticate
}

// Requisitions, who applies to them, and where people find them.
function hiringRoutes(app: FastifyInstance, deps: Hiring): void {
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

// What account admins keep: who may do what, and what was done.
function settingsRoutes(
  app: FastifyInstance,
  deps: Deps & { scopes: StaffScopes; revoked: RevokedSessions; authenticate: Authenticate },
): void {
  const { scopes, authenticate } = deps
  const roles = createRoleService(deps)
  const factorReset = createFactorReset(deps)
  const memberSessions = createMemberSessions(deps)
  const members = createMemberService({ scopes, memberSessions })
  const support = createMemberSupportService({ ...deps, factorReset, memberSessions })
  const mailContextOf = mailContext(deps)
  roleRoutes(app, { roles, members, support, mailContextOf, authenticate })
  auditRoutes(app, { audit: createAuditService(deps), authenticate })
}

// What is held about a user, and whom a company invites.
function peopleRoutes(
  app: FastifyInstance,
  deps: Deps & {
    sessionCookies: SessionCookies
    sessions: SessionService
    scopes: StaffScopes
    revoked: RevokedSessions
    authenticate: Authenticate
    mailContextOf: (request: FastifyRequest) => MailContext
  },
): void {
  const { authenticate, sessionCookies, mailContextOf } = deps
  userProfileRoutes(app, { profiles: createUserProfileService(deps), authenticate })
  jobExperienceRoutes(app, { experiences: createJobExperienceService(deps), authenticate })
  privacyRoutes(app, {
    erasures: createErasureService(deps),
    exports: createExportService(deps),
    holds: createHoldService(deps),
    storage: deps.storage,
    mailContextOf,
    authenticate,
  })
  retentionRoutes(app, { retention: createRetentionService(deps), authenticate })
  membershipRoutes(app, { memberships: createMembershipService(deps), authenticate })
  staffInvitationRoutes(app, {
    invitations: createStaffInvitationService(deps),
    joining: createJoinCompanyService(deps),
    sessionCookies,
    mailContextOf,
    authenticate,
  })
}
