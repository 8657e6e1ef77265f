// Who may open which screen, by the beginning of its path (specification 1 §6). The only place that says so: the
// client's guards ask it, and the server takes from it which flag opens a job. It must not be taken for protection.
import type { AuthLevel, RoleFlag } from '../core/endpoint.ts'

export type ScreenAccess = {
  readonly level: AuthLevel
  /** At level 2: the flag that is needed; without one any role will do. */
  readonly flag?: RoleFlag
  /** The user who is listed for the one job that the screen is about needs no flag. */
  readonly isOpenToMembers?: boolean
}

/** What a user lacks for a screen. */
export type MissingAccess = 'sign_in' | 'role' | 'provider' | RoleFlag

/** What a job can be. */
export type JobKind = 'smartreq' | 'profile' | 'pathway'

/** As much of a person as decides: a user of the API is one. */
export type Person = {
  readonly is_jf_admin: boolean
  readonly roles: readonly Readonly<Record<RoleFlag, boolean>>[]
}

const FLAGS_OF_JOBS = {
  smartreq: 'smartreq_access',
  profile: 'job_profile_access',
  pathway: 'all_pathways_access',
} as const satisfies Record<JobKind, RoleFlag>

const PUBLIC: ScreenAccess = { level: 0 }
const SIGNED_IN: ScreenAccess = { level: 1 }
const STAFF: ScreenAccess = { level: 2 }
const PROVIDER: ScreenAccess = { level: 3 }
const needs = (flag: RoleFlag): ScreenAccess => ({ level: 2, flag })
const needsOrListed = (flag: RoleFlag): ScreenAccess => ({ level: 2, flag, isOpenToMembers: true })

/** Whole parts of a path are compared, and the longest beginning counts. What is not here is public. */
const SCREEN_ACCESS: Readonly<Record<string, ScreenAccess>> = {
  '/user': SIGNED_IN,
  '/change-password': SIGNED_IN,
  '/sessions': SIGNED_IN,
  '/second-factors': SIGNED_IN,
  '/interview': SIGNED_IN,
  '/interviews': SIGNED_IN,
  '/jobapplication': SIGNED_IN,
  '/PrintInterestReport': SIGNED_IN,
  '/PrintValueReport': SIGNED_IN,
  '/PrintPersonalityReport': SIGNED_IN,
  '/printscorecard': SIGNED_IN,

  '/hire': STAFF,
  '/my-tasks': STAFF,
  '/choose-company': STAFF,
  '/applicants': STAFF,
  '/applicants-multi-compare': STAFF,
  '/start-interview/select-applicant': STAFF,
  '/start-interview/applicant': STAFF,
  '/performance-review': STAFF,
  '/performance-evaluation': STAFF,
  '/smartreq-screening-plan-preview': STAFF,
  // About an application: its requisition is known to the server, which asks for the same as below.
  '/smartreq-detail-applicant': STAFF,
  '/smartreq-detail': needsOrListed('smartreq_access'),
  // The lists show what their reader may open.
  '/jobprofile': STAFF,
  '/jobdetails': needsOrListed('job_profile_access'),
  '/pathways': STAFF,
  '/pathway': needsOrListed('all_pathways_access'),
  '/people': needs('all_employee_access'),
  '/account': needs('company_dashboard_access'),
  '/account/dashboard/company-overview': PROVIDER,
  '/settings': needs('company_settings_access'),
  '/admin': PROVIDER,
  '/users': PROVIDER,
  '/company-usage': PROVIDER,
  '/email-editor': PROVIDER,
  '/styleguide': PROVIDER,
}

/** Where provider admins choose the company whose screens they open. */
export const COMPANY_CHOICE = '/choose-company'

/** Whether a user has to choose a company first: a provider admin without one, at a screen of a company. */
export function lacksCompany(person: Person, path: string): boolean {
  const isOutside = person.is_jf_admin && person.roles.length === 0
  return isOutside && path !== COMPANY_CHOICE && accessOf(path).level === 2
}

/** What the screen at a path asks for. */
export function accessOf(pathname: string): ScreenAccess {
  const parts = pathname.split('/').filter((part) => part !== '')
  for (let length = parts.length; length > 0; length -= 1) {
    const path = `/${parts.slice(0, length).join('/')}`
    const known = Object.hasOwn(SCREEN_ACCESS, path) ? SCREEN_ACCESS[path] : undefined
    if (known !== undefined) return known
  }
  return PUBLIC
}

/**
 * What a person lacks for a screen; null when nothing. A missing flag may still be made up for by being listed for the
 * job, where `isOpenToMembers` says so: only the server knows that.
 */
export function missingAccess(person: Person | null, access: ScreenAccess): MissingAccess | null {
  if (access.level === 0) return null
  if (person === null) return 'sign_in'
  if (access.level === 1 || person.is_jf_admin) return null
  if (access.level === 3) return 'provider'
  if (person.roles.length === 0) return 'role'
  const { flag } = access
  return flag === undefined || hasFlag(person, flag) ? null : flag
}

/** A flag applies when any role has it, or full access; provider admins have all. */
export function hasFlag(person: Person, flag: RoleFlag): boolean {
  return person.is_jf_admin || person.roles.some((role) => role.full_access || role[flag])
}

/** What a job is, by its type: 2 requisition, 4 pathway, all others profiles. */
export function jobKindOf(jobTypeId: number): JobKind {
  if (jobTypeId === 2) return 'smartreq'
  return jobTypeId === 4 ? 'pathway' : 'profile'
}

/** The flag that opens every job of a type. */
export function flagOfJobType(jobTypeId: number): RoleFlag {
  return FLAGS_OF_JOBS[jobKindOf(jobTypeId)]
}
