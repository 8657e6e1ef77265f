// Good parameters of paths that are made for one endpoint: for the sweeps over the contract.
import { changeOf } from './applicant-changes.ts'
import { automationExample } from './automation.ts'
import { buildMember, buildStaffInvitation } from './builders.ts'
import { calendarOf } from './calendars.ts'
import { activityOf } from './candidate.ts'
import { commentOf } from './comments.ts'
import { companyMediaOf } from './company-media.ts'
import { decisionSettingsExample } from './decision-settings.ts'
import { duplicateExample } from './duplicates.ts'
import type { ExampleNeeds } from './example-needs.ts'
import {
  accountFieldOf,
  experienceOf,
  applicantExportOf,
  batchOf,
  companyOf,
  libraryQuestionOf,
  savedViewOf,
  teamMemberOf,
} from './example-rows.ts'
import { finishedActivityOf } from './finished-activity.ts'
import { assignmentOf, classOf } from './hiring-classes.ts'
import { arrangedOf } from './interview-examples.ts'
import { interviewLibraryExample } from './interview-library.ts'
import { buildMessages, buildTemplate, replyFileOf, stopLinkOf } from './message-examples.ts'
import { modelOf } from './predictive-models.ts'
import { resumeOf } from './resume-rows.ts'
import { buildShare } from './scorecard-shares.ts'
import { NO_ID } from './world.ts'

// What a call takes away is no other user's example.
const BY_LINK = ['getInterviewBooking', 'bookInterview', 'answerInterviewInvitation']

/** Parameters of an endpoint that no other may share, as it takes them away or needs them just so. */
export async function paramsOfItsOwn(
  name: string,
  { test, target }: Pick<ExampleNeeds, 'test' | 'target'>,
): Promise<Record<string, string | number>> {
  if (name === 'savePredictiveModel' || name === 'deletePredictiveModel')
    return { predictive_model_id: await modelOf(test.database, target) }
  const given = { test, target }
  const own = (await automationExample(name, given)) ?? (await duplicateExample(name, given))
  if (own !== null) return own
  if (name === 'saveHiringClass' || name === 'deleteHiringClass')
    return { hiring_class_id: await classOf(test.database, target) }
  if (name === 'getTypingTest')
    return {
      job_step_activity_id: activityOf(target.requisition, 'typing-test-1').jobStepActivityId,
    }
  if (name === 'saveComment' || name === 'deleteComment' || name === 'restoreComment')
    return { comment_uuid: await commentOf(test, target) }
  if (name.endsWith('MyCalendar') && name !== 'addMyCalendar')
    return calendarOf(test, { name, target })
  if (name === 'endInterview')
    return { interview_uuid: (await arrangedOf(test, target)).interviewUuid }
  if (name === 'getCompanyMedia') {
    const { accountId } = target
    const asked = { accountId, isMissing: accountId === NO_ID }
    return { media_id: await companyMediaOf(test, asked) }
  }
  if (BY_LINK.includes(name)) return { link_uuid: (await arrangedOf(test, target)).linkUuid }
  if (name === 'getListLayout' || name === 'saveListLayout') return { list: 'applicants' }
  if (name === 'getReplyFile') return replyFileOf(test, target)
  if (target.accountId === NO_ID) return {}
  if (name === 'listResumes' || name === 'getOriginalResume')
    return { resume_id: await resumeOf(test, target) }
  if (name === 'getReport') return { user_step_activity_id: await finishedActivityOf(test, target) }
  if (name === 'revokeStaffInvitation') {
    const member = await buildMember(test.database, target)
    const key = { accountId: target.accountId, ...member }
    return { staff_invitation_id: await buildStaffInvitation(test.database, key) }
  }
  if (name === 'leaveCompany') return { account_id: await companyOf(test, target.userId) }
  if (name === 'removeTeamMember') return { job_team_id: await teamMemberOf(test, target) }
  if (name === 'updateSavedView' || name === 'deleteSavedView')
    return { view_id: await savedViewOf(test, target) }
  if (name === 'deleteLibraryQuestion')
    return { account_question_id: await libraryQuestionOf(test, target) }
  const settings = await decisionSettingsExample(name, { test, target })
  if (settings !== null) return settings
  const library = await interviewLibraryExample(name, { test, target })
  if (library !== null) return library
  if (name === 'cancelMessages') return { batch_id: await buildMessages(test, target) }
  if (name === 'deleteEmailTemplate') return { template_slug: await buildTemplate(test, target) }
  if (name === 'getEmailOptOut' || name === 'saveEmailOptOut') return stopLinkOf(test, target)
  if (name === 'undoApplicantChange' || name === 'undoAccountChange')
    return { batch_id: await changeOf(test.database, target) }
  if (name === 'undoHiringClass') return { batch_id: await assignmentOf(test.database, target) }
  if (name === 'getJobExperience' || name === 'changeJobExperience')
    return { user_job_id: await experienceOf(test, target) }
  if (name === 'updateAccountField' || name === 'deleteAccountField')
    return { account_field_id: await accountFieldOf(test, target) }
  if (name === 'downloadApplicantExport')
    return { applicant_export_id: await applicantExportOf(test, target) }
  if (name === 'revokeScorecardShare') return { share_id: await buildShare(test, target) }
  if (name === 'undoDecisions' || name === 'undoAccountDecisions')
    return { batch_id: await batchOf(test, target) }
  if (name !== 'removeMember') return {}
  return { member_id: (await buildMember(test.database, target)).memberId }
}
