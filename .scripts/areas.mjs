/**
 * Which screens belong to candidates, and which to staff. The dependency rules and the size
 * budget read the same lists, so that a candidate's phone never downloads a staff screen.
 * A feature that is not listed here is staff.
 */
export const candidateFeatures = [
  'shell',
  'session',
  'passwords',
  'verification',
  'second-factors',
  'memberships',
  'legal',
  'mailbox',
  'email-opt-out',
  'shared-scorecard',
  'signing',
  'own-offers',
  'own-jobs',
  'verify-document',
  'interview-booking',
  'assessments',
  'progress',
  'equal-opportunity',
  'device',
  'device-check',
  'privacy',
  'user-profile',
  'job-experiences',
  'reports',
  'interviewing',
  'kiosk',
  'career',
  'public',
]

/** Route files below src/web/routes, without extension, that a candidate enters by: their link and its login page. */
export const candidateEntry = ['__root', 'index', 'login', 'login/applicant.$jobUUID']

/** Route files from there to the first question. */
export const candidateJourney = [
  ...candidateEntry,
  '_candidate',
  '_candidate/user/progress',
  '_candidate/user/progress-tracker',
  '_candidate/user/assessment-instruction',
  '_candidate/user/assessment-questions',
]

/** Staff routes live under the pathless parents `_staff` and `_provider`. */
const staffRoutes = /^src\/web\/routes\/_(staff|provider)\b/

/** How an address reads, which the router knows before a screen is loaded: plain functions without a screen's code. */
const searchOfAddress = /^src\/web\/features\/[^.]*-search\.ts$/

/** Messages that only staff screens load. */
const staffMessages = /^src\/web\/i18n\/(staff-catalogs\.ts|locales\/\w+\/(staff|settings)\.po)$/

/** What staff routes ask before they open. */
const staffGuard = 'src/web/features/session/guard-screen.ts'

/** True for a module that only staff screens may load; the path is relative to the repository. */
export function isStaffModule(path) {
  if (searchOfAddress.test(path)) return false
  if (staffRoutes.test(path) || path === staffGuard) return true
  if (path.startsWith('src/web/ui/staff/') || staffMessages.test(path)) return true
  if (path.includes('node_modules/react-aria-components/')) return true
  const feature = /^src\/web\/features\/([^/]+)\//.exec(path)
  return feature !== null && !candidateFeatures.includes(feature[1])
}
