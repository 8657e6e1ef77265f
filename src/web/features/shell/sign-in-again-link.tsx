// The way to a sign-in, and back to where it was asked for: what waits on the device goes on being kept meanwhile. The page
// stays: it may hold what is on no disk yet.
import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'

import { AppLink } from '#web/ui/controls/app-link.tsx'

export function SignInAgainLink() {
  const here = useLocation({ select: (location) => location.href })
  return (
    <AppLink href={`/login?redirect=${encodeURIComponent(here)}`}>
      <Trans>Sign in</Trans>
    </AppLink>
  )
}
