// Where the link of a message leads.
import type { MailKind } from './mail-messages.ts'

type Link = {
  readonly origin: string
  readonly uid: string
  readonly token: string
  readonly aboutApplication: number | null
  readonly aboutJob: number | null
  /** Of the requisition or job profile that it is about. */
  readonly jobUuid: string | null
  /** Whether that is a job profile. */
  readonly isProfile: boolean
}

export function mailLink(kind: MailKind, link: Link): string {
  return link.origin + PATHS[kind](link)
}

const toESignature = () => '/settings/e-signature'
const toProgress = () => '/user/progress'
const toPrivacy = () => '/user/privacy'
const toNewPassword = () => '/request-password-reset'
const toLogin = () => '/login'
const toLoginPage = ({ jobUuid, isProfile }: Link) =>
  jobUuid === null ? '/login' : `/login/${isProfile ? 'participant' : 'applicant'}/${jobUuid}`
const toScorecard = ({ aboutApplication }: Link) => `/smartreq-detail-applicant/${aboutApplication}`
const toApplicants = ({ aboutJob }: Link) => `/smartreq-detail/applicants?job=${aboutJob}`

const PATHS: Readonly<Record<MailKind, (link: Link) => string>> = {
  'reset-password': ({ uid, token }) => `/change-password/${uid}/${token}`,
  'verify-email': ({ uid, token }) => `/verify-email/${uid}/${token}`,
  'sign-in-link': ({ uid, token, jobUuid, isProfile }) =>
    `/sign-in-link/${uid}/${token}${jobUuid === null ? '' : `?jobUuid=${jobUuid}${isProfile ? '&page=participant' : ''}`}`,
  'account-exists': toLoginPage,
  'sign-in-as-usual': toLoginPage,
  'erasure-requested': toPrivacy,
  'export-ready': toPrivacy,
  'application-received': toProgress,
  'application-withdrawn': toProgress,
  'hired-welcome': toProgress,
  'answer-overdue': toProgress,
  'human-review-kept': toProgress,
  'human-review-overturned': toProgress,
  'application-submitted': toScorecard,
  'activity-completed': toScorecard,
  'human-review-asked': toScorecard,
  'comment-mention': toScorecard,
  'applicant-replied': toScorecard,
  'answer-owed': toScorecard,
  'approval-requested': toApplicants,
  'requisition-approved': toApplicants,
  'requisition-returned': toApplicants,
  'offer-approval-requested': () => '/my-tasks',
  'offer-approved': toApplicants,
  'offer-returned': toApplicants,
  'certificate-renewed': toESignature,
  'certificate-expiring': toESignature,
  'calendar-invitation': () => '/interviews/my-availability',
  'feedback-reminder': () => '/interviews/my-interviews?when=to_score',
  'password-changed': toNewPassword,
  'second-factor-added': toNewPassword,
  'second-factor-removed': toNewPassword,
  'second-factors-reset': toNewPassword,
  'recovery-codes-renewed': toNewPassword,
  'sessions-ended': toNewPassword,
  'signed-out-of-company': toLogin,
  'sign-in-moved': toLogin,
}
