// An activity that could not be opened: usually its questions are not on this device and the network is gone.
import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'

import { isNetworkError, isSignedOut } from '#web/api/api-error.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { OfflineState } from '#web/ui/feedback/offline-state.tsx'

import { useErrorText } from '../shell/error-messages.ts'
import { SignInAgainLink } from '../shell/sign-in-again-link.tsx'

export function ActivityFailed({ error }: { error: unknown }) {
  const errorText = useErrorText()
  const router = useRouter()
  const retry = () => void router.invalidate()
  if (isNetworkError(error)) {
    return (
      <OfflineState
        headingLevel={1}
        action={
          <Button variant="primary" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>
          These questions are not on this device yet. Open them once with a network, then they work
          without.
        </Trans>
      </OfflineState>
    )
  }
  return (
    <ErrorState
      headingLevel={1}
      title={errorText(error)}
      kept={<Trans>Your answers are saved on this device.</Trans>}
      onRetry={retry}
      action={
        isSignedOut(error) ? (
          <SignInAgainLink />
        ) : (
          <AppLink className={linkButton()} href="/user/progress">
            <Trans>My progress</Trans>
          </AppLink>
        )
      }
    />
  )
}
