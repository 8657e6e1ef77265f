// How the states of hiring classes are called and coloured.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { ClassStatus } from '#contract/requisitions/requisitions-rules.ts'

export const CLASS_STATUS_LABELS: Readonly<Record<ClassStatus, MessageDescriptor>> = {
  planned: msg`Planned`,
  open: msg({ message: 'Open', context: 'hiring class' }),
  full: msg`Full`,
  closed: msg({ message: 'Closed', context: 'hiring class' }),
}

export const CLASS_STATUS_TONES = {
  planned: 'neutral',
  open: 'green',
  full: 'blue',
  closed: 'neutral',
} as const satisfies Record<ClassStatus, string>

/** Why a change of a class was refused, by code. */
export const CLASS_ERRORS: Readonly<Record<string, MessageDescriptor>> = {
  class_name_taken: msg`There is a class of that name already. Choose another one.`,
  class_seats_taken: msg`More seats than that are taken. Take applicants out first.`,
  class_not_empty: msg`Applicants are assigned to this class. Take them out first.`,
}
