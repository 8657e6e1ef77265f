// What the parameters of examples are, by their names in the contract.
import { randomUUID } from 'node:crypto'

import { activityOf } from './candidate.ts'
import { NO_ID, type Target } from './world.ts'

/** By the name of the parameter; of what belongs to the target, or of nothing. */
export function idsOf(target: Target): Record<string, string | number> {
  const { requisition } = target
  return {
    account_id: target.accountId,
    account_uuid: target.accountUuid,
    job_id: requisition.jobId,
    job_uuid: requisition.uuid,
    user_id: target.userId,
    primary_user_id: target.userId,
    duplicate_user_id: NO_ID,
    ref_id: target.refId,
    user_smartreq_id: target.userSmartreqId,
    other_user_smartreq_id: NO_ID,
    user_smartreq_ids: String(target.userSmartreqId),
    attempt_id: target.attemptId,
    user_step_activity_id: target.userStepActivityId,
    recording_id: target.recordingId,
    resume_id: target.recordingId,
    role_id: target.roleId,
    member_id: target.memberId,
    kind: 'smartreq',
    staff_invitation_id: target.staffInvitationId,
    door_kind: 'interview',
    door_uuid: target.invitationUuid,
    invitation_uuid: target.invitationUuid,
    interview_uuid: target.interviewUuid,
    email: target.email,
    mail_id: target.mailId,
    session_id: target.sessionId,
    passkey_id: target.passkeyId,
    text_id: target.textId,
    text_kind: 'privacy',
    export_id: target.exportId,
    company_export_id: target.companyExportId,
    applicant_export_id: randomUUID(),
    source_id: target.sourceId,
    job_posting_id: target.jobPostingId,
    career_page_id: target.careerPageId,
    job_team_id: NO_ID,
    requisition_template_id: NO_ID,
    share_id: NO_ID,
    view_id: NO_ID,

    list: 'users',
    account_question_id: NO_ID,
    attribute_type_id: NO_ID,
    asmt_id: NO_ID,
    screening_set_id: NO_ID,
    interview_question_id: NO_ID,
    interview_guide_id: NO_ID,
    account_field_id: NO_ID,
    user_job_id: randomUUID(),
    batch_id: randomUUID(),
    uid: randomUUID(),
    stop_token: 'none',
    template_slug: 'next-step',
    template_name: 'next-step',
    preview_id: randomUUID(),
    language: 'en',
    job_step_activity_id: activityOf(requisition, 'competencies').jobStepActivityId,
  }
}
