/**
 * Which screens belong to candidates, and which to staff. The dependency rules and the size
 * budget read the same lists, so that a candidate's phone never downloads a staff screen.
 * A feature that is not listed here is staff.
 */
export const candidateFeatures = [
  'shell',
  'session',
  'assessments',
  'progress',
  'profile',
  'reports',
  'kiosk',
  'career',
  'public',
]

/** Route files below src/web/routes, without extension, that lead to the first question. */
export const candidateJourney = ['__root', 'index', 'login', '_candidate']

/** Staff routes live under the pathless parents `_staff` and `_provider`. */
const staffRoutes = /^src\/web\/routes\/_(staff|provider)\b/

/** True for a module that only staff screens may load; the path is relative to the repository. */
export function isStaffModule(path) {
  if (staffRoutes.test(path) || path.startsWith('src/web/ui/staff/')) return true
  if (path.includes('node_modules/react-aria-components/')) return true
  const feature = /^src\/web\/features\/([^/]+)\//.exec(path)
  return feature !== null && !candidateFeatures.includes(feature[1])
}
