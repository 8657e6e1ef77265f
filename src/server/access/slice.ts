import { createMemberSessions } from '../session/member-sessions.ts'
import { createFactorReset } from '../session/second-factors/factor-reset.ts'
import type { Slice } from '../slice.ts'
import { accountRoutes } from './account/account-routes.ts'
import { createAccountService } from './account/account-service.ts'
import { auditRoutes } from './audit/audit-routes.ts'
import { createAuditService } from './audit/audit-service.ts'
import { companyChoiceRoutes } from './roles/company-choice.ts'
import { createJoinCompanyService } from './roles/join-company-service.ts'
import { createMemberService } from './roles/member-service.ts'
import { createMemberSupportService } from './roles/member-support-service.ts'
import { membershipRoutes } from './roles/membership-routes.ts'
import { createMembershipService } from './roles/membership-service.ts'
import { roleRoutes } from './roles/role-routes.ts'
import { createRoleService } from './roles/role-service.ts'
import { sendStaffInvitation } from './roles/send-staff-invitation.ts'
import { staffInvitationRoutes } from './roles/staff-invitation-routes.ts'
import { createStaffInvitationService } from './roles/staff-invitation-service.ts'

export const accessSlice: Slice = {
  name: 'access',
  routes(app, deps) {
    const memberSessions = createMemberSessions(deps)
    const factorReset = createFactorReset(deps)
    accountRoutes(app, { ...deps, accounts: createAccountService(deps) })
    membershipRoutes(app, { ...deps, memberships: createMembershipService(deps) })
    companyChoiceRoutes(app, deps)
    staffInvitationRoutes(app, {
      ...deps,
      invitations: createStaffInvitationService(deps),
      joining: createJoinCompanyService(deps),
    })
    roleRoutes(app, {
      ...deps,
      roles: createRoleService(deps),
      members: createMemberService({ ...deps, memberSessions }),
      support: createMemberSupportService({ ...deps, factorReset, memberSessions }),
    })
    auditRoutes(app, { ...deps, audit: createAuditService(deps) })
  },
  jobs: (deps) => ({
    'send-staff-invitation': (job) => sendStaffInvitation(deps, job),
  }),
}
