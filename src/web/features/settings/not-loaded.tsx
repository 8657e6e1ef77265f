import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import type { RoleFlag } from '#contract/core/endpoint.ts'
import { LoadProblem } from '#web/ui/staff/feedback/load-problem.tsx'

import { NotAuthorizedScreen } from '../shell/not-authorized-screen.tsx'

type NotLoadedProps = {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
  /** What could not be loaded, for when it could not. */
  title: ReactNode
  skeleton: ReactNode
  /** What the person lacks when they may not see it. */
  flag?: RoleFlag
  /** Shown when it does not exist. */
  missing?: ReactNode
  headingLevel?: 1 | 2
}

/** Stands where the data of a query is going to be: what it will look like, or why it is not there. */
export function NotLoaded({
  query,
  skeleton,
  flag = 'company_settings_access',
  ...problem
}: NotLoadedProps) {
  const { error, isFetching, refetch } = query
  if (error === null) return skeleton
  return (
    <LoadProblem
      {...problem}
      error={error}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
      forbidden={<NotAuthorizedScreen missing={flag} />}
    />
  )
}
