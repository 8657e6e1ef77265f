// Which parts of the staff navigation a person sees. It must not be taken for protection: routes and the API guard themselves.

export const staffSections = [
  'dashboard',
  'employees',
  'profiles',
  'requisitions',
  'candidates',
  'pathways',
  'interviews',
  'customers',
  'users',
  'usage',
  'measurements',
] as const

export type StaffSection = (typeof staffSections)[number]

export type StaffDestination =
  | StaffSection
  | 'home'
  | 'startInterview'
  | 'startPerformanceReview'
  | 'help'
  | 'companySettings'
  | 'myProfile'
  | 'myProgress'
  | 'changePassword'
  | 'secondFactors'
  | 'sessions'
  | 'companies'
  | 'myPrivacy'
  | 'importData'

/** Only what is given is offered, so no link leads nowhere. */
export type StaffDestinations = Partial<Record<StaffDestination, string>>

export type StaffPermissions = {
  isProviderAdmin: boolean
  hasCompanyDashboardAccess: boolean
  hasAllEmployeeAccess: boolean
  hasCompanySettingsAccess: boolean
  /** The PATHWAY_ACCESS preference of the company. */
  hasPathways: boolean
}

/** The sections to link, in their order. */
export function visibleSections(
  permissions: StaffPermissions,
  destinations: StaffDestinations,
): StaffSection[] {
  return staffSections.filter(
    (section) => destinations[section] !== undefined && maySee(section, permissions),
  )
}

/** The settings cog and its menu entry; provider pages have no company to set up. */
export function canOpenSettings(permissions: StaffPermissions, isProviderPage: boolean): boolean {
  return !isProviderPage && (permissions.isProviderAdmin || permissions.hasCompanySettingsAccess)
}

/** Pages of a section whose address does not begin with its own. */
const pagesElsewhere: Partial<Record<StaffSection, readonly string[]>> = {
  requisitions: ['/smartreq-detail', '/smartreq-detail-applicant'],
  candidates: ['/applicants-multi-compare'],
  profiles: ['/jobdetails'],
  pathways: ['/pathway'],
}

/** Whether a link is the section of the current page: /hire is, for /hire/12, but not for /hired. */
export function isCurrentSection(
  link: { section: StaffSection; href: string },
  pathname: string,
): boolean {
  const own = link.href.split(/[?#]/, 1)[0] ?? ''
  return [own, ...(pagesElsewhere[link.section] ?? [])].some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  )
}

function maySee(section: StaffSection, permissions: StaffPermissions): boolean {
  switch (section) {
    case 'dashboard':
      return permissions.isProviderAdmin || permissions.hasCompanyDashboardAccess
    case 'employees':
      return permissions.isProviderAdmin || permissions.hasAllEmployeeAccess
    case 'pathways':
      return permissions.hasPathways
    case 'customers':
    case 'users':
    case 'usage':
    case 'measurements':
      return permissions.isProviderAdmin
    case 'profiles':
    case 'requisitions':
    case 'candidates':
    case 'interviews':
      return true
  }
}
