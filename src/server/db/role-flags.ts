import type { RoleFlags } from '#contract/access/roles.ts'
// The flags of a role by the names that the contract gives them, and the columns that keep them.
import type { RoleFlag } from '#contract/core/endpoint.ts'

import { role } from './schema/account.ts'

/** For a select. */
export const roleFlagColumns = {
  all_employee_access: role.allEmployeeAccess,
  company_settings_access: role.companySettingsAccess,
  full_access: role.fullAccess,
  job_profile_access: role.jobProfileAccess,
  performance_access: role.performanceAccess,
  private_data_access: role.privateDataAccess,
  company_dashboard_access: role.companyDashboardAccess,
  smartreq_access: role.smartreqAccess,
  all_pathways_access: role.allPathwaysAccess,
} satisfies Record<RoleFlag, unknown>

/** For an insert or update. */
export function roleFlagValues(flags: RoleFlags) {
  return {
    allEmployeeAccess: flags.all_employee_access,
    companySettingsAccess: flags.company_settings_access,
    fullAccess: flags.full_access,
    jobProfileAccess: flags.job_profile_access,
    performanceAccess: flags.performance_access,
    privateDataAccess: flags.private_data_access,
    companyDashboardAccess: flags.company_dashboard_access,
    smartreqAccess: flags.smartreq_access,
    allPathwaysAccess: flags.all_pathways_access,
  } satisfies Partial<typeof role.$inferInsert>
}
