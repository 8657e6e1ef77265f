import { useLingui } from '@lingui/react'

import type { UsedReason } from '#contract/settings/rejection-reasons.ts'
import { reasonLabel } from '#web/ui/staff/rejection-reason-labels.ts'

/** A function that says a reason in the reader's language, where it is one of the product's. */
export function useReasonText(): (reason: UsedReason) => string {
  const { i18n } = useLingui()
  return (reason) => {
    const label = reasonLabel(reason)
    return typeof label === 'string' ? label : i18n._(label)
  }
}
