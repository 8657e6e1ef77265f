// A position's link that could not be followed: closed, unknown, or no network.
import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'

import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'

import { useErrorText } from '../shell/error-messages.ts'

export function EnterJobFailed({ error }: { error: unknown }) {
  const errorText = useErrorText()
  const router = useRouter()
  return (
    <ErrorState
      headingLevel={1}
      title={errorText(error)}
      onRetry={() => void router.invalidate()}
      action={
        <AppLink className={linkButton()} href="/user/progress">
          <Trans>My progress</Trans>
        </AppLink>
      }
    />
  )
}
