import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { PositionType } from '#contract/people/people-rules.ts'

export const POSITION_TYPE_LABELS: Readonly<Record<PositionType, MessageDescriptor>> = {
  full_time: msg`Full-time`,
  part_time: msg`Part-time`,
  contract: msg`Contract`,
  temporary: msg`Temporary`,
  internship: msg`Internship`,
  volunteer: msg`Volunteer work`,
}
