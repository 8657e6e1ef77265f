// Where a person goes once they are signed in.
import type { CurrentUser } from '#contract/session.ts'

import { safeRedirect } from './guards.ts'

/** The door's own target, else the saved one, else staff to the requisitions and everybody else to their progress. */
export function afterSignIn(
  user: CurrentUser,
  given: { jobUuid?: string; redirect?: string | undefined },
): string {
  if (given.jobUuid !== undefined)
    return `/user/progress?jobUuid=${encodeURIComponent(given.jobUuid)}`
  const saved = safeRedirect(given.redirect)
  if (saved !== null) return saved
  return user.is_jf_admin || user.roles.length > 0 ? '/hire' : '/user/progress'
}
