// What can happen to a requisition: one table for the server, which decides, and for the screens, which offer it.
import type { RequisitionStatus } from './application-states.ts'

export const REQUISITION_ACTIONS = ['open', 'hold', 'close', 'cancel', 'reopen'] as const
export type RequisitionAction = (typeof REQUISITION_ACTIONS)[number]

type Transition = { readonly from: readonly RequisitionStatus[]; readonly to: RequisitionStatus }

const TRANSITIONS: Readonly<Record<RequisitionAction, Transition>> = {
  open: { from: ['draft', 'on_hold'], to: 'open' },
  hold: { from: ['open'], to: 'on_hold' },
  close: { from: ['open', 'on_hold'], to: 'closed' },
  cancel: { from: ['draft', 'pending_approval', 'open', 'on_hold'], to: 'cancelled' },
  reopen: { from: ['closed', 'cancelled'], to: 'open' },
}

/** The status after an action; null when the action does not fit the status. */
export function statusAfter(
  status: RequisitionStatus,
  action: RequisitionAction,
): RequisitionStatus | null {
  const { from, to } = TRANSITIONS[action]
  return from.includes(status) ? to : null
}

/** The actions that a status allows, in the order of their menu. */
export function actionsOf(status: RequisitionStatus): RequisitionAction[] {
  return REQUISITION_ACTIONS.filter((action) => statusAfter(status, action) !== null)
}
