// What decisions and their results are called: the only place, for every screen.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { StaffAction } from '#contract/decisions/application-actions.ts'

export const ACTION_LABELS: Readonly<Record<StaffAction, MessageDescriptor>> = {
  review: msg`Mark as reviewed`,
  advance: msg`Advance`,
  mark_as_new: msg`Mark as new`,
  hold: msg({ message: 'Put on hold', context: 'action' }),
  resume: msg`Take off hold`,
  reject: msg`Reject…`,
  hire: msg`Hire…`,
  recover: msg`Recover`,
  move: msg`Move to another requisition…`,
}
