import { expect, it } from 'vitest'

import { comparePersonColumns } from '#testing/privacy.ts'
import { openTestDatabase } from '#testing/test-database.ts'

/** Rows that go. */
const REMOVED = [
  'user_private.user_id',
  'user_profile.user_id',
  'user_resume.user_id',
  'job_experience.user_id',
  'answer.user_id',
  'answer_promise.user_id',
  'applicant_export.user_id',
  'answer_evidence.user_id',
  'authenticator_app.user_id',
  'available_job.user_id',
  'attempt.user_id',
  'attempt_journal.user_id',
  'attempt_refusal.user_id',
  'attempt_timer.user_id',
  'duplicate_dismissal.other_user_id',
  'duplicate_dismissal.user_id',
  'attempt_timing.user_id',
  'command_receipt.user_id',
  'data_export.user_id',
  'eeoc_answer.user_id',
  'extra_time_setting.user_id',
  'human_review.user_id',
  'email_opt_out.user_id',
  'emailed_token.user_id',
  'invitation.subject_user_id',
  'interviewer_availability.user_id',
  'interviewer_calendar.user_id',
  'job_team.user_id',
  'kiosk_session.user_id',
  'mail.user_id',
  'member_limit.user_id',
  'option_order.user_id',
  'message.user_id',
  'message_reply.user_id',
  'passkey.user_id',
  'passkey_challenge.user_id',
  'pending_sign_in.user_id',
  'recording.user_id',
  'recovery_code.user_id',
  'recording_chunk.user_id',
  'removable_file.user_id',
  'list_layout.user_id',
  'saved_view.user_id',
  'sign_on_identity.user_id',
  'user_role.user_id',
]
/** Rows that stay, without what named the person. */
const EMPTIED = [
  'app_user.user_id',
  'applicant.user_id',
  'application.user_id',
  'audit_event.actor_id',
  'provider_event.actor_id',
  'login_session.user_id',
  'interview.user_id',
  'user_step_activity.user_id',
]
/** Rows that say no more of the person than a number that leads to an empty row. */
const KEPT = [
  'applicant_document.added_by',
  'applicant_invitation.sent_by',
  'application.assigned_user_id',
  'application.merged_by',
  'application_change.changed_by',
  'application_comment.author_user_id',
  'application_decision.decided_by',
  'automation_rule.switched_on_by',
  'comment_mention.user_id',
  'consent.user_id',
  'duplicate_dismissal.dismissed_by',
  'erasure_request.user_id',
  'extra_time_setting.set_by',
  'hiring_class_assignment.assigned_by',
  'human_review.answered_by',
  'interview.created_by',
  'interview_feedback.user_id',
  'interview_interviewer.user_id',
  'job.approval_requested_by',
  'kiosk_code.made_by',
  'legal_hold.placed_by',
  'message_batch.sent_by',
  'offer.created_by',
  'offer.recorded_by',
  'offer.sent_by',
  'offer_signer.user_id',
  'predictive_model_version.created_by',
  'scorecard_share.shared_by',
  'staff_invitation.invited_by',
]

const database = await openTestDatabase()

it('says of every column that names a person what becomes of it', async () => {
  const listed = [...REMOVED, ...EMPTIED, ...KEPT]
  expect(await comparePersonColumns(database, { listed })).toEqual({ unnamed: [], gone: [] })
})
