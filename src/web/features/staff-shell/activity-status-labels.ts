// How the states of an activity are called and coloured.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { ActivityStatus } from '#contract/progress/progress.ts'
import type { Tone } from '#web/ui/feedback/badge.tsx'

export const activityStatusLabels: Record<ActivityStatus, MessageDescriptor> = {
  locked: msg({ message: 'Locked', context: 'activity status' }),
  available: msg({ message: 'Not started', context: 'activity status' }),
  in_progress: msg({ message: 'In progress', context: 'activity status' }),
  awaiting_recordings: msg({ message: 'Waiting for recordings', context: 'activity status' }),
  submitted: msg({ message: 'Submitted', context: 'activity status' }),
  scoring: msg({ message: 'Being scored', context: 'activity status' }),
  scored: msg({ message: 'Scored', context: 'activity status' }),
  expired: msg({ message: 'Expired', context: 'activity status' }),
  waived: msg({ message: 'Waived', context: 'activity status' }),
}

export const activityStatusTones: Record<ActivityStatus, Tone> = {
  locked: 'neutral',
  available: 'neutral',
  in_progress: 'blue',
  awaiting_recordings: 'amber',
  submitted: 'blue',
  scoring: 'blue',
  scored: 'green',
  expired: 'amber',
  waived: 'neutral',
}

/** Why an activity has no scores to show. */
export const noScoresLabels: Record<ActivityStatus, MessageDescriptor> = {
  locked: msg`The applicant cannot start this yet.`,
  available: msg`The applicant has not started this yet.`,
  in_progress: msg`The applicant is working on this. Scores appear after they submit it.`,
  awaiting_recordings: msg`Submitted. The recordings are still on their way, or being checked.`,
  submitted: msg`Submitted and waiting to be scored. This takes a moment.`,
  scoring: msg`Submitted and waiting to be scored. This takes a moment.`,
  scored: msg`Scored, without anything to show.`,
  expired: msg`The time for this ran out before it was submitted.`,
  waived: msg`The applicant does not have to do this.`,
}
