// The roles that a new company starts with, and that a new role can begin with. They are rows of the company's own
// afterwards, free to change.
import type { RoleFlag } from '../core/endpoint.ts'
import type { NotificationKind } from './role-notifications.ts'

export const ROLE_PRESET_NAMES = [
  'Account admin',
  'Recruiter',
  'Hiring manager',
  'Coordinator',
  'Interviewer',
  'Analyst',
  'Limited',
] as const
export type RolePresetName = (typeof ROLE_PRESET_NAMES)[number]

/** Interviewer and Limited open nothing by themselves: their holders see the jobs whose team they are on. */
export const ROLE_PRESET_FLAGS: Readonly<Record<RolePresetName, readonly RoleFlag[]>> = {
  'Account admin': [
    'all_employee_access',
    'company_settings_access',
    'full_access',
    'job_profile_access',
    'performance_access',
    'private_data_access',
    'company_dashboard_access',
    'smartreq_access',
    'all_pathways_access',
  ],
  Recruiter: [
    'job_profile_access',
    'company_dashboard_access',
    'smartreq_access',
    'all_pathways_access',
  ],
  'Hiring manager': ['performance_access'],
  Coordinator: ['smartreq_access'],
  Interviewer: [],
  Analyst: ['company_dashboard_access'],
  Limited: [],
}

/** The user who moves applications on hears of them; presets that are missing are written to about nothing. */
export const ROLE_PRESET_NOTIFICATIONS: Readonly<
  Partial<Record<RolePresetName, readonly NotificationKind[]>>
> = {
  Recruiter: ['application_submitted'],
  Coordinator: ['application_submitted'],
}
