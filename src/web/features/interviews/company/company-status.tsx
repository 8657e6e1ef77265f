import { useLingui } from '@lingui/react/macro'

import type { AccountInterview } from '#contract/interviews/account-interviews.ts'
import { StatusPill } from '#web/ui/feedback/badge.tsx'

import { INTERVIEW_STATUS_TONES, statusLabel } from '../interview-labels.ts'

/** The status of an interview, or that staff have to choose who conducts it. */
export function CompanyStatus({ interview }: { interview: AccountInterview }) {
  const { t } = useLingui()
  const { status, starts_at: startsAt, needs_interviewer: needsInterviewer } = interview
  return (
    <StatusPill tone={needsInterviewer ? 'amber' : INTERVIEW_STATUS_TONES[status]}>
      {needsInterviewer ? t`Needs an interviewer` : t(statusLabel({ status, startsAt }))}
    </StatusPill>
  )
}
