// Stands around screens that read with `useData`: what they show while they wait, and in place of what did not come.
import { Trans } from '@lingui/react/macro'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { FileX2 } from 'lucide-react'
import { type ReactNode, Suspense, useCallback, useEffect, useTransition } from 'react'

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
  pathname?: string
  /** What is asked on it: where that failed, something else is asked for again. */
  asked?: string
  /** What a user lacks who may not see it. */
  flag: RoleFlag | 'provider'
  /** Where a screen leads back to whose subject is not there. */
  homeHref: string
  /** What could not be loaded, where that is not the page. */
  title?: ReactNode
  /** Shown in place of what is not there. */
  missing?: ReactNode
  /** 2 where what stands around it has the page's heading. */
  headingLevel?: 1 | 2
  /** How high the waiting part of a page is; without it, a page waits. */
  height?: string
  children: ReactNode
}

export function DataBoundary(props: DataBoundaryProps) {
  const { pathname = '', asked = '', height, children, ...rest } = props
  return (
    <ErrorBoundary
      resetKey={`${pathname} ${asked}`}
      renderError={(error, retry) => <NotShown {...rest} error={error} onRetry={retry} />}
    >
      <Suspense key={pathname} fallback={<Waiting height={height} />}>
        {children}
      </Suspense>
    </ErrorBoundary>
  )
}

function Waiting({ height }: Pick<DataBoundaryProps, 'height'>) {
  return (
    <SkeletonGroup>
      {height === undefined && <Skeleton shape="block" height="4rem" />}
      <Skeleton shape="block" height={height ?? '20rem'} />
    </SkeletonGroup>
  )
}

type NotShownProps = Omit<DataBoundaryProps, 'pathname' | 'asked' | 'height' | 'children'> & {
  error: Error
  onRetry: () => void
}

/** Anything but a refusal is a fault of the screen, which the boundary around the frame shows. */
function NotShown(props: NotShownProps) {
  const { error, flag, homeHref, title, missing, headingLevel = 1, onRetry } = props
  const [isRetrying, startRetry] = useTransition()
  const forgetFailed = useForgettingFailed()
  // The user who leaves it and comes back tries again, as with the button.
  useEffect(() => forgetFailed, [forgetFailed])
  if (!(error instanceof ApiError)) throw error
  return (
    <LoadProblem
      error={error}
      headingLevel={headingLevel}
      title={title ?? <Trans>This page could not be loaded</Trans>}
      onRetry={() => {
        forgetFailed()
        startRetry(onRetry)
      }}
      isRetrying={isRetrying}
      forbidden={<NotAuthorizedScreen missing={flag} />}
      missing={missing ?? <NothingHere {...{ homeHref, headingLevel }} />}
    />
  )
}

/** What failed is read again where it is shown next. */
function useForgettingFailed(): () => void {
  const queries = useQueryClient()
  return useCallback(() => {
    const failed = queries.getQueryCache().findAll({ predicate: hasFailed })
    for (const query of failed) query.reset()
  }, [queries])
}

function hasFailed({ state }: Query): boolean {
  return state.status === 'error' && state.data === undefined
}

function NothingHere({
  homeHref,
  headingLevel,
}: Pick<DataBoundaryProps, 'homeHref' | 'headingLevel'>) {
  return (
    <EmptyState
      headingLevel={headingLevel}
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
  )
}
