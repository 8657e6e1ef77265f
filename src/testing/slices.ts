// Every slice’s examples, in an order in which the rows of one may name those of the ones before it.
import { accountExamples } from '#server/account/account-examples.ts'
import { assessmentExamples } from '#server/assessments/assessment-examples.ts'
import { extraTimeExamples } from '#server/assessments/extra-time/extra-time-examples.ts'
import { vendorExamples } from '#server/assessments/language/vendor-examples.ts'
import { skillsTestExamples } from '#server/assessments/skills-tests/skills-test-examples.ts'
import { speedTestExamples } from '#server/assessments/speed/speed-test-examples.ts'
import { timingExamples } from '#server/assessments/timing/timing-examples.ts'
import { trailExamples } from '#server/assessments/trail/trail-examples.ts'
import { typingExamples } from '#server/assessments/typing/typing-examples.ts'
import { auditExamples } from '#server/audit/audit-examples.ts'
import { careerExamples } from '#server/careers/career-examples.ts'
import { companyMediaExamples } from '#server/company-media/company-media-examples.ts'
import { consentExamples } from '#server/consents/consent-examples.ts'
import { eeocExamples } from '#server/eeoc/eeoc-examples.ts'
import { mailboxExamples } from '#server/integrations/mail/mailbox-examples.ts'
import { calendarExamples } from '#server/interviews/calendars/calendar-examples.ts'
import { calibrationExamples } from '#server/interviews/calibration/calibration-examples.ts'
import { feedbackExamples } from '#server/interviews/feedback/feedback-examples.ts'
import { interviewExamples } from '#server/interviews/interview-examples.ts'
import { libraryExamples } from '#server/interviews/library/library-examples.ts'
import { invitationExamples } from '#server/invitations/invitation-examples.ts'
import { jobExperienceExamples } from '#server/job-experiences/job-experience-examples.ts'
import { kioskExamples } from '#server/kiosk/kiosk-examples.ts'
import { mailExamples } from '#server/mail/mail-examples.ts'
import { mediaExamples } from '#server/media/media-examples.ts'
import { monitoringExamples } from '#server/monitoring/monitoring-examples.ts'
import { privacyExamples } from '#server/privacy/privacy-examples.ts'
import { progressExamples } from '#server/progress/progress-examples.ts'
import { accountDecisionExamples } from '#server/requisitions/account-wide/account-decision-examples.ts'
import { hiringSettingsExamples } from '#server/requisitions/approval/hiring-settings-examples.ts'
import { automationExamples } from '#server/requisitions/automation/automation-examples.ts'
import { changeExamples } from '#server/requisitions/changes/change-examples.ts'
import { classExamples } from '#server/requisitions/classes/class-examples.ts'
import { commentExamples } from '#server/requisitions/comments/comment-examples.ts'
import { decisionExamples } from '#server/requisitions/decisions/decision-examples.ts'
import { duplicateExamples } from '#server/requisitions/duplicates/duplicate-examples.ts'
import { exportExamples } from '#server/requisitions/exports/export-examples.ts'
import { fieldExamples } from '#server/requisitions/fields/field-examples.ts'
import { followExamples } from '#server/requisitions/follow/follow-examples.ts'
import { humanReviewExamples } from '#server/requisitions/human-reviews/human-review-examples.ts'
import { impactExamples } from '#server/requisitions/impact/impact-examples.ts'
import { inviteExamples } from '#server/requisitions/invites/invite-examples.ts'
import { messageExamples } from '#server/requisitions/messages/message-examples.ts'
import { modelExamples } from '#server/requisitions/models/model-examples.ts'
import { moveExamples } from '#server/requisitions/moves/move-examples.ts'
import { onboardingFormExamples } from '#server/requisitions/onboarding-forms/onboarding-form-examples.ts'
import { notificationExamples } from '#server/requisitions/plan/notification-examples.ts'
import { questionExamples } from '#server/requisitions/questions/question-examples.ts'
import { reasonExamples } from '#server/requisitions/reasons/reason-examples.ts'
import { setupExamples } from '#server/requisitions/setup/setup-examples.ts'
import { tagExamples } from '#server/requisitions/tags/tag-examples.ts'
import { resumeExamples } from '#server/resumes/resume-examples.ts'
import { roleExamples } from '#server/roles/role-examples.ts'
import { savedViewExamples } from '#server/saved-views/saved-view-examples.ts'
import { reportExamples } from '#server/scorecards/reports/report-examples.ts'
import { shareExamples } from '#server/scorecards/share/share-examples.ts'
import { secondFactorExamples } from '#server/session/second-factors/second-factor-examples.ts'
import { sessionExamples } from '#server/session/session-examples.ts'
import { sourceExamples } from '#server/sources/source-examples.ts'
import { userProfileExamples } from '#server/user-profile/user-profile-examples.ts'
import { writingExamples } from '#server/writing/writing-examples.ts'

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
  tagExamples,
  moveExamples,
  reasonExamples,
  decisionExamples,
  accountDecisionExamples,
  impactExamples,
  humanReviewExamples,
  automationExamples,
  messageExamples,
  exportExamples,
  followExamples,
]
