import { collectionExamples } from './collections.ts'
import type { SliceExamples } from './slice-examples.ts'
import { accountDecisionExamples } from './slices/account-decision-examples.ts'
// Every slice’s examples, in an order in which the rows of one may name those of the ones before it.
import { accountExamples } from './slices/account-examples.ts'
import { assessmentExamples } from './slices/assessment-examples.ts'
import { attributeExamples } from './slices/attribute-examples.ts'
import { auditExamples } from './slices/audit-examples.ts'
import { automationExamples } from './slices/automation-examples.ts'
import { calendarExamples } from './slices/calendar-examples.ts'
import { calibrationExamples } from './slices/calibration-examples.ts'
import { careerExamples } from './slices/career-examples.ts'
import { changeExamples } from './slices/change-examples.ts'
import { classExamples } from './slices/class-examples.ts'
import { commentExamples } from './slices/comment-examples.ts'
import { companyMediaExamples } from './slices/company-media-examples.ts'
import { consentExamples } from './slices/consent-examples.ts'
import { decisionExamples } from './slices/decision-examples.ts'
import { documentExamples } from './slices/document-examples.ts'
import { duplicateExamples } from './slices/duplicate-examples.ts'
import { eeocExamples } from './slices/eeoc-examples.ts'
import { emailEditorExamples } from './slices/email-editor-examples.ts'
import { employeeExamples } from './slices/employee-examples.ts'
import { exportExamples } from './slices/export-examples.ts'
import { extraTimeExamples } from './slices/extra-time-examples.ts'
import { feedbackExamples } from './slices/feedback-examples.ts'
import { fieldExamples } from './slices/field-examples.ts'
import { followExamples } from './slices/follow-examples.ts'
import { hiringSettingsExamples } from './slices/hiring-settings-examples.ts'
import { humanReviewExamples } from './slices/human-review-examples.ts'
import { impactExamples } from './slices/impact-examples.ts'
import { importExamples } from './slices/import-examples.ts'
import { interviewExamples } from './slices/interview-examples.ts'
import { invitationExamples } from './slices/invitation-examples.ts'
import { inviteExamples } from './slices/invite-examples.ts'
import { jobExperienceExamples } from './slices/job-experience-examples.ts'
import { jobProfileExamples } from './slices/job-profile-examples.ts'
import { kioskExamples } from './slices/kiosk-examples.ts'
import { libraryExamples } from './slices/library-examples.ts'
import { mailExamples } from './slices/mail-examples.ts'
import { mailboxExamples } from './slices/mailbox-examples.ts'
import { mediaExamples } from './slices/media-examples.ts'
import { messageExamples } from './slices/message-examples.ts'
import { modelExamples } from './slices/model-examples.ts'
import { monitoringExamples } from './slices/monitoring-examples.ts'
import { moveExamples } from './slices/move-examples.ts'
import { notificationExamples } from './slices/notification-examples.ts'
import { offerExamples } from './slices/offer-examples.ts'
import { offerSettingsExamples } from './slices/offer-settings-examples.ts'
import { onboardingFormExamples } from './slices/onboarding-form-examples.ts'
import { peopleExamples } from './slices/people-examples.ts'
import { peopleExportExamples } from './slices/people-export-examples.ts'
import { personMergeExamples } from './slices/person-merge-examples.ts'
import { privacyExamples } from './slices/privacy-examples.ts'
import { progressExamples } from './slices/progress-examples.ts'
import { questionExamples } from './slices/question-examples.ts'
import { reportExamples } from './slices/report-examples.ts'
import { resumeExamples } from './slices/resume-examples.ts'
import { roleExamples } from './slices/role-examples.ts'
import { savedViewExamples } from './slices/saved-view-examples.ts'
import { secondFactorExamples } from './slices/second-factor-examples.ts'
import { sessionExamples } from './slices/session-examples.ts'
import { setupExamples } from './slices/setup-examples.ts'
import { shareExamples } from './slices/share-examples.ts'
import { skillsTestExamples } from './slices/skills-test-examples.ts'
import { sourceExamples } from './slices/source-examples.ts'
import { speedTestExamples } from './slices/speed-test-examples.ts'
import { timingExamples } from './slices/timing-examples.ts'
import { trailExamples } from './slices/trail-examples.ts'
import { typingExamples } from './slices/typing-examples.ts'
import { userProfileExamples } from './slices/user-profile-examples.ts'
import { vendorExamples } from './slices/vendor-examples.ts'
import { verifyDocumentExamples } from './slices/verify-document-examples.ts'
import { writingExamples } from './slices/writing-examples.ts'

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
  attributeExamples,
  timingExamples,
  trailExamples,
  typingExamples,
  vendorExamples,
  skillsTestExamples,
  speedTestExamples,
  extraTimeExamples,
  mediaExamples,
  resumeExamples,
  verifyDocumentExamples,
  privacyExamples,
  consentExamples,
  userProfileExamples,
  jobExperienceExamples,
  employeeExamples,
  peopleExamples,
  personMergeExamples,
  peopleExportExamples,
  jobProfileExamples,
  importExamples,
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
  offerSettingsExamples,
  offerExamples,
  modelExamples,
  hiringSettingsExamples,
  notificationExamples,
  inviteExamples,
  classExamples,
  commentExamples,
  documentExamples,
  duplicateExamples,
  changeExamples,
  moveExamples,
  decisionExamples,
  accountDecisionExamples,
  impactExamples,
  humanReviewExamples,
  automationExamples,
  emailEditorExamples,
  messageExamples,
  exportExamples,
  followExamples,
  collectionExamples,
]
