import { Plural, Trans } from '@lingui/react/macro'

import { sequenceMinutes } from '#contract/interviews/interview-parts.ts'
import type { InterviewSetup } from '#contract/plan-editor/interview-setup.ts'

import type { DraftActivity } from './plan-draft.ts'

/** How much there is to do. An interview costs the candidate no time on a device: how long it is stands alone. An offer is answered by its letter. */
export function ActivityFacts({ activity }: { activity: DraftActivity }) {
  const { kind, settings, question_count: count, minutes } = activity
  if (settings?.kind === 'interview')
    return <Plural value={lengthOf(settings)} one="# min" other="# min" />
  if (kind === 'offer') return <Trans>Answered with a signature</Trans>
  return (
    <>
      <Plural value={count} one="# question" other="# questions" />
      {minutes > 0 && (
        <>
          {' · '}
          <Plural value={minutes} one="~# min" other="~# min" />
        </>
      )}
    </>
  )
}

function lengthOf({ mode, minutes, break_minutes: breakMinutes = 0, ...rest }: InterviewSetup) {
  if (mode !== 'sequence') return minutes
  return sequenceMinutes(rest.interviewer_user_ids.length, { minutes, breakMinutes })
}
