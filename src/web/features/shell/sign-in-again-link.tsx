// The way to a sign-in, and back to where it was asked for: what waits on the device goes on being kept meanwhile.
import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'

export function SignInAgainLink() {
  const here = useLocation({ select: (location) => location.href })
  return (
    <a href={`/login?redirect=${encodeURIComponent(here)}`}>
      <Trans>Sign in</Trans>
    </a>
  )
}
