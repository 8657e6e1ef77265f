import { sendStaffInvitation } from './access/roles/send-staff-invitation.ts'
import { buildApplicantExport } from './applicants/exports/build-applicant-export.ts'
import { sendInvite } from './applicants/invites/send-invite.ts'
import { extractText } from './assessments/media/extract-text.ts'
import { verifyRecording } from './assessments/media/verify-recording.ts'
// The jobs of the queue and who does them.
import { recalculateScores } from './assessments/recalculate-scores.ts'
import { scoreAttempt } from './assessments/score-attempt.ts'
import { runAutomations } from './automation/run-automations.ts'
import { tendAutomations } from './automation/tend-automations.ts'
import type { Database } from './db/database.ts'
import { tellOutcomes } from './decisions/human-reviews/tell-outcomes.ts'
import type { Secrets } from './http/secrets.ts'
import { createOuterCalendars } from './integrations/calendar/outer-calendars.ts'
import type { Mail } from './integrations/mail/port.ts'
import type { TextMessages } from './integrations/text-messages/port.ts'
import { fetchCalendar, orderCalendars } from './interviews/calendars/fetch-calendar.ts'
import { sendInterviewMail } from './interviews/send-interview-mail.ts'
import { tendInterviews } from './interviews/tend-interviews.ts'
import type { SCHEDULES } from './jobs/job-payloads.ts'
import type { JobHandlers, Jobs } from './jobs/jobs.ts'
import { fetchMailbox } from './mail/inbound/fetch-mailbox.ts'
import type { InboundSettings } from './mail/inbound/inbound-variables.ts'
import { sendMail } from './mail/send-mail.ts'
import { notifyStaff } from './messages/notify-staff.ts'
import { receiveReplies } from './messages/receive-reply.ts'
import { sendMessages } from './messages/send-messages.ts'
import { applyRetention, orderRetention } from './privacy/apply-retention.ts'
import { buildExport } from './privacy/build-export.ts'
import { publishFigures } from './privacy/eeoc/publish-figures.ts'
import { eraseDue, erasePerson } from './privacy/erase-person.ts'
import { prune } from './privacy/prune.ts'
import { sendSharedScorecard } from './scorecards/share/send-shared-scorecard.ts'
import { requestPasswordReset } from './session/request-password-reset.ts'
import type { Storage } from './storage/storage.ts'

type Deps = Secrets & {
  database: Database
  storage: Storage
  jobs: Jobs
  mail: Mail
  texts: TextMessages
  /** See `outer-calendars.ts`. */
  allowsLoopbackIssuers?: boolean | undefined
  /** See `interview-calendar.ts`. */
  mailSender?: string | undefined
  /** See `inbound-variables.ts`; no mail comes in when left out. */
  inbound?: InboundSettings | undefined
  now: () => Date
  /** Where links of messages lead that no request has caused. */
  origin: string
}

/** The handler of each kind of job. */
export function jobHandlers(deps: Deps): JobHandlers {
  const calendars = createOuterCalendars({ allowsLoopback: deps.allowsLoopbackIssuers ?? false })
  return {
    'score-attempt': (job) => scoreAttempt(deps, job),
    'recalculate-scores': (job) => recalculateScores(deps, job),
    'verify-recording': (job) => verifyRecording(deps, job),
    'extract-text': (job) => extractText(deps, job),
    'request-password-reset': (job) => requestPasswordReset(deps, job),
    'send-mail': (job) => sendMail(deps, job),
    'send-messages': (job) => sendMessages(deps, job),
    'build-export': (job) => buildExport(deps, job),
    'build-applicant-export': (job) => buildApplicantExport(deps, job),
    'erase-person': (job) => erasePerson(deps, job),
    'apply-retention': (job) => applyRetention(deps, job),
    'notify-staff': (job) => notifyStaff(deps, job),
    'send-shared-scorecard': (job) => sendSharedScorecard(deps, job),
    'send-staff-invitation': (job) => sendStaffInvitation(deps, job),
    'send-invite': (job) => sendInvite(deps, job),
    'send-interview-mail': (job) => sendInterviewMail(deps, job),
    'fetch-calendar': (job) => fetchCalendar({ ...deps, calendars }, job),
    'run-automations': (job) => runAutomations(deps, job),
    ...scheduledHandlers(deps),
  }
}

function scheduledHandlers(deps: Deps): Pick<JobHandlers, keyof typeof SCHEDULES> {
  return {
    'erase-due': () => eraseDue(deps),
    prune: () => prune(deps),
    'order-retention': () => orderRetention(deps),
    'tend-interviews': () => tendInterviews(deps),
    'order-calendars': () => orderCalendars(deps),
    'tend-automations': () => tendAutomations(deps),
    'tell-review-outcomes': () => tellOutcomes(deps),
    'fetch-inbound-mail': () => fetchInboundMail(deps),
    'publish-figures': () => publishFigures(deps),
  }
}

async function fetchInboundMail({ inbound, ...deps }: Deps): Promise<void> {
  if (inbound?.mailbox === undefined) return
  const { domain, mailbox } = inbound
  await fetchMailbox({ mailbox, receive: receiveReplies({ ...deps, domain }) })
}
