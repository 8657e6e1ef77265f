// The notice to confirm an address, for the screens that a new user comes to first.
import { lazy, Suspense } from 'react'

import type { CurrentUser } from '#contract/session.ts'

// For the few who need it.
const VerifyEmailBanner = lazy(() =>
  import('./verify-email-banner.tsx').then((module) => ({ default: module.VerifyEmailBanner })),
)

/** Nothing once the address is confirmed, or while it is not known; an older version stored no such mark. */
export function VerifyEmailNotice({ user }: { user: CurrentUser | null | undefined }) {
  if (user?.is_email_verified !== false) return null
  return (
    <Suspense>
      <VerifyEmailBanner email={user.email} />
    </Suspense>
  )
}
