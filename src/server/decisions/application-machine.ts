import type { RequisitionStatus } from '#contract/applicants/application-states.ts'
import type { ApplicationStatus } from '#contract/applicants/application.ts'
// The state machine of an application, on the server: the table is in the contract, because screens offer from it.
import { statusAfter } from '#contract/decisions/application-actions.ts'

import { AppError } from '../http/app-error.ts'

/** The status after an action of the candidate. @throws AppError `conflict` when the action does not fit the status. */
export function applyAction(
  status: ApplicationStatus,
  action: 'submit' | 'withdraw',
): ApplicationStatus {
  const next = statusAfter(status, action)
  if (next === null) throw new AppError('conflict', { details: { status, action } })
  return next
}

/** @throws AppError `position_closed` unless the requisition takes applications. */
export function assertTakesApplications(status: RequisitionStatus): void {
  if (status !== 'open') throw new AppError('position_closed')
}
