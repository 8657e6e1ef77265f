// What each flag of a role opens, in words and in groups; and who may give it.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { NotificationKind } from '#contract/access/role-notifications.ts'
import { hasFlag, type Person } from '#contract/access/screen-access.ts'
import type { RoleFlag } from '#contract/core/endpoint.ts'

export type RoleFlags = Readonly<Record<RoleFlag, boolean>>

type FlagLabels = { readonly name: MessageDescriptor; readonly opens: MessageDescriptor }

export const ROLE_FLAG_LABELS: Readonly<Record<RoleFlag, FlagLabels>> = {
  smartreq_access: {
    name: msg`All requisitions`,
    opens: msg`Opens every requisition with its candidates, not only those of their teams.`,
  },
  job_profile_access: {
    name: msg`All job profiles`,
    opens: msg`Opens every job profile, not only those that list them.`,
  },
  all_pathways_access: {
    name: msg`All pathways`,
    opens: msg`Opens every pathway, not only those that list them.`,
  },
  all_employee_access: {
    name: msg`Employees`,
    opens: msg`Opens the list of everyone who works at the company.`,
  },
  performance_access: {
    name: msg`Performance`,
    opens: msg`Opens performance reviews and what came out of them.`,
  },
  private_data_access: {
    name: msg`Private data`,
    opens: msg`Shows what people keep private, such as their telephone number.`,
  },
  company_dashboard_access: {
    name: msg`Dashboards`,
    opens: msg`Opens the dashboards about the whole company.`,
  },
  company_settings_access: {
    name: msg`Company settings`,
    opens: msg`Opens these settings: users, roles, security and the audit trail.`,
  },
  full_access: {
    name: msg`Full access`,
    opens: msg`Opens all of the above, and whatever else the company has.`,
  },
}

type FlagGroup = { readonly name: MessageDescriptor; readonly flags: readonly RoleFlag[] }

export const ROLE_FLAG_GROUPS: readonly FlagGroup[] = [
  {
    name: msg`Hiring`,
    flags: ['smartreq_access', 'job_profile_access', 'all_pathways_access'],
  },
  {
    name: msg`People`,
    flags: ['all_employee_access', 'performance_access', 'private_data_access'],
  },
  {
    name: msg`Company`,
    flags: ['company_dashboard_access', 'company_settings_access', 'full_access'],
  },
]

/** Every flag, in the order of the groups. */
export const ROLE_FLAGS: readonly RoleFlag[] = ROLE_FLAG_GROUPS.flatMap(({ flags }) => flags)

/** Flags of which these are on. */
export function flagsOf(on: readonly RoleFlag[]): RoleFlags {
  return {
    all_employee_access: on.includes('all_employee_access'),
    company_settings_access: on.includes('company_settings_access'),
    full_access: on.includes('full_access'),
    job_profile_access: on.includes('job_profile_access'),
    performance_access: on.includes('performance_access'),
    private_data_access: on.includes('private_data_access'),
    company_dashboard_access: on.includes('company_dashboard_access'),
    smartreq_access: on.includes('smartreq_access'),
    all_pathways_access: on.includes('all_pathways_access'),
  }
}

/** What a role opens, as its flags say; full access says it all. */
export function openedBy(flags: RoleFlags): readonly RoleFlag[] {
  return flags.full_access ? ['full_access'] : ROLE_FLAGS.filter((flag) => flags[flag])
}

/** No one gives, changes or takes what they do not have: the server says no, and the screen says so before. */
export function mayGive(person: Person, flags: RoleFlags): boolean {
  return ROLE_FLAGS.every((flag) => !flags[flag] || hasFlag(person, flag))
}

/** What holders of a role can be written to about. */
export const NOTIFICATION_LABELS: Readonly<
  Record<NotificationKind, { readonly name: MessageDescriptor; readonly about: MessageDescriptor }>
> = {
  application_submitted: {
    name: msg`New applications`,
    about: msg`When a candidate submits an application to a requisition that the user can open.`,
  },
}
