// A login page that cannot be shown: the link is wrong, or the server could not be asked.
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { ApiError } from '#web/api/api-error.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'

import { useErrorText } from '../shell/error-messages.ts'

type LoginPageProblemProps = {
  door: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> }
  title?: ReactNode
  /** What a person may do about a link that opens nothing. */
  wrongLink: ReactNode
}

export function LoginPageProblem({ door: loginPage, title, wrongLink }: LoginPageProblemProps) {
  const errorText = useErrorText()
  const { error } = loginPage
  if (error instanceof ApiError && [400, 404].includes(error.status)) {
    return (
      <EmptyState headingLevel={1} title={title ?? <Trans>This link opens nothing</Trans>}>
        {wrongLink}
      </EmptyState>
    )
  }
  return (
    <ErrorState
      headingLevel={1}
      title={errorText(error)}
      onRetry={() => void loginPage.refetch()}
      isRetrying={loginPage.isFetching}
    />
  )
}
