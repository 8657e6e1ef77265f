import { Trans } from '@lingui/react/macro'
import { useQueries, useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'

import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { NotAuthorizedScreen } from '#web/features/shell/not-authorized-screen.tsx'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadProblem } from '#web/ui/staff/feedback/load-problem.tsx'

import { ActivityCard } from './activity-card.tsx'
import type { ApplicationParts } from './application-parts.ts'
import { DuplicatesCard } from './duplicates/duplicates-card.tsx'
import { ExtraTimeCard } from './extra-time/extra-time-card.tsx'
import { FitCard } from './fit-card.tsx'
import { FollowedScorecard } from './followed-scorecard.tsx'
import { HistoryCard } from './history-card.tsx'
import { KioskCodeCard } from './kiosk-code-card.tsx'
import { MetricNote } from './metric-note.tsx'
import { PersonalCard } from './personal-card.tsx'
import { type Neighbours, ScorecardHeader } from './scorecard-header.tsx'
import { openNeighbour, useFocusOnArrival } from './scorecard-keys.ts'
import { scorecardQuery } from './scorecard-queries.ts'
import { ScorecardSkeleton } from './scorecard-skeleton.tsx'
import { ShareCard } from './share/share-card.tsx'
import { UnansweredCard } from './unanswered-card.tsx'
import { isUnanswered } from './unanswered.ts'

import styles from './scorecards.module.css'

type ScorecardScreenProps = {
  userSmartreqId: number
  /** The applicant list as it was left; its requisition is not known when the link came from elsewhere. */
  listHref: string | null
  /** The list of a requisition, for when only the scorecard knows which one. */
  listHrefOf: (jobId: number) => string
  /** What the devices sent for an activity. */
  trailHrefOf: (userStepActivityId: number) => string
  neighbours: Neighbours | null
  parts: ApplicationParts
  /** Where the applicant stands, with what can be decided. */
  Decision: ComponentType<{ scorecard: Scorecard }>
  /** Orders that the scores of the requisition are calculated again. */
  Recalculate: ComponentType<{ jobId: number }>
  /** What the plan asks for as a meeting, and when that is. */
  Interviews: ComponentType<{ scorecard: Scorecard }>
  /** What staff wrote about the application to each other. */
  Comments: ComponentType<{ scorecard: Scorecard }>
  /** What staff keep with the application: certificates, signed forms, notes of references. */
  Documents: ComponentType<{ scorecard: Scorecard }>
  /** What was written to the applicant. */
  Messages: ComponentType<{ scorecard: Scorecard }>
}

/** Everything that is known of one application: fit, what was measured and how, and what happened. */
export function ScorecardScreen(props: ScorecardScreenProps) {
  const { userSmartreqId, listHref, listHrefOf, neighbours } = props
  const scorecard = useQuery(scorecardQuery(userSmartreqId))
  // Fetched ahead, so that going through the list neither waits nor loses the focus.
  useQueries({ queries: (neighbours?.ids ?? []).map((id) => scorecardQuery(id)) })
  const { data, error } = scorecard
  if (data === undefined && error !== null) {
    return (
      <LoadProblem
        error={error}
        headingLevel={1}
        title={<Trans>The scorecard could not be loaded</Trans>}
        onRetry={() => void scorecard.refetch()}
        isRetrying={scorecard.isFetching}
        forbidden={<NotAuthorizedScreen homeHref="/hire" />}
        missing={<NoSuchApplicant backHref={listHref} />}
      />
    )
  }
  if (data === undefined) return <ScorecardSkeleton />
  const back = listHref ?? listHrefOf(data.requisition.job_id)
  return (
    <>
      <FollowedScorecard
        userSmartreqId={data.applicant.user_smartreq_id}
        follows={{ jobId: data.requisition.job_id }}
      />
      <ScorecardArticle {...props} scorecard={data} backHref={back} />
    </>
  )
}

type ArticleProps = Omit<ScorecardScreenProps, 'listHref' | 'listHrefOf'> & {
  scorecard: Scorecard
  backHref: string
}

function ScorecardArticle(props: ArticleProps) {
  const { scorecard, backHref, neighbours, parts } = props
  const { Decision, Interviews, Documents, Comments, Messages } = props
  const { applicant, activities, history } = scorecard
  const article = useFocusOnArrival()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys lead to the links inside
    <article ref={article} tabIndex={-1} className={styles.screen} onKeyDown={openNeighbour}>
      <ScorecardHeader
        scorecard={scorecard}
        backHref={backHref}
        neighbours={neighbours}
        parts={parts}
      />
      <div className={styles.columns}>
        <div className={styles.decision}>
          <Decision key={applicant.user_smartreq_id} scorecard={scorecard} />
        </div>
        <div className={styles.main}>
          <DuplicatesCard
            key={`duplicates ${applicant.user_smartreq_id}`}
            userSmartreqId={applicant.user_smartreq_id}
            StatusPill={parts.StatusPill}
          />
          <FitCard scorecard={scorecard} Recalculate={props.Recalculate} />
          <Interviews key={`interviews ${applicant.user_smartreq_id}`} scorecard={scorecard} />
          <MetricNote activities={activities} />
          <UnansweredCard activities={activities} />
          <ActivityCards {...props} />
        </div>
        <div className={styles.side}>
          <PersonalCard
            personal={scorecard.personal}
            private={scorecard.private}
            can_see_private={scorecard.can_see_private}
          />
          {/* Before the cards that load by themselves, which would move its button. */}
          {scorecard.can_decide && (
            <KioskCodeCard
              key={`kiosk ${applicant.user_smartreq_id}`}
              userSmartreqId={applicant.user_smartreq_id}
            />
          )}
          {scorecard.can_see_private && (
            <ExtraTimeCard
              key={`extra-time ${applicant.user_smartreq_id}`}
              userSmartreqId={applicant.user_smartreq_id}
            />
          )}
          <Documents key={`documents ${applicant.user_smartreq_id}`} scorecard={scorecard} />
          <Comments key={`comments-${applicant.user_smartreq_id}`} scorecard={scorecard} />
          <Messages key={applicant.user_smartreq_id} scorecard={scorecard} />
          {scorecard.can_decide && (
            <ShareCard key={`share ${applicant.user_smartreq_id}`} scorecard={scorecard} />
          )}
          <HistoryCard history={history} activities={activities} parts={parts} />
        </div>
      </div>
    </article>
  )
}

function ActivityCards({ scorecard, userSmartreqId, trailHrefOf }: ArticleProps) {
  const { activities } = scorecard
  if (activities.length === 0) {
    return (
      <EmptyState title={<Trans>No activities</Trans>}>
        <p>
          <Trans>This application has no assessments to do, so there is nothing to score.</Trans>
        </p>
      </EmptyState>
    )
  }
  return activities
    .filter(hasCard)
    .map((activity) => (
      <ActivityCard
        key={activity.user_step_activity_id}
        activity={activity}
        userSmartreqId={userSmartreqId}
        trailHref={trailHrefOf(activity.user_step_activity_id)}
      />
    ))
}

// What no one has started stands in the list of what is not answered, and has nothing more to show.
function hasCard(activity: Scorecard['activities'][number]): boolean {
  return activity.started_at !== null || !isUnanswered(activity)
}

function NoSuchApplicant({ backHref }: { backHref: string | null }) {
  return (
    <EmptyState
      headingLevel={1}
      title={<Trans>There is no such applicant</Trans>}
      action={
        <AppLink className={linkButton({ variant: 'primary' })} href={backHref ?? '/hire'}>
          {backHref === null ? (
            <Trans>Show all requisitions</Trans>
          ) : (
            <Trans>Back to the applicants</Trans>
          )}
        </AppLink>
      }
    >
      <p>
        <Trans>
          The application may have been deleted, or the link belongs to another company.
        </Trans>
      </p>
    </EmptyState>
  )
}
