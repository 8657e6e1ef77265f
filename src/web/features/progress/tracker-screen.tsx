// One application: its steps, what can be done now, and where each piece of work is safe.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLiveQuery } from 'dexie-react-hooks'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

import type { TrackerDetail } from '#contract/progress/progress.ts'
import { isNetworkError } from '#web/api/api-error.ts'
import type { AttemptRow } from '#web/offline/database.ts'
import type { Offline } from '#web/offline/offline.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { OfflineState } from '#web/ui/feedback/offline-state.tsx'
import { ProgressRing } from '#web/ui/feedback/progress-ring.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { CardFacts } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { useErrorText } from '../shell/error-messages.ts'
import { isAtStation } from '../shell/station-frame.ts'
import { CandidateStatusPill } from './candidate-status-pill.tsx'
import { NextCard } from './next-card.tsx'
import { isOfEmployee } from './next-part.ts'
import { trackerQuery } from './progress-queries.ts'
import { StepHeading } from './step-heading.tsx'
import { activitiesOf, hasNotes, interviewsOf, isEmpty, stepsOf } from './tracker-parts.ts'
import { TrackerPlace } from './tracker-place.tsx'
import { TrackerTitle } from './tracker-title.tsx'
import { useNewsOfSubmissions } from './use-news-of-submissions.ts'

import styles from './progress.module.css'

// Below what is next, which is shown, and can be pressed, before the list has come.
const ActivityCard = lazy(async () => ({
  default: (await import('./activity-card.tsx')).ActivityCard,
}))

// Few applications have one of these, and everyone who applies downloads this screen.
const lines = () => import('./tracker-lines.tsx')
const InterviewLine = lazy(() => lines().then((module) => ({ default: module.InterviewLine })))
const OfferLine = lazy(() => lines().then((module) => ({ default: module.OfferLine })))
const MovedLine = lazy(() => lines().then((module) => ({ default: module.MovedLine })))

const PositionNotes = lazy(async () => ({
  default: (await import('./position-notes.tsx')).PositionNotes,
}))

const NewestPlan = lazy(async () => ({
  default: (await import('./newest-plan.tsx')).NewestPlan,
}))

const HumanReviewSection = lazy(async () => ({
  default: (await import('./human-review-section.tsx')).HumanReviewSection,
}))

// At the end of the page: nothing moves when it comes.
const BelowSteps = lazy(async () => ({ default: (await import('./below-steps.tsx')).BelowSteps }))

const WithdrawnNotice = lazy(async () => ({
  default: (await import('./withdrawn-notice.tsx')).WithdrawnNotice,
}))

const EeocCard = lazy(async () => ({ default: (await import('./eeoc-card.tsx')).EeocCard }))

type OfOffer = {
  /** The card of an application with an offer. */
  OfferCard?: ComponentType<{ tracker: TrackerDetail }>
  /** What stands in the step of the offer; `fallback` until it is known, and without network. */
  OfferFacts?: ComponentType<{ tracker: TrackerDetail; fallback: ReactNode }>
}
type TrackerProps = OfOffer & { offline: Offline; refId: number }
type ViewProps = OfOffer & { tracker: TrackerDetail; offline: Offline }

export function TrackerScreen({ offline, refId, ...ofOffer }: TrackerProps) {
  const tracker = useQuery(trackerQuery(offline.ownerId, refId))
  const errorText = useErrorText()
  if (tracker.data !== undefined) {
    // What is loaded apart and stands above the activities comes together with them: nothing moves under a finger.
    return (
      <Suspense fallback={<TrackerSkeleton />}>
        <TrackerView tracker={tracker.data} offline={offline} {...ofOffer} />
      </Suspense>
    )
  }
  if (!tracker.isError) return <TrackerSkeleton />
  if (isNetworkError(tracker.error)) {
    return (
      <OfflineState
        headingLevel={1}
        action={
          <Button variant="primary" onClick={() => void tracker.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    )
  }
  return (
    <ErrorState
      headingLevel={1}
      title={errorText(tracker.error)}
      onRetry={() => void tracker.refetch()}
      isRetrying={tracker.isFetching}
    />
  )
}

function TrackerView({ tracker, offline, OfferCard, OfferFacts }: ViewProps) {
  const { t } = useLingui()
  const attempts = useLiveQuery(
    () => offline.store.listAttempts(tracker.ref_id),
    [tracker.ref_id],
    [],
  )
  useNewsOfSubmissions({ ownerId: offline.ownerId, attempts })
  const isWithoutSteps = isOfEmployee(tracker) && tracker.steps.every(isEmpty)
  const isWithdrawn = tracker.status === 'withdrawn'
  const steps = stepsOf(tracker)
  return (
    <>
      <PageHeader
        title={tracker.job_title}
        {...(isAtStation() ? {} : { back: { href: '/user/progress', label: t`My progress` } })}
        meta={
          <>
            {isOfEmployee(tracker) && <TrackerTitle tracker={tracker} />}
            {!isWithoutSteps && <CandidateStatusPill status={tracker.status} />}
            <TrackerPlace tracker={tracker} />
          </>
        }
        actions={
          !isWithoutSteps &&
          !isWithdrawn && <ProgressRing percent={tracker.pct_complete} label={t`Complete`} />
        }
      />
      {isWithdrawn && <WithdrawnNotice tracker={tracker} />}
      {isOfEmployee(tracker) && (
        <Suspense>
          <NewestPlan userId={offline.ownerId} tracker={tracker} />
        </Suspense>
      )}
      {tracker.moved_from && <MovedLine tracker={tracker} from={tracker.moved_from} />}
      <AutomatedDecisionNote tracker={tracker} />
      {tracker.status === 'offer' && !isAtStation() && OfferCard !== undefined && (
        <OfferCard tracker={tracker} />
      )}
      <NextCard tracker={tracker} offline={offline} />
      {hasNotes(tracker) && <PositionNotes tracker={tracker} />}
      {!isWithdrawn && steps.every(isEmpty) && <NothingToDo tracker={tracker} />}
      {steps.length > 0 && (
        <Suspense fallback={<StepsSkeleton />}>
          <ol role="list" className={styles.steps}>
            {steps.map((step) => (
              <TrackerStep
                key={step.user_step_id}
                {...{ tracker, step, attempts, offline, OfferFacts }}
              />
            ))}
          </ol>
        </Suspense>
      )}
      {tracker.eeoc && !isWithdrawn && (
        <Suspense fallback={null}>
          <EeocCard tracker={tracker} offline={offline} />
        </Suspense>
      )}
      {!isAtStation() && (
        <Suspense>
          <BelowSteps tracker={tracker} offline={offline} />
        </Suspense>
      )}
    </>
  )
}

function NothingToDo({ tracker }: { tracker: TrackerDetail }) {
  if (isOfEmployee(tracker))
    return (
      <EmptyState title={<Trans>Nothing has to be done</Trans>}>
        <Trans>This job asks for no assessments at the moment.</Trans>
      </EmptyState>
    )
  return (
    <EmptyState title={<Trans>Nothing to do yet</Trans>}>
      <Trans>You will find your next step here.</Trans>
    </EmptyState>
  )
}

type TrackerStepProps = Pick<ViewProps, 'tracker' | 'offline' | 'OfferFacts'> & {
  step: TrackerDetail['steps'][number]
  attempts: readonly AttemptRow[]
}

function TrackerStep({ tracker, step, attempts, offline, OfferFacts }: TrackerStepProps) {
  const { account_name: company } = tracker
  return (
    <li className={styles.step}>
      <StepHeading step={step} />
      {interviewsOf(tracker, step).map((interview) => (
        <InterviewLine key={interview.job_step_activity_id} interview={interview} />
      ))}
      {(step.offers ?? []).map((offer) => (
        <OfferLine
          key={offer.job_step_activity_id}
          OfferFacts={isAtStation() ? undefined : OfferFacts}
          {...{ tracker, offer }}
        />
      ))}
      {isEmpty(step) && step.status === 'later' && (
        <CardFacts>
          <Trans>You’ll hear from {company} if you move on.</Trans>
        </CardFacts>
      )}
      {activitiesOf(tracker, step).map((activity) => (
        <ActivityCard
          key={activity.job_step_activity_id}
          activity={activity}
          offline={offline}
          attempt={
            attempts.find((row) => row.jobStepActivityId === activity.job_step_activity_id) ?? null
          }
        />
      ))}
    </li>
  )
}

function AutomatedDecisionNote({ tracker }: { tracker: TrackerDetail }) {
  const decision = tracker.automated_decision ?? null
  if (decision === null) return null
  return <HumanReviewSection tracker={tracker} decision={decision} />
}

function StepsSkeleton() {
  return (
    <div className={styles.steps}>
      <Skeleton shape="block" height="30rem" />
    </div>
  )
}

export function TrackerSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.steps}>
        <Skeleton shape="block" height="5rem" />
        <Skeleton shape="block" height="7rem" />
        <Skeleton shape="block" height="7rem" />
      </div>
    </SkeletonGroup>
  )
}
