// How the states of a requisition are called and coloured.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { RequisitionStatus } from '#contract/applicants/application-states.ts'
import type { Tone } from '#web/ui/feedback/badge.tsx'

export const requisitionStatusLabels: Record<RequisitionStatus, MessageDescriptor> = {
  draft: msg({ message: 'Draft', context: 'requisition status' }),
  pending_approval: msg({ message: 'Waiting for approval', context: 'requisition status' }),
  open: msg({ message: 'Open', context: 'requisition status' }),
  on_hold: msg({ message: 'On hold', context: 'requisition status' }),
  closed: msg({ message: 'Closed', context: 'requisition status' }),
  cancelled: msg({ message: 'Cancelled', context: 'requisition status' }),
}

export const requisitionStatusTones: Record<RequisitionStatus, Tone> = {
  draft: 'neutral',
  pending_approval: 'amber',
  open: 'green',
  on_hold: 'amber',
  closed: 'neutral',
  cancelled: 'red',
}
