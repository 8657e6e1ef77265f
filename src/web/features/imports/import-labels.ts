import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { ImportField } from '#contract/imports/import-kinds.ts'
import type {
  ImportFailure,
  ImportState,
  KeptReason,
  RowOutcome,
  RowReason,
} from '#contract/imports/import-rules.ts'
import type { Tone } from '#web/ui/feedback/badge.tsx'

type Labels<Name extends string> = Readonly<Record<Name, MessageDescriptor>>

export const FIELD_LABELS: Labels<ImportField> = {
  email: msg`Email`,
  employee_number: msg`Employee number`,
  first_name: msg`First name`,
  last_name: msg`Last name`,
  profile: msg`Job profile`,
  start_date: msg`First day`,
  end_date: msg`Last day`,
  job_title: msg`Job title`,
  department: msg`Department`,
  employment_type: msg`Employment type`,
  supervisor_email: msg`Supervisor’s email`,
  phone_number: msg`Phone number`,
  city: msg`City`,
  separation_type: msg`Type of separation`,
  separation_reason: msg`Separation reason`,
  separation_note: msg`Separation note`,
}

export const IMPORT_STATE_LABELS: Labels<ImportState> = {
  uploaded: msg`Reading the file`,
  read: msg`Columns to match`,
  mapped: msg`Ready to check`,
  checking: msg`Checking`,
  checked: msg`Ready to import`,
  running: msg`Importing`,
  paused: msg`Paused`,
  done: msg`Imported`,
  cancelled: msg`Canceled`,
  failed: msg`Could not be read`,
  undoing: msg`Undoing`,
  undone: msg`Undone`,
}

export const IMPORT_STATE_TONES: Readonly<Record<ImportState, Tone>> = {
  uploaded: 'blue',
  read: 'amber',
  mapped: 'amber',
  checking: 'blue',
  checked: 'amber',
  running: 'blue',
  paused: 'amber',
  done: 'green',
  cancelled: 'neutral',
  failed: 'red',
  undoing: 'blue',
  undone: 'neutral',
}

export const OUTCOME_LABELS: Labels<RowOutcome> = {
  created: msg`Created`,
  changed: msg`Changed`,
  same: msg`No changes`,
  refused: msg`Refused`,
  skipped: msg`Skipped`,
}

export const OUTCOME_TONES: Readonly<Record<RowOutcome, Tone>> = {
  created: 'green',
  changed: 'blue',
  same: 'neutral',
  refused: 'red',
  skipped: 'neutral',
}

export const REASON_LABELS: Labels<RowReason> = {
  missing_value: msg`A required value is missing`,
  too_long: msg`A value is too long`,
  bad_email: msg`The email address is not valid`,
  bad_date: msg`The date is not valid`,
  bad_choice: msg`The value is not one of the options`,
  end_before_start: msg`The last day is before the first day`,
  duplicate_email: msg`Another row has the same email`,
  duplicate_number: msg`Another row has the same employee number`,
  duplicate_person: msg`Another row is about the same person`,
  own_supervisor: msg`The person is their own supervisor`,
  supervisor_cycle: msg`The supervisors form a circle`,
  name_differs: msg`The email belongs to a person with another name`,
  identity_conflict: msg`The email and the employee number belong to different people`,
  unknown_profile: msg`There is no such job profile`,
  profile_not_held: msg`The person does not hold this job profile`,
  overlaps: msg`The dates overlap with another job of the person in this profile`,
  unknown_person: msg`No employee has this email or employee number`,
  unknown_type: msg`The type of separation is not known`,
  unknown_reason: msg`There is no such separation reason`,
  reason_of_other_type: msg`The separation reason belongs to another type`,
  no_job: msg`The person has no job that can end`,
  several_jobs: msg`The person has several jobs. Name the job profile or the job title`,
  already_left: msg`The person already left on another day`,
  cancelled: msg`The import was canceled`,
}

/** Why the undo leaves something as it is. */
export const KEPT_LABELS: Labels<KeptReason> = {
  changed_later: msg`Changed after the import`,
  later_work: msg`Has later work, such as a move, a separation or a correction`,
  merged: msg`Merged with another record after the import`,
  erased: msg`The person was erased`,
  taken: msg`Another employee has the old value by now`,
  supervisor_cycle: msg`The old supervisor reports to the person by now`,
  not_recorded: msg`Imported before imports could be undone`,
}

export const FAILURE_LABELS: Labels<ImportFailure> = {
  unreadable: msg`This workbook is damaged, too large or protected with a password. Save it as CSV and upload it again.`,
  broken_quotes: msg`A quotation mark is opened and never closed. Correct the file and upload it again.`,
  empty: msg`The file has no rows below its header. Add rows and upload it again.`,
  too_many_rows: msg`A file has at most 100,000 rows. Split it and upload the parts.`,
  too_many_columns: msg`A file has at most 60 columns. Remove those you don’t need and upload it again.`,
  too_large: msg`The sheet is too large. Split it and upload the parts.`,
}
