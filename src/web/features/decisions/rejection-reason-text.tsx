import { useLingui } from '@lingui/react'

import type { RejectionReason } from '#contract/decisions/decisions.ts'
import { reasonLabel } from '#web/features/decisions/rejection-reason-labels.ts'

type Reason = Pick<RejectionReason, 'label' | 'standard_reason'>

/** A reason in the reader's language, where it is one of the product's. */
export function RejectionReasonText({ reason }: { reason: Reason }) {
  const { i18n } = useLingui()
  const label = reasonLabel(reason)
  return <>{typeof label === 'string' ? label : i18n._(label)}</>
}
