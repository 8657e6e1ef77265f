// The names of what duplicates share, of what prevents a merge, and of what an undo leaves.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type {
  LaterWork,
  MergedField,
  PersonDuplicateReason,
  PersonMergeBlocker,
} from '#contract/people/person-merge-rules.ts'

export const DUPLICATE_REASON_LABELS: Readonly<Record<PersonDuplicateReason, MessageDescriptor>> = {
  email: msg`Same email`,
  employee_number: msg`Same employee number`,
  name_and_start_date: msg`Same name and start date`,
  phone: msg`Same phone number`,
}

export const MERGE_BLOCKER_LABELS: Readonly<Record<PersonMergeBlocker, MessageDescriptor>> = {
  erased: msg`The data of one of these people was erased, so they can’t be merged.`,
  legal_hold: msg`An application of one of these people is on legal hold. Remove the hold first.`,
  merged: msg`One of these records is merged into another one already. Undo that merge first.`,
  supervises: msg`One of the two supervises the other, directly or through others. Change the supervisor first.`,
}

export const MERGED_FIELD_LABELS: Readonly<Record<MergedField, MessageDescriptor>> = {
  first_name: msg`First name`,
  last_name: msg`Last name`,
  email: msg`Email`,
  phone_number: msg`Phone number`,
  city: msg`City`,
  state_code: msg`State or region`,
  country_code: msg`Country`,
}

export const LATER_WORK_LABELS: Readonly<Record<LaterWork, MessageDescriptor>> = {
  created: msg`added after the merge`,
  changed: msg`changed after the merge`,
  not_restored: msg`not restored, because of later changes`,
}
