// The state machine of a requisition, on the server: the table is in the contract, because screens offer from it.
import type { RequisitionStatus } from '#contract/applicants/application-states.ts'
import { statusAfter, type RequisitionAction } from '#contract/requisitions/requisition-actions.ts'

import { AppError } from '../http/app-error.ts'

/** The status after an action. @throws AppError `conflict` when the action does not fit the status. */
export function changeStatus(
  status: RequisitionStatus,
  action: RequisitionAction,
): RequisitionStatus {
  const next = statusAfter(status, action)
  if (next === null) throw new AppError('conflict', { details: { status, action } })
  return next
}
