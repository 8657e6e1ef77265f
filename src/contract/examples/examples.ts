// The one list of example replies: the API's document shows them, and screens are tested with them.
import type { Endpoint } from '../core/endpoint.ts'
import { accountFieldExamples } from './account-fields.ts'
import { accountOnboardingFormExamples } from './account-onboarding-forms.ts'
import { accountExamples } from './account.ts'
import { activityNotificationExamples } from './activity-notifications.ts'
import { applicantChangeExamples } from './applicant-changes.ts'
import { applicantDocumentExamples } from './applicant-documents.ts'
import { applicantExportExamples } from './applicant-exports.ts'
import { applicantInvitationExamples } from './applicant-invitations.ts'
import { assessmentExamples } from './assessments.ts'
import { automationExamples } from './automation.ts'
import { careerExamples } from './careers.ts'
import { collectionExamples } from './collections.ts'
import { commentExamples } from './comments.ts'
import { compareExamples } from './compare.ts'
import { consentExamples } from './consents.ts'
import { decisionExamples } from './decisions.ts'
import { deviceCheckExamples } from './device-check.ts'
import { duplicateExamples } from './duplicates.ts'
import { eeocExamples } from './eeoc.ts'
import { extraTimeExamples } from './extra-time.ts'
import { hiringClassExamples } from './hiring-classes.ts'
import { humanReviewExamples } from './human-reviews.ts'
import { impactRatioExamples } from './impact-ratio.ts'
import { interviewCalibrationExamples } from './interview-calibration.ts'
import { interviewFeedbackExamples } from './interview-feedback.ts'
import { interviewLibraryExamples } from './interview-library.ts'
import { interviewerCalendarExamples } from './interviewer-calendars.ts'
import { interviewExamples } from './interviews.ts'
import { jobExperienceExamples } from './job-experiences.ts'
import { kioskExamples } from './kiosk.ts'
import { lookupExamples } from './lookups.ts'
import { membershipExamples } from './memberships.ts'
import { messageExamples } from './messages.ts'
import { predictiveModelExamples } from './predictive-models.ts'
import { progressExamples } from './progress.ts'
import { questionLibraryExamples } from './question-library.ts'
import { recommendationExamples } from './recommendations.ts'
import { reportExamples } from './reports.ts'
import { requisitionConfigurationExamples } from './requisition-configuration.ts'
import { requisitionHistoryExamples } from './requisition-history.ts'
import { requisitionSetupExamples } from './requisition-setup.ts'
import { requisitionExamples } from './requisitions.ts'
import { resumeExamples } from './resumes.ts'
import { savedViewExamples } from './saved-views.ts'
import { scorecardShareExamples } from './scorecard-shares.ts'
import { scorecardExamples } from './scorecards.ts'
import { sessionExamples } from './session.ts'
import { shownChoiceExamples } from './shown-choices.ts'
import { skillsTestExamples } from './skills-tests.ts'
import { speedTestExamples } from './speed-tests.ts'
import { userProfileExamples } from './user-profile.ts'
import { userExamples } from './users.ts'
import { vendorExamples } from './vendors.ts'
import { writingHelpExamples } from './writing-help.ts'

/** What an endpoint answers, for those that have an example. */
export const EXAMPLES: ReadonlyMap<Endpoint, unknown> = new Map(
  [
    accountExamples,
    activityNotificationExamples,
    automationExamples,
    assessmentExamples,
    careerExamples,
    collectionExamples,
    compareExamples,
    consentExamples,
    decisionExamples,
    deviceCheckExamples,
    duplicateExamples,
    eeocExamples,
    extraTimeExamples,
    hiringClassExamples,
    humanReviewExamples,
    impactRatioExamples,
    interviewCalibrationExamples,
    interviewFeedbackExamples,
    interviewLibraryExamples,
    applicantChangeExamples,
    applicantDocumentExamples,
    applicantExportExamples,
    applicantInvitationExamples,
    commentExamples,
    interviewExamples,
    interviewerCalendarExamples,
    kioskExamples,
    lookupExamples,
    membershipExamples,
    messageExamples,
    predictiveModelExamples,
    progressExamples,
    questionLibraryExamples,
    accountFieldExamples,
    jobExperienceExamples,
    accountOnboardingFormExamples,
    reportExamples,
    recommendationExamples,
    requisitionConfigurationExamples,
    requisitionExamples,
    requisitionHistoryExamples,
    requisitionSetupExamples,
    resumeExamples,
    savedViewExamples,
    scorecardExamples,
    shownChoiceExamples,
    scorecardShareExamples,
    sessionExamples,
    skillsTestExamples,
    speedTestExamples,
    userExamples,
    userProfileExamples,
    vendorExamples,
    writingHelpExamples,
  ]
    .flat()
    .map(({ endpoint, body }) => [endpoint, body]),
)
