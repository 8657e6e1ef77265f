// The one list of every endpoint: what the sweeps over roles and over bad input go through.
import * as account from './access/account.ts'
import * as audit from './access/audit.ts'
import * as hiringTeam from './access/hiring-team.ts'
import * as memberships from './access/memberships.ts'
import * as roles from './access/roles.ts'
import * as staffInvitations from './access/staff-invitations.ts'
import * as users from './access/users.ts'
import * as applicantDocuments from './applicant-documents/applicant-documents.ts'
import * as accountApplicants from './applicants/account-applicants.ts'
import * as applicantChanges from './applicants/applicant-changes.ts'
import * as applicantExports from './applicants/applicant-exports.ts'
import * as applicantFollow from './applicants/applicant-follow.ts'
import * as applicantInvitations from './applicants/applicant-invitations.ts'
import * as duplicates from './applicants/duplicates.ts'
import * as userMerges from './applicants/user-merges.ts'
import * as assessments from './assessments/assessments.ts'
import * as deviceCheck from './assessments/device-check.ts'
import * as extraTime from './assessments/extra-time.ts'
import * as media from './assessments/media.ts'
import * as shownChoices from './assessments/shown-choices.ts'
import * as skillsTests from './assessments/skills-tests.ts'
import * as speedTests from './assessments/speed-tests.ts'
import * as timing from './assessments/timing.ts'
import * as trail from './assessments/trail.ts'
import * as typingTests from './assessments/typing-tests.ts'
import * as userQuestions from './assessments/user-questions.ts'
import * as vendors from './assessments/vendors.ts'
import * as automationRuns from './automation/automation-runs.ts'
import * as automation from './automation/automation.ts'
import * as careerPages from './careers/career-pages.ts'
import * as companyMedia from './careers/company-media.ts'
import * as jobPostings from './careers/job-postings.ts'
import * as sources from './careers/sources.ts'
import { COLLECTIONS } from './collections.ts'
import { endpointsOf } from './core/collection-endpoints.ts'
import type { Endpoint } from './core/endpoint.ts'
import * as lookups from './core/lookups.ts'
import * as monitoring from './core/monitoring.ts'
import * as accountDecisions from './decisions/account-decisions.ts'
import * as decisions from './decisions/decisions.ts'
import * as humanReviews from './decisions/human-reviews.ts'
import * as impactRatio from './decisions/impact-ratio.ts'
import * as moves from './decisions/moves.ts'
import * as declinedInterviews from './interviews/declined-interviews.ts'
import * as interviewBooking from './interviews/interview-booking.ts'
import * as interviewCalibration from './interviews/interview-calibration.ts'
import * as interviewFeedback from './interviews/interview-feedback.ts'
import * as interviewPreview from './interviews/interview-preview.ts'
import * as interviewerCalendars from './interviews/interviewer-calendars.ts'
import * as interviews from './interviews/interviews.ts'
import * as kioskList from './kiosk/kiosk-list.ts'
import * as kioskOffline from './kiosk/kiosk-offline.ts'
import * as kioskStations from './kiosk/kiosk-stations.ts'
import * as kiosk from './kiosk/kiosk.ts'
import * as emailOptOut from './messages/email-opt-out.ts'
import * as emailTemplates from './messages/email-templates.ts'
import * as mailbox from './messages/mailbox.ts'
import * as messages from './messages/messages.ts'
import * as textMessages from './messages/text-messages.ts'
import * as writingHelp from './messages/writing-help.ts'
import * as jobExperiences from './people/job-experiences.ts'
import * as resumes from './people/resumes.ts'
import * as userProfile from './people/user-profile.ts'
import * as activityNotifications from './plan-editor/activity-notifications.ts'
import * as jobAttributes from './plan-editor/job-attributes.ts'
import * as recommendations from './plan-editor/recommendations.ts'
import * as requisitionConfiguration from './plan-editor/requisition-configuration.ts'
import * as requisitionSetup from './plan-editor/requisition-setup.ts'
import * as screeningPlan from './plan-editor/screening-plan.ts'
import * as consents from './privacy/consents.ts'
import * as eeoc from './privacy/eeoc.ts'
import * as legalHolds from './privacy/legal-holds.ts'
import * as privacy from './privacy/privacy.ts'
import * as retention from './privacy/retention.ts'
import * as progress from './progress/progress.ts'
import * as reports from './reports/reports.ts'
import * as hiringClasses from './requisitions/hiring-classes.ts'
import * as listLayouts from './requisitions/list-layouts.ts'
import * as predictiveModels from './requisitions/predictive-models.ts'
import * as requisitionHistory from './requisitions/requisition-history.ts'
import * as requisitions from './requisitions/requisitions.ts'
import * as savedViews from './requisitions/saved-views.ts'
import * as comments from './scorecards/comments.ts'
import * as compare from './scorecards/compare.ts'
import * as scorecardShares from './scorecards/scorecard-shares.ts'
import * as scorecards from './scorecards/scorecards.ts'
import * as firstAdmin from './session/first-admin.ts'
import * as invitations from './session/invitations.ts'
import * as mySessions from './session/my-sessions.ts'
import * as passkeys from './session/passkeys.ts'
import * as passwords from './session/passwords.ts'
import * as secondFactors from './session/second-factors.ts'
import * as session from './session/session.ts'
import * as signOn from './session/sign-on.ts'
import * as userEmail from './session/user-email.ts'
import * as verification from './session/verification.ts'
import * as accountFields from './settings/account-fields.ts'
import * as accountOnboardingForms from './settings/account-onboarding-forms.ts'
import * as hiringSettings from './settings/hiring-settings.ts'
import * as interviewLibrary from './settings/interview-library.ts'
import * as questionLibrary from './settings/question-library.ts'

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
  applicantDocuments,
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

const ofModules = MODULES.flatMap((module) =>
  Object.entries<unknown>(module).flatMap(([name, value]) =>
    isEndpoint(value) ? [[name, value] as const] : [],
  ),
)

const ofCollections = Object.entries(COLLECTIONS).flatMap(([list, spec]) =>
  Object.entries<Endpoint>(endpointsOf(spec)).map(
    ([act, endpoint]) => [`${list}.${act}`, endpoint] as const,
  ),
)

/** Every endpoint by the name that it is exported under; those of collections as `tags.create`. */
export const ENDPOINTS: ReadonlyMap<string, Endpoint> = new Map([...ofModules, ...ofCollections])
