// Every slice’s examples, in an order in which the rows of one may name those of the ones before it.
import { accountExamples } from '#server/access/account/account-examples.ts'
import { auditExamples } from '#server/access/audit/audit-examples.ts'
import { roleExamples } from '#server/access/roles/role-examples.ts'
import { changeExamples } from '#server/applicants/changes/change-examples.ts'
import { duplicateExamples } from '#server/applicants/duplicates/duplicate-examples.ts'
import { exportExamples } from '#server/applicants/exports/export-examples.ts'
import { followExamples } from '#server/applicants/follow/follow-examples.ts'
import { inviteExamples } from '#server/applicants/invites/invite-examples.ts'
import { assessmentExamples } from '#server/assessments/assessment-examples.ts'
import { extraTimeExamples } from '#server/assessments/extra-time/extra-time-examples.ts'
import { vendorExamples } from '#server/assessments/language/vendor-examples.ts'
import { mediaExamples } from '#server/assessments/media/media-examples.ts'
import { skillsTestExamples } from '#server/assessments/skills-tests/skills-test-examples.ts'
import { speedTestExamples } from '#server/assessments/speed/speed-test-examples.ts'
import { timingExamples } from '#server/assessments/timing/timing-examples.ts'
import { trailExamples } from '#server/assessments/trail/trail-examples.ts'
import { typingExamples } from '#server/assessments/typing/typing-examples.ts'
import { automationExamples } from '#server/automation/automation-examples.ts'
import { careerExamples } from '#server/careers/career-examples.ts'
import { companyMediaExamples } from '#server/careers/company-media/company-media-examples.ts'
import { sourceExamples } from '#server/careers/sources/source-examples.ts'
import { accountDecisionExamples } from '#server/decisions/account-wide/account-decision-examples.ts'
import { decisionExamples } from '#server/decisions/decision-examples.ts'
import { humanReviewExamples } from '#server/decisions/human-reviews/human-review-examples.ts'
import { impactExamples } from '#server/decisions/impact/impact-examples.ts'
import { moveExamples } from '#server/decisions/moves/move-examples.ts'
import { mailboxExamples } from '#server/integrations/mail/mailbox-examples.ts'
import { calendarExamples } from '#server/interviews/calendars/calendar-examples.ts'
import { calibrationExamples } from '#server/interviews/calibration/calibration-examples.ts'
import { feedbackExamples } from '#server/interviews/feedback/feedback-examples.ts'
import { interviewExamples } from '#server/interviews/interview-examples.ts'
import { kioskExamples } from '#server/kiosk/kiosk-examples.ts'
import { mailExamples } from '#server/mail/mail-examples.ts'
import { messageExamples } from '#server/messages/message-examples.ts'
import { writingExamples } from '#server/messages/writing/writing-examples.ts'
import { monitoringExamples } from '#server/monitoring/monitoring-examples.ts'
import { jobExperienceExamples } from '#server/people/job-experiences/job-experience-examples.ts'
import { userProfileExamples } from '#server/people/profile/user-profile-examples.ts'
import { resumeExamples } from '#server/people/resumes/resume-examples.ts'
import { notificationExamples } from '#server/plan-editor/notification-examples.ts'
import { onboardingFormExamples } from '#server/plan-editor/onboarding-forms/onboarding-form-examples.ts'
import { questionExamples } from '#server/plan-editor/questions/question-examples.ts'
import { setupExamples } from '#server/plan-editor/setup/setup-examples.ts'
import { consentExamples } from '#server/privacy/consents/consent-examples.ts'
import { eeocExamples } from '#server/privacy/eeoc/eeoc-examples.ts'
import { privacyExamples } from '#server/privacy/privacy-examples.ts'
import { progressExamples } from '#server/progress/progress-examples.ts'
import { hiringSettingsExamples } from '#server/requisitions/approval/hiring-settings-examples.ts'
import { classExamples } from '#server/requisitions/classes/class-examples.ts'
import { modelExamples } from '#server/requisitions/models/model-examples.ts'
import { savedViewExamples } from '#server/requisitions/saved-views/saved-view-examples.ts'
import { commentExamples } from '#server/scorecards/comments/comment-examples.ts'
import { reportExamples } from '#server/scorecards/reports/report-examples.ts'
import { shareExamples } from '#server/scorecards/share/share-examples.ts'
import { invitationExamples } from '#server/session/invitations/invitation-examples.ts'
import { secondFactorExamples } from '#server/session/second-factors/second-factor-examples.ts'
import { sessionExamples } from '#server/session/session-examples.ts'
import { fieldExamples } from '#server/settings/fields/field-examples.ts'
import { libraryExamples } from '#server/settings/interview-library/library-examples.ts'

import { collectionExamples } from './collections.ts'
import type { SliceExamples } from './slice-examples.ts'

export const SLICES: readonly SliceExamples[] = [
  roleExamples,
  savedViewExamples,
  sessionExamples,
  secondFactorExamples,
  mailExamples,
  mailboxExamples,
  accountExamples,
  companyMediaExamples,
  careerExamples,
  sourceExamples,
  assessmentExamples,
  timingExamples,
  trailExamples,
  typingExamples,
  vendorExamples,
  skillsTestExamples,
  speedTestExamples,
  extraTimeExamples,
  mediaExamples,
  resumeExamples,
  privacyExamples,
  consentExamples,
  userProfileExamples,
  jobExperienceExamples,
  invitationExamples,
  auditExamples,
  eeocExamples,
  progressExamples,
  monitoringExamples,
  writingExamples,
  kioskExamples,
  shareExamples,
  reportExamples,
  interviewExamples,
  feedbackExamples,
  calibrationExamples,
  calendarExamples,
  libraryExamples,
  setupExamples,
  questionExamples,
  fieldExamples,
  onboardingFormExamples,
  modelExamples,
  hiringSettingsExamples,
  notificationExamples,
  inviteExamples,
  classExamples,
  commentExamples,
  duplicateExamples,
  changeExamples,
  moveExamples,
  decisionExamples,
  accountDecisionExamples,
  impactExamples,
  humanReviewExamples,
  automationExamples,
  messageExamples,
  exportExamples,
  followExamples,
  collectionExamples,
]
