import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import {
  ApplicationStatusPill,
  StepStatusText,
} from '#web/features/applicants/application-parts.tsx'
import { DecisionPanel } from '#web/features/decisions/decision-panel.tsx'
import { useScorecardActions } from '#web/features/scorecards/use-scorecard-actions.tsx'

import { emailsOf } from './-emails-of.tsx'

type DecisionProps = { scorecard: Scorecard; place?: 'panel' | 'scorecard' }

/** What can be decided about the applicant of a scorecard, and what else can be done with it. */
export function ScorecardDecision({ scorecard, place = 'panel' }: DecisionProps) {
  const { account_id, job_id } = scorecard.requisition
  const { items, dialog } = useScorecardActions(scorecard)
  return (
    <>
      <DecisionPanel
        scorecard={scorecard}
        StatusPill={ApplicationStatusPill}
        StepStatusText={StepStatusText}
        emails={emailsOf({ accountId: account_id, jobId: job_id })}
        more={items}
        place={place}
      />
      {dialog}
    </>
  )
}

/** The same on the scorecard itself, where a phone shows the actions at its lower edge. */
export function DockedDecision({ scorecard }: { scorecard: Scorecard }) {
  return <ScorecardDecision scorecard={scorecard} place="scorecard" />
}
