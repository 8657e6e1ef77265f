import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'

import { isNetworkError } from '#web/api/api-error.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { OfflineState } from '#web/ui/feedback/offline-state.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'

import { useErrorText } from '../shell/error-messages.ts'

type Asked = Pick<UseQueryResult, 'error' | 'isError' | 'isFetching' | 'refetch'>

/** What stands in place of results that are not there yet, or cannot be loaded. */
export function ReportProblem({ query, headingLevel = 2 }: { query: Asked; headingLevel?: 1 | 2 }) {
  const errorText = useErrorText()
  if (!query.isError) {
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height="7rem" />
      </SkeletonGroup>
    )
  }
  if (isNetworkError(query.error)) {
    return (
      <OfflineState
        headingLevel={headingLevel}
        action={
          <Button variant="primary" onClick={() => void query.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <p>
          <Trans>
            Your results are not stored on this device. They open as soon as you are connected
            again.
          </Trans>
        </p>
      </OfflineState>
    )
  }
  return (
    <ErrorState
      headingLevel={headingLevel}
      title={errorText(query.error)}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  )
}
