import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { RolePresetName } from '#contract/access/role-presets.ts'

/** What a role can begin with. */
export const rolePresetLabels: Readonly<Record<RolePresetName, MessageDescriptor>> = {
  'Account admin': msg`Account admin`,
  Recruiter: msg`Recruiter`,
  'Hiring manager': msg`Hiring manager`,
  Coordinator: msg`Coordinator`,
  Interviewer: msg`Interviewer`,
  Analyst: msg`Analyst`,
  Limited: msg`Limited`,
}
