import type { CurrentUser } from '#contract/session/session.ts'

/** At a station they are a candidate, whatever else they may do at home, and nothing sends them to their mail. */
export function asCandidate(user: CurrentUser): CurrentUser {
  return {
    ...user,
    email: '',
    is_email_verified: true,
    is_jf_admin: false,
    is_second_factor_due: false,
    track_user_with_pendo: false,
    roles: [],
  }
}
