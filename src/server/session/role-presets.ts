// The roles that a new company starts with. They are rows of the company's own afterwards, free to change.
import type { role } from '#server/db/schema/account.ts'

/** A role before it belongs to a company; flags that are not named are off. */
type RolePreset = Omit<typeof role.$inferInsert, 'accountId' | 'roleId'>

/** Interviewer and Limited open nothing by themselves: their holders see the jobs whose team they are on. */
export const ROLE_PRESETS = [
  {
    roleName: 'Account admin',
    allEmployeeAccess: true,
    companySettingsAccess: true,
    fullAccess: true,
    jobProfileAccess: true,
    performanceAccess: true,
    privateDataAccess: true,
    companyDashboardAccess: true,
    smartreqAccess: true,
    allPathwaysAccess: true,
  },
  {
    roleName: 'Recruiter',
    jobProfileAccess: true,
    companyDashboardAccess: true,
    smartreqAccess: true,
    allPathwaysAccess: true,
  },
  { roleName: 'Hiring manager', performanceAccess: true },
  { roleName: 'Coordinator', smartreqAccess: true },
  { roleName: 'Interviewer' },
  { roleName: 'Analyst', companyDashboardAccess: true },
  { roleName: 'Limited' },
] as const satisfies readonly RolePreset[]

export type RolePresetName = (typeof ROLE_PRESETS)[number]['roleName']
