import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import { Button } from '../controls/button.tsx'
import { linkButton } from '../controls/link-button.ts'
import { isAnotherUsersAtom } from '../layout/page-owner.ts'
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
  const isAnotherUsers = useAtomValue(isAnotherUsersAtom)
  if (isAnotherUsers) return <AnotherUsersPage headingLevel={headingLevel} />
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

/** Nothing of the page that failed, which is of the user before: a page of its own, as the user who is signed in now. */
function AnotherUsersPage({ headingLevel }: Pick<ErrorStateProps, 'headingLevel'>) {
  const { pathname, search } = globalThis.location
  return (
    <State
      role="alert"
      tone="amber"
      icon={<CircleAlert size={24} />}
      title={<Trans>Another user is signed in on this browser.</Trans>}
      headingLevel={headingLevel}
      action={
        <a className={linkButton({ variant: 'primary' })} href={pathname + search}>
          <Trans>Continue with the account that is signed in</Trans>
        </a>
      }
    >
      <p>
        <Trans>What the user before saved on this device stays theirs.</Trans>
      </p>
    </State>
  )
}
