import { Trans } from '@lingui/react/macro'
import { useQueries, useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'

import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { NotAuthorizedScreen } from '#web/features/shell/not-authorized-screen.tsx'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadProblem } from '#web/ui/staff/feedback/load-problem.tsx'

import type { ApplicationParts } from './application-parts.ts'
import { ExtraTimeCard } from './extra-time/extra-time-card.tsx'
import { FollowedScorecard } from './followed-scorecard.tsx'
import { HistoryCard } from './history-card.tsx'
import { KioskCodeCard } from './kiosk-code-card.tsx'
import { PersonCard } from './person-card.tsx'
import { ScorecardAnswers } from './scorecard-answers.tsx'
import { type Neighbours, ScorecardHeader } from './scorecard-header.tsx'
import { useFocusOnArrival, useScorecardKeys } from './scorecard-keys.ts'
import { ScorecardOverview } from './scorecard-overview.tsx'
import { scorecardQuery } from './scorecard-queries.ts'
import type { ScorecardTab } from './scorecard-search.ts'
import { ScorecardSkeleton } from './scorecard-skeleton.tsx'
import { ScorecardTabs } from './scorecard-tabs.tsx'
import { ShareCard } from './share/share-card.tsx'

import styles from './scorecards.module.css'

type PartOfScorecard = ComponentType<{ scorecard: Scorecard }>

type ScorecardScreenProps = {
  userSmartreqId: number
  tab: ScorecardTab
  /** The address of a tab of this scorecard. */
  tabHrefOf: (tab: ScorecardTab) => string
  /** The applicant list as it was left; its requisition is not known when the link came from elsewhere. */
  listHref: string | null
  /** The list of a requisition, for when only the scorecard knows which one. */
  listHrefOf: (jobId: number) => string
  /** What the devices sent for an activity. */
  trailHrefOf: (userStepActivityId: number) => string
  neighbours: Neighbours | null
  parts: ApplicationParts
  /** Where the applicant stands, with what can be decided. */
  Decision: PartOfScorecard
  /** Orders that the scores of the requisition are calculated again. */
  Recalculate: ComponentType<{ jobId: number }>
  /** What the plan asks for as a meeting, and when that is. */
  Interviews: PartOfScorecard
  /** What staff wrote about the application to each other. */
  Comments: PartOfScorecard
  /** What staff keep with the application: certificates, signed forms, notes of references. */
  Documents: PartOfScorecard
  /** What was written to the applicant. */
  Messages: PartOfScorecard
  /** The offers that were made to the applicant. */
  Offers: PartOfScorecard
}

/** One application: the person, what is known of them in tabs, and the decision. */
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
  const { scorecard, backHref, neighbours, parts, Decision, Comments } = props
  const { user_smartreq_id: id } = scorecard.applicant
  const article = useFocusOnArrival()
  const { notes, handleKey } = useScorecardKeys()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys lead to the links inside
    <article ref={article} tabIndex={-1} className={styles.screen} onKeyDown={handleKey}>
      <ScorecardHeader {...{ scorecard, backHref, neighbours, parts }} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <ScorecardTabs
            current={props.tab}
            without={scorecard.can_offer ? [] : ['offer']}
            hrefOf={props.tabHrefOf}
          />
          <OpenTab {...props} />
        </div>
        <div className={styles.side}>
          <Decision key={id} scorecard={scorecard} />
          <div ref={notes}>
            <Comments key={`comments-${id}`} scorecard={scorecard} />
          </div>
          {scorecard.can_decide && <ShareCard key={`share ${id}`} scorecard={scorecard} />}
        </div>
        <div className={styles.person}>
          <PersonCard scorecard={scorecard} parts={parts} />
          {scorecard.can_decide && <KioskCodeCard key={`kiosk ${id}`} userSmartreqId={id} />}
          {scorecard.can_see_private && (
            <ExtraTimeCard key={`extra-time ${id}`} userSmartreqId={id} />
          )}
        </div>
      </div>
    </article>
  )
}

/** Only the tab that is open is there, and loads what it shows. */
function OpenTab(props: ArticleProps) {
  const { tab, scorecard, parts, Interviews, Messages, Documents, Offers } = props
  const { user_smartreq_id: id } = scorecard.applicant
  switch (tab) {
    case 'overview':
      return (
        <ScorecardOverview
          {...{ scorecard, parts }}
          answersHref={props.tabHrefOf('answers')}
          Recalculate={props.Recalculate}
        />
      )
    case 'answers':
      return <ScorecardAnswers scorecard={scorecard} trailHrefOf={props.trailHrefOf} />
    case 'interviews':
      return <Interviews key={id} scorecard={scorecard} />
    case 'offer':
      return <Offers key={id} scorecard={scorecard} />
    case 'messages':
      return <Messages key={id} scorecard={scorecard} />
    case 'documents':
      return <Documents key={id} scorecard={scorecard} />
    case 'history':
      return (
        <HistoryCard history={scorecard.history} activities={scorecard.activities} parts={parts} />
      )
  }
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
