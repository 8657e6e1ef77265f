import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { NotAuthorizedScreen } from '#web/features/shell/not-authorized-screen.tsx'
import { LoadProblem } from '#web/ui/staff/feedback/load-problem.tsx'

type SetupProblemProps = {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
  title: ReactNode
}

/** Stands where a part of the setup could not be loaded, or may not be seen. */
export function SetupProblem({ query, title }: SetupProblemProps) {
  return (
    <LoadProblem
      error={query.error}
      title={title}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
      forbidden={<NotAuthorizedScreen homeHref="/hire" missing="smartreq_access" />}
    />
  )
}
