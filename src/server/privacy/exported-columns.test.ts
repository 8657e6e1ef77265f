// What a copy of one's own data has of every table that names a person.
import { expect, it } from 'vitest'

import { comparePersonColumns } from '#testing/privacy.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { SOURCES } from './collect-export.ts'

/** Columns of what is another user's to tell, or no more than a secret or a receipt of what is in the copy. */
const LEFT_OUT = [
  // In the copy with the words of its field.
  'account_field_value.user_id',
  'app_user.user_id',
  'application.assigned_user_id',
  'application_comment.author_user_id',
  'comment_mention.user_id',
  'audit_event.actor_id',
  'command_receipt.user_id',
  // The employee record in the copy says the same.
  'data_import_row.user_id',
  // What staff think of two applicants.
  'duplicate_dismissal.other_user_id',
  'duplicate_dismissal.user_id',
  // What staff think of two records.
  'person_dismissal.other_user_id',
  'person_dismissal.user_id',
  'person_merge.duplicate_user_id',
  'person_merge.primary_user_id',
  'emailed_token.user_id',
  'interview_feedback.user_id',
  'passkey_challenge.user_id',
  'pending_sign_in.user_id',
  'recording_chunk.user_id',
  'recovery_code.user_id',
  'removable_file.user_id',
  // What they did as staff of a company, about others.
  'applicant_document.added_by',
  'applicant_invitation.sent_by',
  'application.merged_by',
  'application_change.changed_by',
  'application_decision.decided_by',
  'automation_rule.switched_on_by',
  'data_import.created_by',
  'duplicate_dismissal.dismissed_by',
  'extra_time_setting.set_by',
  'hiring_class_assignment.assigned_by',
  'human_review.answered_by',
  'interview.created_by',
  'job.approval_requested_by',
  'kiosk_code.made_by',
  'legal_hold.placed_by',
  'message_batch.sent_by',
  'offer.created_by',
  'offer.recorded_by',
  'offer.sent_by',
  'offer_approval.decided_by',
  'offer_approval.requested_by',
  'offer_approval.user_id',
  'offer_approval_rule.approver_1_user_id',
  'offer_approval_rule.approver_2_user_id',
  'offer_approval_rule.approver_3_user_id',
  'offer_approval_rule.approver_4_user_id',
  'offer_approval_rule.approver_5_user_id',
  'offer_document.added_by',
  'offer_signer.user_id',
  'person_dismissal.dismissed_by',
  'person_merge.merged_by',
  'predictive_model_version.created_by',
  'provider_event.actor_id',
  'scorecard_share.shared_by',
  'staff_invitation.invited_by',
]

const database = await openTestDatabase()

it('copies what every column says of a person, or the list says that it is left out', async () => {
  const copied = Object.values(SOURCES).map(({ table, by = 'user_id' }) => `${table}.${by}`)
  expect(await comparePersonColumns(database, { listed: LEFT_OUT, others: copied })).toEqual({
    unnamed: [],
    gone: [],
  })
})
