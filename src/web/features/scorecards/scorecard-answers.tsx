import { Trans } from '@lingui/react/macro'

import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

import { ActivityCard } from './activity-card.tsx'
import { NoActivities } from './scorecard-overview.tsx'
import { isUnanswered } from './unanswered.ts'

type AnswersProps = {
  scorecard: Scorecard
  /** What the devices sent for an activity; left out on paper. */
  trailHrefOf?: (userStepActivityId: number) => string
}

/** What the applicant answered, assessment by assessment. */
export function ScorecardAnswers({ scorecard, trailHrefOf }: AnswersProps) {
  const { applicant, activities } = scorecard
  const shown = activities.filter(hasCard)
  if (activities.length === 0) return <NoActivities />
  if (shown.length === 0)
    return (
      <EmptyState title={<Trans>No answers yet</Trans>}>
        <p>
          <Trans>The applicant has not started an assessment. Answers appear here.</Trans>
        </p>
      </EmptyState>
    )
  return shown.map((activity) => (
    <ActivityCard
      key={activity.user_step_activity_id}
      activity={activity}
      userSmartreqId={applicant.user_smartreq_id}
      trailHref={trailHrefOf?.(activity.user_step_activity_id)}
      canSuggest={scorecard.can_suggest_scores}
    />
  ))
}

// What no one has started stands in the list of what is not answered, and has nothing more to show.
function hasCard(activity: Scorecard['activities'][number]): boolean {
  return activity.started_at !== null || !isUnanswered(activity)
}
