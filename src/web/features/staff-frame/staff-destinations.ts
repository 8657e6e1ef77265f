// Where the staff navigation leads: screens that exist. Who sees which of it: staff-navigation.ts.
import { COMPANY_CHOICE } from '#contract/access/screen-access.ts'
import { PRODUCT } from '#web/features/shell/product.ts'

import type { StaffDestinations } from './staff-navigation.ts'

export const STAFF_DESTINATIONS: StaffDestinations = {
  home: '/my-tasks',
  tasks: '/my-tasks',
  employees: '/people',
  profiles: '/jobprofile',
  requisitions: '/hire',
  candidates: '/applicants',
  interviews: '/interviews',
  emails: '/email-editor',
  startInterview: '/start-interview/select-applicant',
  help: PRODUCT.helpHref,
  companySettings: '/settings',
  myProfile: '/user/personal-profile?type=update',
  myProgress: '/user/progress',
  changePassword: '/change-password',
  secondFactors: '/second-factors',
  sessions: '/sessions',
  companies: '/user/companies',
  chooseCompany: COMPANY_CHOICE,
  myPrivacy: '/user/privacy',
  importData: '/settings/import-data',
}
