// The states of a person's stretch in a job profile.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

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
