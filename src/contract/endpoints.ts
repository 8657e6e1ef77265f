// The one list of every endpoint: what the sweeps over roles and over bad input go through.
import * as accountApplicants from './account-applicants.ts'
import * as accountDecisions from './account-decisions.ts'
import * as accountFields from './account-fields.ts'
import * as accountOnboardingForms from './account-onboarding-forms.ts'
import * as account from './account.ts'
import * as activityNotifications from './activity-notifications.ts'
import * as applicantChanges from './applicant-changes.ts'
import * as applicantExports from './applicant-exports.ts'
import * as applicantFollow from './applicant-follow.ts'
import * as applicantInvitations from './applicant-invitations.ts'
import * as assessments from './assessments.ts'
import * as audit from './audit.ts'
import * as automationRuns from './automation-runs.ts'
import * as automation from './automation.ts'
import * as careerPages from './career-pages.ts'
import * as comments from './comments.ts'
import * as companyMedia from './company-media.ts'
import * as compare from './compare.ts'
import * as consents from './consents.ts'
import * as decisions from './decisions.ts'
import * as declinedInterviews from './declined-interviews.ts'
import * as deviceCheck from './device-check.ts'
import * as duplicates from './duplicates.ts'
import * as eeoc from './eeoc.ts'
import * as emailOptOut from './email-opt-out.ts'
import * as emailTemplates from './email-templates.ts'
import type { Endpoint } from './endpoint.ts'
import * as extraTime from './extra-time.ts'
import * as firstAdmin from './first-admin.ts'
import * as hiringClasses from './hiring-classes.ts'
import * as hiringSettings from './hiring-settings.ts'
import * as hiringTeam from './hiring-team.ts'
import * as humanReviews from './human-reviews.ts'
import * as impactRatio from './impact-ratio.ts'
import * as interviewBooking from './interview-booking.ts'
import * as interviewCalibration from './interview-calibration.ts'
import * as interviewFeedback from './interview-feedback.ts'
import * as interviewLibrary from './interview-library.ts'
import * as interviewPreview from './interview-preview.ts'
import * as interviewerCalendars from './interviewer-calendars.ts'
import * as interviews from './interviews.ts'
import * as invitations from './invitations.ts'
import * as jobAttributes from './job-attributes.ts'
import * as jobExperiences from './job-experiences.ts'
import * as jobPostings from './job-postings.ts'
import * as kioskList from './kiosk-list.ts'
import * as kioskOffline from './kiosk-offline.ts'
import * as kioskStations from './kiosk-stations.ts'
import * as kiosk from './kiosk.ts'
import * as legalHolds from './legal-holds.ts'
import * as listLayouts from './list-layouts.ts'
import * as lookups from './lookups.ts'
import * as mailbox from './mailbox.ts'
import * as media from './media.ts'
import * as memberships from './memberships.ts'
import * as messages from './messages.ts'
import * as monitoring from './monitoring.ts'
import * as moves from './moves.ts'
import * as mySessions from './my-sessions.ts'
import * as passkeys from './passkeys.ts'
import * as passwords from './passwords.ts'
import * as predictiveModels from './predictive-models.ts'
import * as privacy from './privacy.ts'
import * as progress from './progress.ts'
import * as questionLibrary from './question-library.ts'
import * as recommendations from './recommendations.ts'
import * as rejectionReasons from './rejection-reasons.ts'
import * as reports from './reports.ts'
import * as requisitionConfiguration from './requisition-configuration.ts'
import * as requisitionHistory from './requisition-history.ts'
import * as requisitionSetup from './requisition-setup.ts'
import * as requisitions from './requisitions.ts'
import * as resumes from './resumes.ts'
import * as retention from './retention.ts'
import * as roles from './roles.ts'
import * as savedViews from './saved-views.ts'
import * as scorecardShares from './scorecard-shares.ts'
import * as scorecards from './scorecards.ts'
import * as screeningPlan from './screening-plan.ts'
import * as secondFactors from './second-factors.ts'
import * as session from './session.ts'
import * as shownChoices from './shown-choices.ts'
import * as signOn from './sign-on.ts'
import * as skillsTests from './skills-tests.ts'
import * as sources from './sources.ts'
import * as speedTests from './speed-tests.ts'
import * as staffInvitations from './staff-invitations.ts'
import * as tags from './tags.ts'
import * as textMessages from './text-messages.ts'
import * as timing from './timing.ts'
import * as trail from './trail.ts'
import * as typingTests from './typing-tests.ts'
import * as userEmail from './user-email.ts'
import * as userMerges from './user-merges.ts'
import * as userProfile from './user-profile.ts'
import * as userQuestions from './user-questions.ts'
import * as users from './users.ts'
import * as vendors from './vendors.ts'
import * as verification from './verification.ts'
import * as writingHelp from './writing-help.ts'

const MODULES = [
  session,
  account,
  passwords,
  verification,
  privacy,
  resumes,
  consents,
  legalHolds,
  lookups,
  retention,
  userEmail,
  userMerges,
  userProfile,
  userQuestions,
  users,
  jobExperiences,
  firstAdmin,
  interviewCalibration,
  declinedInterviews,
  interviewFeedback,
  invitations,
  signOn,
  moves,
  mySessions,
  secondFactors,
  passkeys,
  progress,
  assessments,
  tags,
  timing,
  typingTests,
  speedTests,
  deviceCheck,
  duplicates,
  eeoc,
  extraTime,
  media,
  requisitions,
  accountApplicants,
  accountDecisions,
  requisitionSetup,
  screeningPlan,
  questionLibrary,
  recommendations,
  rejectionReasons,
  accountFields,
  accountOnboardingForms,
  requisitionConfiguration,
  sources,
  jobPostings,
  careerPages,
  jobAttributes,
  predictiveModels,
  hiringSettings,
  hiringTeam,
  hiringClasses,
  humanReviews,
  activityNotifications,
  automation,
  automationRuns,
  applicantChanges,
  applicantExports,
  applicantFollow,
  applicantInvitations,
  comments,
  requisitionHistory,
  savedViews,
  listLayouts,
  scorecards,
  reports,
  companyMedia,
  compare,
  scorecardShares,
  kioskList,
  kioskOffline,
  kioskStations,
  kiosk,
  decisions,
  messages,
  textMessages,
  emailTemplates,
  emailOptOut,
  impactRatio,
  interviewPreview,
  interviews,
  interviewBooking,
  interviewLibrary,
  interviewerCalendars,
  shownChoices,
  skillsTests,
  trail,
  roles,
  memberships,
  staffInvitations,
  audit,
  mailbox,
  vendors,
  monitoring,
  writingHelp,
]

/** True for what `endpoint()` declared. */
export function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'url' in value
}

/** Every endpoint by the name that it is exported under. */
export const ENDPOINTS: ReadonlyMap<string, Endpoint> = new Map(
  MODULES.flatMap((module) =>
    Object.entries<unknown>(module).flatMap(([name, value]) =>
      isEndpoint(value) ? [[name, value] as const] : [],
    ),
  ),
)
