// The notice to confirm an address, for the screens that a new user comes to first.
import { lazy, Suspense, type ReactNode } from 'react'

import type { CurrentUser } from '#contract/session/session.ts'

// For the few who need it.
const VerifyEmailBanner = lazy(() =>
  import('./verify-email-banner.tsx').then((module) => ({ default: module.VerifyEmailBanner })),
)

type VerifyEmailNoticeProps = {
  user: CurrentUser | null | undefined
  /** Stands in for notice and screen while the notice is on its way. */
  skeleton: ReactNode
  /** The screen below: it comes together with the notice, so that nothing of it moves under a finger. */
  children: ReactNode
}

/** The screen alone once the address is confirmed, or while it is not known; an older version stored no such mark. */
export function VerifyEmailNotice({ user, skeleton, children }: VerifyEmailNoticeProps) {
  return (
    <Suspense fallback={skeleton}>
      {user?.is_email_verified === false && <VerifyEmailBanner user={user} />}
      {children}
    </Suspense>
  )
}
