// The state machine of an application. Every change of its status is checked here and nowhere else.
import type { RequisitionStatus } from '#contract/application-states.ts'
import type { ApplicationStatus } from '#contract/application.ts'

import { AppError } from '../http/app-error.ts'

/** What can happen to an application, with the statuses that it can happen in and the one that it leads to. */
const TRANSITIONS = {
  submit: { from: ['incomplete'], to: 'new' },
  /** By the candidate. */
  withdraw: { from: ['incomplete', 'new', 'active', 'on_hold', 'offer'], to: 'withdrawn' },
} as const satisfies Record<string, { from: readonly ApplicationStatus[]; to: ApplicationStatus }>

export type ApplicationAction = keyof typeof TRANSITIONS

/** True when the application may take the action now. */
export function canApply(status: ApplicationStatus, action: ApplicationAction): boolean {
  return TRANSITIONS[action].from.some((from) => from === status)
}

/** The status after an action. @throws AppError `conflict` when the action does not fit the status. */
export function applyAction(
  status: ApplicationStatus,
  action: ApplicationAction,
): ApplicationStatus {
  if (!canApply(status, action)) throw new AppError('conflict', { details: { status, action } })
  return TRANSITIONS[action].to
}

/** @throws AppError `position_closed` unless the requisition takes applications. */
export function assertTakesApplications(status: RequisitionStatus): void {
  if (status !== 'open') throw new AppError('position_closed')
}
