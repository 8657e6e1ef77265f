// Where the staff navigation leads. Who sees which of it: staff-navigation.ts.
import { PRODUCT } from './product.ts'
import type { StaffDestinations } from './staff-navigation.ts'

const everywhere: StaffDestinations = {
  home: '/hire',
  help: PRODUCT.helpHref,
  companySettings: '/settings/details',
  myProfile: '/user/personal-profile?type=update',
  myProgress: '/user/progress',
  changePassword: '/change-password',
  secondFactors: '/second-factors',
  sessions: '/sessions',
  companies: '/user/companies',
  myPrivacy: '/user/privacy',
  startInterview: '/start-interview/select-applicant',
  startPerformanceReview: '/performance-review/select-participant',
}

const companySections: StaffDestinations = {
  dashboard: '/account/dashboard',
  employees: '/people',
  profiles: '/jobprofile',
  requisitions: '/hire',
  candidates: '/applicants',
  pathways: '/pathways',
  interviews: '/interviews',
}

const providerSections: StaffDestinations = {
  customers: '/admin/customers',
  users: '/users',
  usage: '/company-usage',
  measurements: '/admin/measurements',
}

/** Provider pages stand above the companies: their sections are others, and each leads to the other. */
export function staffDestinations(given: {
  isProviderAdmin: boolean
  isProviderPage: boolean
}): StaffDestinations {
  if (!given.isProviderAdmin) return { ...everywhere, ...companySections }
  const { requisitions } = companySections
  const { customers } = providerSections
  const own = given.isProviderPage
    ? { ...providerSections, requisitions }
    : { ...companySections, customers }
  return { ...everywhere, ...own, importData: '/settings/import-data' }
}
