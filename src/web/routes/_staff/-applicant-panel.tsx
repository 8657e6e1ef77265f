import { SourceText } from '#web/features/applicants/application-parts.tsx'
import type { PanelProps } from '#web/features/applicants/list-with-panel.tsx'
// The panel beside a list of applicants, composed of what several features know of one.
import { LastMessage } from '#web/features/messages/last-message.tsx'
import { SidePanel } from '#web/features/scorecards/side-panel/side-panel.tsx'

import { ScorecardDecision } from './-scorecard-decision.tsx'

const parts = { Source: SourceText }

export function ApplicantPanel(props: PanelProps) {
  return <SidePanel {...props} {...{ parts, LastMessage }} Decision={ScorecardDecision} />
}
