import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import {
  ApplicationStatusPill,
  StepStatusText,
} from '#web/features/applicants/application-parts.tsx'
import { DecisionPanel } from '#web/features/decisions/decision-panel.tsx'

import { emailsOf } from './-emails-of.tsx'

/** What can be decided about the applicant of a scorecard. */
export function ScorecardDecision({ scorecard }: { scorecard: Scorecard }) {
  const { account_id, job_id } = scorecard.requisition
  return (
    <DecisionPanel
      scorecard={scorecard}
      StatusPill={ApplicationStatusPill}
      StepStatusText={StepStatusText}
      emails={emailsOf({ accountId: account_id, jobId: job_id })}
    />
  )
}
