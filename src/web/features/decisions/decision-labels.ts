// What decisions, their reasons and their results are called: the only place, for every screen.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { StaffAction } from '#contract/application-actions.ts'
import type { RejectionReason } from '#contract/decisions.ts'
import type { RejectionReasonType, StandardReason } from '#contract/rejection-reason-types.ts'

export const ACTION_LABELS: Readonly<Record<StaffAction, MessageDescriptor>> = {
  review: msg`Mark as reviewed`,
  advance: msg`Advance`,
  mark_as_new: msg`Mark as new`,
  hold: msg({ message: 'Put on hold', context: 'action' }),
  resume: msg`Take off hold`,
  reject: msg`Reject…`,
  hire: msg`Hire…`,
  recover: msg`Recover`,
  move: msg`Move to another requisition…`,
}

export const REASON_TYPE_LABELS: Readonly<Record<RejectionReasonType, MessageDescriptor>> = {
  by_company: msg`Decided by us`,
  by_candidate: msg`Decided by the candidate`,
  other: msg({ message: 'Other', context: 'rejection reasons' }),
}

const STANDARD_LABELS: Readonly<Record<StandardReason, MessageDescriptor>> = {
  other_applicants_fit_better: msg`Other applicants fit better`,
  requirements_not_met: msg`Requirements not met`,
  not_enough_experience: msg`Not enough experience`,
  position_filled: msg`Position filled`,
  not_available_for_schedule: msg`Not available for the schedule`,
  no_longer_interested: msg`No longer interested`,
  accepted_another_offer: msg`Accepted another offer`,
  pay_expectations: msg`Pay expectations`,
  did_not_respond: msg`Did not respond`,
  duplicate_application: msg`Duplicate application`,
  another_reason: msg`Another reason`,
}

/** The label of a reason: translated where it is the product's, as typed where it is the company's. */
export function reasonLabel(
  reason: Pick<RejectionReason, 'label' | 'standard_reason'>,
): MessageDescriptor | string {
  const { standard_reason: standard } = reason
  return isStandard(standard) ? STANDARD_LABELS[standard] : reason.label
}

function isStandard(reason: string | null): reason is StandardReason {
  return reason !== null && Object.hasOwn(STANDARD_LABELS, reason)
}
