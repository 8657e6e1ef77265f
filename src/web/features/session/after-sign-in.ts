// Where a person goes once they are signed in.
import type { CurrentUser } from '#contract/session/session.ts'

import type { ApplyLink } from './entry.ts'
import { safeRedirect } from './guards.ts'

/** The login page's own target, else the saved one, else staff to their tasks and everyone else to their progress. */
export function afterSignIn(
  user: CurrentUser,
  given: { jobUuid?: string; applyLink?: ApplyLink | undefined; redirect?: string | undefined },
): string {
  const { jobUuid, applyLink } = given
  if (jobUuid !== undefined) {
    return `/user/progress?${new URLSearchParams({ jobUuid, ...applyLink })}`
  }
  const saved = safeRedirect(given.redirect)
  if (saved !== null) return saved
  if (user.roles.length > 0) return '/my-tasks'
  return user.is_jf_admin ? '/hire' : '/user/progress'
}
