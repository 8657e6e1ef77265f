// The list of a candidate's applications.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'

import type { Tracker } from '#contract/progress/progress.ts'
import type { CurrentUser } from '#contract/session/session.ts'
import { isNetworkError } from '#web/api/api-error.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import type { AttemptRow } from '#web/offline/database.ts'
import type { Offline } from '#web/offline/offline.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { OfflineState } from '#web/ui/feedback/offline-state.tsx'
import { ProgressRing } from '#web/ui/feedback/progress-ring.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { Card, CardFacts, CardList, CardTitle } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { requestContinue } from '../shell/continue-request.ts'
import { useErrorText } from '../shell/error-messages.ts'
import { CandidateStatusPill } from './candidate-status-pill.tsx'
import { trackersQuery } from './progress-queries.ts'
import { retakeable } from './retakeable.ts'
import { TrackerPlace } from './tracker-place.tsx'
import { TrackerTitle } from './tracker-title.tsx'
import { useOffline, useOpenAttempts } from './use-open-attempts.ts'

import styles from './progress.module.css'

// At the end of the page: nothing moves when it comes.
const InstallPrompt = lazy(() =>
  import('../shell/install-prompt.tsx').then((module) => ({ default: module.InstallPrompt })),
)

// Few applications have a part whose time runs.
const RunningClocks = lazy(() =>
  import('../shell/running-clocks.tsx').then((module) => ({ default: module.RunningClocks })),
)

// Only of an application that was submitted.
const Retake = lazy(async () => ({ default: (await import('./retake.tsx')).Retake }))

type ProgressProps = {
  user: CurrentUser
  /** Stands above the list of a person whom a company may have sent an offer. */
  offers?: ReactNode
  /** Stands above the list of a person who may work for a company. */
  jobs?: ReactNode
}

export function ProgressScreen(props: ProgressProps) {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`My progress`} />
      <Trackers {...props} />
    </>
  )
}

function Trackers({ user, offers, jobs }: ProgressProps) {
  const trackers = useQuery(trackersQuery(user.user_id))
  const errorText = useErrorText()
  const offline = useOffline(user.user_id)
  if (trackers.data === undefined) {
    if (trackers.isError) {
      return isNetworkError(trackers.error) ? (
        <OfflineState action={<RetryButton onRetry={() => void trackers.refetch()} />} />
      ) : (
        <ErrorState
          title={errorText(trackers.error)}
          onRetry={() => void trackers.refetch()}
          isRetrying={trackers.isFetching}
        />
      )
    }
    return <ProgressSkeleton />
  }
  if (trackers.data.length === 0) {
    return (
      <>
        {/* Employees who never applied have a job alone. */}
        <Suspense>{jobs}</Suspense>
        <EmptyState title={<Trans>No applications yet</Trans>}>
          <Trans>Open the link of a position to apply. It will show up here.</Trans>
        </EmptyState>
      </>
    )
  }
  const mayRetake = retakeable(trackers.data)
  return (
    <>
      {trackers.data.some(({ status }) => status !== 'incomplete') && (
        <>
          <Suspense>{offers}</Suspense>
          <Suspense>{jobs}</Suspense>
        </>
      )}
      <CardList>
        {trackers.data.map((tracker) => (
          <TrackerItem
            key={tracker.ref_id}
            tracker={tracker}
            offline={offline}
            mayRetake={mayRetake.has(tracker.ref_id)}
          />
        ))}
      </CardList>
      <Suspense>
        <InstallPrompt hasApplied />
      </Suspense>
    </>
  )
}

type ItemProps = {
  tracker: Tracker
  offline: Offline | null
  /** Now, or after a wait. */
  mayRetake: boolean
}

function TrackerItem({ tracker, offline, mayRetake }: ItemProps) {
  const { t } = useLingui()
  const format = useFormatter()
  const attempts = useOpenAttempts(offline, tracker.ref_id)
  const title = tracker.job_title
  return (
    <Card as="li" className={styles.tracker}>
      {tracker.status !== 'withdrawn' && (
        <ProgressRing percent={tracker.pct_complete} label={t`Complete: ${title}`} />
      )}
      <div className={styles.words}>
        <p className={styles.kind}>
          <TrackerTitle tracker={tracker} />
        </p>
        <CardTitle level={2}>
          <Link
            className={styles.cover}
            to="/user/progress-tracker"
            search={{ ref: tracker.ref_id }}
          >
            {title}
          </Link>
        </CardTitle>
        <CardFacts>
          <TrackerPlace tracker={tracker} />
        </CardFacts>
        <CardFacts>
          <CandidateStatusPill status={tracker.status} />
          <time dateTime={tracker.created_at} title={format.dateTime(tracker.created_at)}>
            {format.relativeTime(tracker.created_at)}
          </time>
        </CardFacts>
        {offline !== null && attempts.length > 0 && (
          <Suspense>
            <RunningClocks offline={offline} attempts={attempts} />
          </Suspense>
        )}
      </div>
      {tracker.status === 'incomplete' ? (
        <ContinueLink tracker={tracker} attempt={attempts.at(-1) ?? null} />
      ) : (
        mayRetake && (
          <Suspense fallback={<RetakeSkeleton />}>
            <Retake tracker={tracker} />
          </Suspense>
        )
      )}
    </Card>
  )
}

/** In the column of the button: wherever else it stood, large text would leave no room for the title. */
function RetakeSkeleton() {
  return (
    <div className={styles.above}>
      <Skeleton height="2rem" width="6rem" />
    </div>
  )
}

/** To the questions under way on this device; else to the tracker, which knows what is next. */
function ContinueLink({ tracker, attempt }: { tracker: Tracker; attempt: AttemptRow | null }) {
  const { t } = useLingui()
  const title = tracker.job_title
  const look = {
    className: classNames(styles.above, linkButton({ variant: 'primary', size: 'small' })),
    'aria-label': t`Continue: ${title}`,
  }
  const label = <Trans>Continue</Trans>
  if (attempt === null) {
    return (
      <Link {...look} to="/user/progress-tracker" search={{ ref: tracker.ref_id }}>
        {label}
      </Link>
    )
  }
  return (
    <Link
      {...look}
      to="/user/assessment-questions"
      search={{ ref: attempt.refId, activity: attempt.jobStepActivityId }}
      onClick={(click) => requestContinue(attempt, click)}
    >
      {label}
    </Link>
  )
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
  return (
    <Button variant="primary" onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  )
}

export function ProgressSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.waiting}>
        <Skeleton shape="block" height="7rem" />
        <Skeleton shape="block" height="7rem" />
      </div>
    </SkeletonGroup>
  )
}
