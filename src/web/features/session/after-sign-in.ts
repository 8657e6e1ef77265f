import { SOURCE_PARAMETER } from '#contract/careers/careers-rules.ts'
// Where a person goes once they are signed in.
import type { CurrentUser } from '#contract/session/session.ts'

import { safeRedirect } from './guards.ts'

/** The login page's own target, else the saved one, else staff to their tasks and everyone else to their progress. */
export function afterSignIn(
  user: CurrentUser,
  given: { jobUuid?: string; source?: string | undefined; redirect?: string | undefined },
): string {
  const { jobUuid, source } = given
  if (jobUuid !== undefined) {
    const query = { jobUuid, ...(source === undefined ? {} : { [SOURCE_PARAMETER]: source }) }
    return `/user/progress?${new URLSearchParams(query)}`
  }
  const saved = safeRedirect(given.redirect)
  if (saved !== null) return saved
  if (user.roles.length > 0) return '/my-tasks'
  return user.is_jf_admin ? '/hire' : '/user/progress'
}
