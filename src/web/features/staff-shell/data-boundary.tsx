// Stands around screens that read with `useData`: what they show while they wait, and in place of what did not come.
import { Trans } from '@lingui/react/macro'
import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { FileX2 } from 'lucide-react'
import { type ReactNode, Suspense, useTransition } from 'react'

import type { RoleFlag } from '#contract/core/endpoint.ts'
import { ApiError } from '#web/api/api-error.ts'
import { ErrorBoundary } from '#web/features/shell/error-boundary.tsx'
import { NotAuthorizedScreen } from '#web/features/shell/not-authorized-screen.tsx'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { LoadProblem } from '#web/ui/staff/feedback/load-problem.tsx'

type DataBoundaryProps = {
  /** Of the screen inside: another one waits, and fails, by itself. */
  pathname: string
  /** What a user lacks who may not see it. */
  flag: RoleFlag
  /** Where a screen leads back to whose subject is not there. */
  homeHref: string
  children: ReactNode
}

export function DataBoundary({ pathname, children, ...rest }: DataBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          resetKey={pathname}
          renderError={(error, retry) => (
            <NotShown
              {...rest}
              error={error}
              onRetry={() => {
                reset()
                retry()
              }}
            />
          )}
        >
          <Suspense key={pathname} fallback={<Waiting />}>
            {children}
          </Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}

function Waiting() {
  return (
    <SkeletonGroup>
      <Skeleton shape="block" height="4rem" />
      <Skeleton shape="block" height="20rem" />
    </SkeletonGroup>
  )
}

type NotShownProps = Pick<DataBoundaryProps, 'flag' | 'homeHref'> & {
  error: Error
  onRetry: () => void
}

/** Anything but a refusal is a fault of the screen, which the boundary around the frame shows. */
function NotShown({ error, flag, homeHref, onRetry }: NotShownProps) {
  const [isRetrying, startRetry] = useTransition()
  if (!(error instanceof ApiError)) throw error
  return (
    <LoadProblem
      error={error}
      headingLevel={1}
      title={<Trans>This page could not be loaded</Trans>}
      onRetry={() => startRetry(onRetry)}
      isRetrying={isRetrying}
      forbidden={<NotAuthorizedScreen missing={flag} />}
      missing={
        <EmptyState
          headingLevel={1}
          icon={<FileX2 size={24} />}
          title={<Trans>There is nothing here</Trans>}
          action={
            <AppLink className={linkButton({ variant: 'primary' })} href={homeHref}>
              <Trans>Go back to the list</Trans>
            </AppLink>
          }
        >
          <p>
            <Trans>It may have been removed, or the link belongs to another company.</Trans>
          </p>
        </EmptyState>
      }
    />
  )
}
