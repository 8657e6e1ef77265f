// The route modules of the API and the slices that serve them.
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { accountRoutes } from './access/account/account-routes.ts'
import { createAccountService } from './access/account/account-service.ts'
import { auditRoutes } from './access/audit/audit-routes.ts'
import { createAuditService } from './access/audit/audit-service.ts'
import { createJoinCompanyService } from './access/roles/join-company-service.ts'
import { createMemberService } from './access/roles/member-service.ts'
import { createMemberSupportService } from './access/roles/member-support-service.ts'
import { membershipRoutes } from './access/roles/membership-routes.ts'
import { createMembershipService } from './access/roles/membership-service.ts'
import { roleRoutes } from './access/roles/role-routes.ts'
import { createRoleService } from './access/roles/role-service.ts'
import { staffInvitationRoutes } from './access/roles/staff-invitation-routes.ts'
import { createStaffInvitationService } from './access/roles/staff-invitation-service.ts'
import { createStaffScopes, type StaffScopes } from './access/staff-access.ts'
import { createAssessmentService } from './assessments/assessment-service.ts'
import { attemptModule } from './assessments/attempt-module.ts'
import { createTimingService } from './assessments/timing/timing-service.ts'
import { createSourceService } from './careers/sources/source-service.ts'
import { hiringRoutes } from './hiring-modules.ts'
import type { Authenticate } from './http/route.ts'
import { mailboxRoutes } from './integrations/mail/mailbox-routes.ts'
import { createMailboxService } from './integrations/mail/mailbox-service.ts'
import { registerKiosk } from './kiosk/kiosk-routes.ts'
import { lookupRoutes } from './lookups/lookup-routes.ts'
import { mailContext } from './mail/mail-context-of.ts'
import type { MailContext } from './mail/order-mail.ts'
import { monitoringRoutes } from './monitoring/monitoring-routes.ts'
import { createMonitoringService } from './monitoring/monitoring-service.ts'
import { jobExperienceRoutes } from './people/job-experiences/job-experience-routes.ts'
import { createJobExperienceService } from './people/job-experiences/job-experience-service.ts'
import { userProfileRoutes } from './people/profile/user-profile-routes.ts'
import { createUserProfileService } from './people/profile/user-profile-service.ts'
import { createCompanyTextService } from './privacy/consents/company-text-service.ts'
import { consentRoutes } from './privacy/consents/consent-routes.ts'
import { createConsentService } from './privacy/consents/consent-service.ts'
import { registerEeoc } from './privacy/eeoc/eeoc-routes.ts'
import { createEeocService } from './privacy/eeoc/eeoc-service.ts'
import { createErasureService } from './privacy/erasure-service.ts'
import { createExportService } from './privacy/export-service.ts'
import { createHoldService } from './privacy/hold-service.ts'
import { privacyRoutes } from './privacy/privacy-routes.ts'
import { retentionRoutes } from './privacy/retention-routes.ts'
import { createRetentionService } from './privacy/retention-service.ts'
import { progressRoutes } from './progress/progress-routes.ts'
import { createProgressService } from './progress/progress-service.ts'
import { createPostingService } from './requisitions/posting-service.ts'
import type { RouteDeps } from './route-deps.ts'
import { registerCompare } from './scorecards/compare/compare-routes.ts'
import { registerReports } from './scorecards/reports/report-routes.ts'
import { scorecardRoutes } from './scorecards/scorecard-routes.ts'
import { createScorecardService } from './scorecards/scorecard-service.ts'
import { registerScorecardShares } from './scorecards/share/share-routes.ts'
import { createCallers } from './session/callers.ts'
import { invitationRoutes } from './session/invitations/invitation-routes.ts'
import { createInvitationService } from './session/invitations/invitation-service.ts'
import { createMemberSessions } from './session/member-sessions.ts'
import type { RevokedSessions } from './session/revoked-sessions.ts'
import { createFactorReset } from './session/second-factors/factor-reset.ts'
import type { SessionCookies } from './session/session-cookies.ts'
import { sessionModule } from './session/session-module.ts'
import { createSessionService, type SessionService } from './session/session-service.ts'

/** /auth, /account, /lookup, /user, /user-response, /job, /smartreq, /report and /integration so far. */
export function registerRouteModules(app: FastifyInstance, deps: RouteDeps): void {
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
  progressRoutes(app, { progress, authenticate, mailContextOf })
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

// What account admins keep: who may do what, and what was done.
function settingsRoutes(
  app: FastifyInstance,
  deps: RouteDeps & { scopes: StaffScopes; revoked: RevokedSessions; authenticate: Authenticate },
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
  deps: RouteDeps & {
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
