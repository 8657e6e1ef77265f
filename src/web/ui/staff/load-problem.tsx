import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { ErrorState } from '../error-state.tsx'
import { OfflineState } from '../offline-state.tsx'
import { problemOf } from './problem-of.ts'

type LoadProblemProps = {
  error: unknown
  /** What could not be loaded. */
  title: ReactNode
  onRetry: () => void
  isRetrying: boolean
  /** Shown when the person may not see it. */
  forbidden?: ReactNode
  /** Shown when it does not exist. */
  missing?: ReactNode
  headingLevel?: 1 | 2
}

/** Stands where something could not be loaded: offline, not allowed, not there, or failed with a way to try again. */
export function LoadProblem(props: LoadProblemProps) {
  const { error, title, onRetry, isRetrying, forbidden, missing, headingLevel } = props
  const kind = problemOf(error)
  if (kind === 'offline') return <OfflineState headingLevel={headingLevel} />
  if (kind === 'forbidden' && forbidden !== undefined) return forbidden
  if (kind === 'missing' && missing !== undefined) return missing
  return (
    <ErrorState
      title={title}
      headingLevel={headingLevel}
      kept={<Trans>Nothing was changed.</Trans>}
      advice={
        <Trans>Try again. If it happens once more, tell your administrator when it was.</Trans>
      }
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  )
}
