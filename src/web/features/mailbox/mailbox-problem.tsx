// Why there is no mailbox to read: no network, none on this installation, or something failed.
import { Trans } from '@lingui/react/macro'

import { ApiError, isNetworkError } from '#web/api/api-error.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { OfflineState } from '#web/ui/feedback/offline-state.tsx'

import { useErrorText } from '../shell/error-messages.ts'

export function MailboxProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const errorText = useErrorText()
  if (isNetworkError(error)) return <OfflineState headingLevel={1} />
  if (error instanceof ApiError && [400, 404].includes(error.status))
    return (
      <EmptyState headingLevel={1} title={<Trans>There is no mailbox here</Trans>}>
        <Trans>This installation sends real mail, or the message is gone.</Trans>
      </EmptyState>
    )
  return <ErrorState headingLevel={1} title={errorText(error)} onRetry={onRetry} />
}
