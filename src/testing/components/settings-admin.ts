import { recruiter } from '#contract/examples/session.ts'
import type { CurrentUser } from '#contract/session/session.ts'

/** Who may change all settings of the company. */
export const settingsAdmin: CurrentUser = {
  ...recruiter,
  roles: recruiter.roles.slice(0, 1).map((role) => ({ ...role, full_access: true })),
}
