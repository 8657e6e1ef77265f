// What the rules of retention are called.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { RetentionRule } from '#contract/privacy/retention.ts'

export const RETENTION_RULE_LABELS: Readonly<Record<RetentionRule, MessageDescriptor>> = {
  ended_applications: msg`Not hired`,
  hired_applications: msg`Hired`,
}
