// What can happen to a requisition: one table for the server, which decides, and for the screens, which offer it.
import type { RequisitionStatus } from '../applicants/application-states.ts'

export const REQUISITION_ACTIONS = [
  'request_approval',
  'approve',
  'send_back',
  'withdraw_request',
  'open',
  'hold',
  'close',
  'cancel',
  'reopen',
] as const
export type RequisitionAction = (typeof REQUISITION_ACTIONS)[number]

type Transition = { readonly from: readonly RequisitionStatus[]; readonly to: RequisitionStatus }

const TRANSITIONS: Readonly<Record<RequisitionAction, Transition>> = {
  request_approval: { from: ['draft'], to: 'pending_approval' },
  approve: { from: ['pending_approval'], to: 'open' },
  send_back: { from: ['pending_approval'], to: 'draft' },
  withdraw_request: { from: ['pending_approval'], to: 'draft' },
  open: { from: ['draft', 'on_hold'], to: 'open' },
  hold: { from: ['open'], to: 'on_hold' },
  close: { from: ['open', 'on_hold'], to: 'closed' },
  cancel: { from: ['draft', 'pending_approval', 'open', 'on_hold'], to: 'cancelled' },
  reopen: { from: ['closed', 'cancelled'], to: 'open' },
}

/** What decides which actions a member of staff has at a requisition. */
export type ActionFacts = {
  readonly status: RequisitionStatus
  /** Whether it was open before: its first opening is what is approved. */
  readonly wasOpen: boolean
  /** Whether the company asks for approval before a requisition opens. */
  readonly needsApproval: boolean
  /** Whether the caller approves requisitions. Their own opening is its approval. */
  readonly canApprove: boolean
}

/** The status after an action; null when the action does not fit the status. */
export function statusAfter(
  status: RequisitionStatus,
  action: RequisitionAction,
): RequisitionStatus | null {
  const { from, to } = TRANSITIONS[action]
  return from.includes(status) ? to : null
}

/** The actions that the caller has, in the order of their menu. */
export function actionsOf(facts: ActionFacts): RequisitionAction[] {
  return REQUISITION_ACTIONS.filter(
    (action) => statusAfter(facts.status, action) !== null && isPermitted(action, facts),
  )
}

function isPermitted(action: RequisitionAction, facts: ActionFacts): boolean {
  const { wasOpen, needsApproval, canApprove } = facts
  const opensItself = wasOpen || !needsApproval || canApprove
  switch (action) {
    case 'request_approval':
      return !opensItself
    case 'approve':
    case 'send_back':
      return canApprove
    case 'withdraw_request':
      return !canApprove
    case 'open':
    case 'reopen':
      return opensItself
    case 'hold':
    case 'close':
    case 'cancel':
      return true
  }
}
