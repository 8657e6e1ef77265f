// How a person's stretch in a job profile is named: whose it is, and its state.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Participant } from '#contract/job-profiles/participants.ts'
import type { LevelComparison } from '#contract/people/level-rules.ts'
import type { UserJobState } from '#contract/people/user-job-rules.ts'

export const USER_JOB_STATE_LABELS: Readonly<Record<UserJobState, MessageDescriptor>> = {
  planned: msg({ message: 'Planned', context: 'employment' }),
  current: msg({ message: 'Current', context: 'employment' }),
  ended: msg({ message: 'Ended', context: 'employment' }),
  moved: msg({ message: 'Moved', context: 'employment' }),
}

export const USER_JOB_STATE_TONES = {
  planned: 'accent',
  current: 'green',
  ended: 'neutral',
  moved: 'neutral',
} as const satisfies Record<UserJobState, string>

/** How a result compares with the target. */
export const COMPARISON_LABELS: Readonly<Record<LevelComparison, MessageDescriptor>> = {
  below: msg`Below target`,
  at: msg`At target`,
  above: msg`Above target`,
}

export const COMPARISON_TONES = {
  below: 'amber',
  at: 'green',
  above: 'green',
} as const satisfies Record<LevelComparison, string>

/** Empty for a person who was erased. */
export function nameOf({ first_name, last_name }: Participant): string {
  return `${first_name} ${last_name}`.trim()
}
