// What the reasons of rejections and their types are called, for decisions, scorecards and settings alike.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** By the type of a reason. */
export const REASON_TYPE_LABELS = {
  by_company: msg`Decided by us`,
  by_candidate: msg`Decided by the candidate`,
  other: msg({ message: 'Other', context: 'rejection reasons' }),
} satisfies Record<string, MessageDescriptor>

const STANDARD_LABELS: Readonly<Record<string, MessageDescriptor>> = {
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
export function reasonLabel(reason: {
  label: string
  standard_reason: string | null
}): MessageDescriptor | string {
  const { standard_reason: standard, label } = reason
  return standard === null ? label : (STANDARD_LABELS[standard] ?? label)
}
