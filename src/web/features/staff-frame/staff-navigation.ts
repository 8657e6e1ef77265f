// Which parts of the staff navigation a person sees. It must not be taken for protection: routes and the API guard themselves.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type Section = {
  readonly name: string
  readonly label: MessageDescriptor
  /** Who sees it; everyone when left out. */
  readonly isFor?: (permissions: StaffPermissions) => boolean
  /** Pages of it whose address does not begin with its own. */
  readonly pagesElsewhere?: readonly string[]
}

const isForProvider = ({ isProviderAdmin }: StaffPermissions) => isProviderAdmin

/** In the order of the navigation. */
const SECTIONS = [
  { name: 'tasks', label: msg`My tasks` },
  {
    name: 'dashboard',
    label: msg`Dashboard`,
    isFor: (one) => one.isProviderAdmin || one.hasCompanyDashboardAccess,
  },
  {
    name: 'employees',
    label: msg`Employees`,
    isFor: (one) => one.isProviderAdmin || one.hasAllEmployeeAccess,
  },
  { name: 'profiles', label: msg`Profiles`, pagesElsewhere: ['/jobdetails'] },
  {
    name: 'requisitions',
    label: msg`Job Reqs`,
    pagesElsewhere: ['/smartreq-detail', '/smartreq-detail-applicant'],
  },
  {
    name: 'candidates',
    label: msg`Candidates`,
    pagesElsewhere: ['/applicants-multi-compare'],
  },
  {
    name: 'pathways',
    label: msg`Pathways`,
    isFor: (one) => one.hasPathways,
    pagesElsewhere: ['/pathway'],
  },
  { name: 'interviews', label: msg`Interviews` },
  { name: 'customers', label: msg`Customers`, isFor: isForProvider },
  { name: 'users', label: msg`Users`, isFor: isForProvider },
  { name: 'usage', label: msg`Company usage`, isFor: isForProvider },
  { name: 'measurements', label: msg`Measurements`, isFor: isForProvider },
  { name: 'emails', label: msg`Emails`, isFor: isForProvider },
] as const satisfies readonly Section[]

export type StaffSection = (typeof SECTIONS)[number]['name']

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
  | 'chooseCompany'
  | 'myPrivacy'
  | 'importData'

/** Only what is given is offered, so no link leads nowhere. */
export type StaffDestinations = Partial<Record<StaffDestination, string>>

export type StaffPermissions = {
  isProviderAdmin: boolean
  /** Whether there is another company to work in. */
  canChooseCompany: boolean
  hasCompanyDashboardAccess: boolean
  hasAllEmployeeAccess: boolean
  hasCompanySettingsAccess: boolean
  /** The PATHWAY_ACCESS preference of the company. */
  hasPathways: boolean
}

/** A section with its address. */
type SectionLink = Section & { readonly href: string }

/** The sections to link, in their order. */
export function visibleSections(
  permissions: StaffPermissions,
  destinations: StaffDestinations,
): SectionLink[] {
  return SECTIONS.flatMap((section: Section & { name: StaffSection }) => {
    const { name, isFor = () => true } = section
    const href = destinations[name]
    return href !== undefined && isFor(permissions) ? [{ ...section, href }] : []
  })
}

/** The settings cog and its menu entry; provider pages have no company to set up. */
export function canOpenSettings(permissions: StaffPermissions, isProviderPage: boolean): boolean {
  return !isProviderPage && (permissions.isProviderAdmin || permissions.hasCompanySettingsAccess)
}

/** Whether a link is the section of the current page: /hire is, for /hire/12, but not for /hired. */
export function isCurrentSection(
  { href, pagesElsewhere = [] }: Pick<SectionLink, 'href' | 'pagesElsewhere'>,
  pathname: string,
): boolean {
  const own = href.split(/[?#]/, 1)[0] ?? ''
  return [own, ...pagesElsewhere].some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  )
}
