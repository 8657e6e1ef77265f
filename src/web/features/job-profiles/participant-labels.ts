// How a person's stretch in a job profile is named: whose it is, and its state.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Participant } from '#contract/job-profiles/participants.ts'
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

/** Empty for a person who was erased. */
export function nameOf({ first_name, last_name }: Participant): string {
  return `${first_name} ${last_name}`.trim()
}
