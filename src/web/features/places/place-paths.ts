// The screens of the specification that are not built yet, by path: each has its address, its guard and its words.
// A route of its own takes a path over as soon as there is one; then it goes from here.
import type { AuthLevel } from '#contract/endpoint.ts'
import { accessOf } from '#contract/screen-access.ts'

/** `$name` stands for any part, `#name` for digits; `?` says that the last one may be left out. */
export const PLACE_PATHS = [
  '/start-interview',
  '/test',
  '/schedule-interview/$uuid',
  '/ats/integration/$id?',

  '/interview/$id?',
  '/jobapplication',
  '/PrintInterestReport',
  '/PrintValueReport',
  '/PrintPersonalityReport',
  '/printscorecard',
  '/user/#id',
  '/user/interview-list/$ins?',
  '/user/pathways/report',
  '/user/reports',
  '/user/job-experiences',
  '/user/assessment-report/$assessmentId',
  '/user/skill-test-report/$skillTestId',
  '/user/job-profile',
  '/user/custom-assessment-questions',
  '/user/typing-tests',
  '/user/skill-test',
  '/user/internet-speed-test',
  '/user/skill-test-instruction',
  '/user/skill-test-question',
  '/user/onboarding',
  '/interviews/my-interviews',
  '/interviews/my-availability',
  '/interviews/my-profile',

  '/start-interview/select-applicant',
  '/start-interview/applicant/interview-list',
  '/performance-review/select-participant',
  '/performance-evaluation/$id',
  '/hire/smartreq-builder/job-title',
  '/hire/smartreq-builder/steps',
  '/hire/smartreq-builder/attributes',
  '/hire/smartreq-builder/questions',
  '/hire/smartreq-builder/details',
  '/hire/smartreq-builder/complete',
  '/applicants',
  '/applicants-multi-compare',
  '/smartreq-screening-plan-preview',
  '/smartreq-detail/activity',
  '/smartreq-detail/dashboard/interviews',
  '/smartreq-detail/dashboard/overview',
  '/smartreq-detail/dashboard/hiring-process-fidelity',
  '/smartreq-detail/dashboard/funnel-analytics',
  '/smartreq-detail/dashboard/language-assessment',
  '/smartreq-detail/dashboard/source-effectiveness',
  '/smartreq-detail/setup/details',
  '/smartreq-detail/setup/application-form',
  '/smartreq-detail/setup/attributes',
  '/smartreq-detail/setup/team-members',
  '/smartreq-detail/setup/predictive-models',
  '/smartreq-detail/setup/screening-plan',
  '/smartreq-detail/setup/job-postings',
  '/smartreq-detail/setup/job-posting-detail/$jobPostingId',
  '/smartreq-detail/setup/configurations',
  '/smartreq-detail/hiring-classes',
  '/pathways',
  '/pathway/participants',
  '/pathway/setup/details',
  '/pathway/setup/pathway-jobs',
  '/pathway/setup/evaluation-plan',
  '/pathway/setup/team-members',
  '/jobprofile',
  '/jobdetails/participants',
  '/jobdetails/activity',
  '/jobdetails/job-detail-participant',
  '/jobdetails/dashboard/attributes',
  '/jobdetails/dashboard/activities',
  '/jobdetails/dashboard/interviewers',
  '/jobdetails/dashboard/interview',
  '/jobdetails/dashboard/turnover',
  '/jobdetails/dashboard/performance',
  '/jobdetails/dashboard/resume',
  '/jobdetails/dashboard/satisfaction',
  '/jobdetails/setup/details',
  '/jobdetails/setup/outcomes',
  '/jobdetails/setup/attributes',
  '/jobdetails/setup/measurement-plans',
  '/jobdetails/setup/predictive-models',
  '/people',

  '/account/dashboard/applicant-overview',
  '/account/dashboard/hiring-process-fidelity',
  '/account/dashboard/interview-overview',
  '/account/dashboard/company-overview',
  '/account/dashboard/screening-questions',
  '/account/dashboard/attributes',
  '/account/dashboard/interviewers',
  '/account/dashboard/interview',
  '/account/dashboard/time-to-hire',
  '/account/dashboard/turnover',
  '/account/dashboard/performance',
  '/account/dashboard/company-source-effectiveness',
  '/account/dashboard/company-language-assessment',
  '/account/dashboard/company-funnel-analytics',
  '/account/dashboard/company-hiring-classes',
  '/account/dashboard/custom',
  '/account/dashboard/eeoc',

  '/settings/details',
  '/settings/outcome',
  '/settings/attributes',
  '/settings/sources',
  '/settings/phone-numbers',
  '/settings/user-fields/personal-fields',
  '/settings/user-fields/job-fields',
  '/settings/user-fields/application-fields',
  '/settings/offers/offer-fields',
  '/settings/offers/offer-letter-templates',
  '/settings/offers/offer-letter-details-templates',
  '/settings/templates/scoring-criteria',
  '/settings/templates/screening-question',
  '/settings/templates/interview-question',
  '/settings/templates/email',
  '/settings/templates/message',
  '/settings/measurement/personal-assessments',
  '/settings/measurement/employee-questions',
  '/settings/measurement/pre-screen-questions',
  '/settings/measurement/interview-questions',
  '/settings/measurement/job-assessments',
  '/settings/measurement/employee-performance',
  '/settings/measurement/typing-test',
  '/settings/custom/rejection-reason',
  '/settings/custom/separation-reason',
  '/settings/integrations',
  '/settings/job-board',
  '/settings/job-board-detail/$id',
  '/settings/e-signature',

  '/settings/import-data',
  '/settings/upload-import-file',
  '/settings/onboarding-forms',
  '/users',
  '/company-usage',
  '/email-editor/$templateName?',
  '/admin/customers',
  '/admin/account-settings/account-preferences',
  '/admin/account-settings/integration-maps',
  '/admin/measurements/settings/attributes',
  '/admin/measurements/settings/skills-test/list',
  '/admin/measurements/settings/skills-test/sections',
  '/admin/measurements/settings/skills-test/sections/new',
  '/admin/measurements/settings/skills-test/sections/#id/details',
  '/admin/measurements/settings/skills-test/questions',
  '/admin/measurements/settings/skills-test/new',
  '/admin/measurements/settings/skills-test/#id/details',
] as const

export type PlacePath = (typeof PLACE_PATHS)[number]

/** Addresses without a screen of their own: the default child, or where the specification says. */
export const PLACE_LEADS: Readonly<Record<string, string>> = {
  '/login/$id': '/login',
  '/log-in/$id?': '/login',
  '/user': '/user/progress',
  '/user/pathways': '/user/pathways/report',
  '/interviews': '/interviews/my-interviews',
  '/performance-review': '/performance-review/select-participant',
  '/hire/smartreq-builder': '/hire/smartreq-builder/job-title',
  '/smartreq-detail/dashboard': '/smartreq-detail/dashboard/overview',
  '/smartreq-detail/setup': '/smartreq-detail/setup/details',
  '/pathway': '/pathway/participants',
  '/pathway/setup': '/pathway/setup/details',
  '/jobdetails': '/jobdetails/participants',
  '/jobdetails/dashboard': '/jobdetails/dashboard/attributes',
  '/jobdetails/setup': '/jobdetails/setup/details',
  '/account': '/account/dashboard/applicant-overview',
  '/account/dashboard': '/account/dashboard/applicant-overview',
  '/settings': '/settings/details',
  '/settings/user-fields': '/settings/user-fields/personal-fields',
  '/settings/offers': '/settings/offers/offer-fields',
  '/settings/templates': '/settings/templates/scoring-criteria',
  '/settings/measurement': '/settings/measurement/personal-assessments',
  '/settings/custom': '/settings/custom/rejection-reason',
  '/admin': '/admin/customers',
  '/admin/account-settings': '/admin/account-settings/account-preferences',
  '/admin/measurements': '/admin/measurements/settings/skills-test/list',
  '/admin/measurements/settings': '/admin/measurements/settings/skills-test/list',
  '/admin/measurements/settings/skills-test': '/admin/measurements/settings/skills-test/list',
}

export type Place = { readonly path: PlacePath; readonly level: AuthLevel }

/** The screen that will be at an address; null where there will be none. */
export function findPlace(pathname: string): Place | null {
  const path = PLACE_PATHS.find((pattern) => matchPath(pattern, pathname) !== null)
  return path === undefined ? null : { path, level: accessOf(pathname).level }
}

/** Where an address leads that has no screen of its own; null when it is not one of those. */
export function leadOf(pathname: string): string | null {
  for (const [pattern, target] of Object.entries(PLACE_LEADS)) {
    const parts = matchPath(pattern, pathname)
    if (parts !== null) return target.replaceAll(/\$\w+/g, (name) => parts[name] ?? '')
  }
  return null
}

/** The parts that stand for something, by name; null when the path is another one. */
function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const wanted = pattern.split('/').filter((part) => part !== '')
  const given = pathname.split('/').filter((part) => part !== '')
  const isShort = pattern.endsWith('?') && given.length === wanted.length - 1
  if (given.length !== wanted.length && !isShort) return null
  const parts: Record<string, string> = {}
  for (const [index, part] of given.entries()) {
    const word = wanted[index]?.replace('?', '') ?? ''
    const stands = word.startsWith('$') || (word.startsWith('#') && /^\d+$/.test(part))
    if (!stands && word !== part) return null
    if (stands) parts[word] = part
  }
  return parts
}
