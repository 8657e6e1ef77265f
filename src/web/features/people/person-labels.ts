// The names of the states of people and of their jobs, and of the types of separation.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { PersonState } from '#contract/people/people-list-rules.ts'
import type { UserJobState } from '#contract/people/user-job-rules.ts'
import type { SeparationType } from '#contract/settings/separation-reasons.ts'

export const PERSON_STATE_LABELS: Readonly<Record<PersonState, MessageDescriptor>> = {
  current: msg`Current employees`,
  planned: msg`Starting later`,
  left: msg`Former employees`,
  all: msg`Everyone`,
}

export const JOB_STATE_LABELS: Readonly<Record<UserJobState, MessageDescriptor>> = {
  current: msg({ message: 'Current', context: 'job of an employee' }),
  planned: msg({ message: 'Planned', context: 'job of an employee' }),
  ended: msg({ message: 'Ended', context: 'job of an employee' }),
  moved: msg({ message: 'Moved', context: 'job of an employee' }),
}

export const JOB_STATE_TONES = {
  current: 'green',
  planned: 'blue',
  ended: 'neutral',
  moved: 'neutral',
} as const satisfies Record<UserJobState, string>

export const SEPARATION_TYPE_LABELS: Readonly<Record<SeparationType, MessageDescriptor>> = {
  voluntary: msg`Voluntary`,
  involuntary: msg`Involuntary`,
  other: msg({ message: 'Other', context: 'separation reasons' }),
}
