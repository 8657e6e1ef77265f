import {
  ROLE_PRESET_FLAGS,
  ROLE_PRESET_NAMES,
  ROLE_PRESET_NOTIFICATIONS,
  type RolePresetName,
} from '#contract/access/role-presets.ts'
// The contract's presets as rows of a new company.
import type { RoleFlag } from '#contract/core/endpoint.ts'
import type { role } from '#server/db/schema/account.ts'

/** A role before it belongs to a company; flags that are not named are off. */
type RolePreset = Omit<typeof role.$inferInsert, 'accountId' | 'roleId' | 'roleName'> & {
  readonly roleName: RolePresetName
}

const COLUMNS = {
  all_employee_access: 'allEmployeeAccess',
  company_settings_access: 'companySettingsAccess',
  full_access: 'fullAccess',
  job_profile_access: 'jobProfileAccess',
  performance_access: 'performanceAccess',
  private_data_access: 'privateDataAccess',
  company_dashboard_access: 'companyDashboardAccess',
  smartreq_access: 'smartreqAccess',
  all_pathways_access: 'allPathwaysAccess',
} as const satisfies Record<RoleFlag, keyof typeof role.$inferInsert>

export const ROLE_PRESETS: readonly RolePreset[] = ROLE_PRESET_NAMES.map((roleName) => ({
  roleName,
  ...Object.fromEntries(ROLE_PRESET_FLAGS[roleName].map((flag) => [COLUMNS[flag], true])),
  notifications: [...(ROLE_PRESET_NOTIFICATIONS[roleName] ?? [])],
}))
