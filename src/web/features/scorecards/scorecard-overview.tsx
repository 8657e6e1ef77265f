import { Trans } from '@lingui/react/macro'
import type { ComponentType } from 'react'

import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

import type { ApplicationParts } from './application-parts.ts'
import { DuplicatesCard } from './duplicates/duplicates-card.tsx'
import { FitCard } from './fit-card.tsx'
import { FlagsCard } from './flags-card.tsx'
import { MeasuredCard } from './measured-card.tsx'
import { UnansweredCard } from './unanswered-card.tsx'

type OverviewProps = {
  scorecard: Scorecard
  parts: Pick<ApplicationParts, 'StatusPill'>
  answersHref: string
  /** Orders that the scores of the requisition are calculated again. */
  Recalculate: ComponentType<{ jobId: number }>
}

/** The score and what it is made of, then what to look at, then the scales. */
export function ScorecardOverview({ scorecard, parts, answersHref, Recalculate }: OverviewProps) {
  const { applicant, activities } = scorecard
  return (
    <>
      <FitCard scorecard={scorecard} Recalculate={Recalculate} />
      <FlagsCard activities={activities} answersHref={answersHref} />
      <DuplicatesCard
        key={`duplicates ${applicant.user_smartreq_id}`}
        userSmartreqId={applicant.user_smartreq_id}
        StatusPill={parts.StatusPill}
      />
      <UnansweredCard activities={activities} />
      <MeasuredCard activities={activities} />
      {activities.length === 0 && <NoActivities />}
    </>
  )
}

export function NoActivities() {
  return (
    <EmptyState title={<Trans>No activities</Trans>}>
      <p>
        <Trans>This application has no assessments to do, so there is nothing to score.</Trans>
      </p>
    </EmptyState>
  )
}
