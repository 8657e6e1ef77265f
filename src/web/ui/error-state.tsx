import { Trans } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import { Button } from './button.tsx'
import { State } from './state.tsx'

type ErrorStateProps = {
  /** What happened. */
  title: ReactNode
  /** What was kept: no one should fear for their work. */
  kept?: ReactNode
  /** What to do now. */
  advice?: ReactNode
  onRetry?: () => void
  isRetrying?: boolean
  /** Further ways out, beside the retry. */
  action?: ReactNode
  headingLevel?: 1 | 2 | 3
}

/** Something failed: says what happened, what was kept and what to do. */
export function ErrorState({
  title,
  kept,
  advice,
  onRetry,
  isRetrying,
  action,
  headingLevel,
}: ErrorStateProps) {
  const hasActions = onRetry !== undefined || action !== undefined
  return (
    <State
      role="alert"
      tone="red"
      icon={<CircleAlert size={24} />}
      title={title}
      headingLevel={headingLevel}
      action={
        hasActions ? (
          <>
            {onRetry !== undefined && (
              <Button variant="primary" onClick={onRetry} isBusy={isRetrying}>
                <Trans>Try again</Trans>
              </Button>
            )}
            {action}
          </>
        ) : undefined
      }
    >
      {kept !== undefined && <p>{kept}</p>}
      {advice !== undefined && <p>{advice}</p>}
    </State>
  )
}
