// The jobs of the queue and who does them.
import { scoreAttempt } from './assessments/score-attempt.ts'
import type { Database } from './db/database.ts'
import type { Mail } from './integrations/mail/port.ts'
import type { JobHandlers, Jobs } from './jobs/jobs.ts'
import { sendMail } from './mail/send-mail.ts'
import { verifyRecording } from './media/verify-recording.ts'
import { sendStaffInvitation } from './roles/send-staff-invitation.ts'
import { requestPasswordReset } from './session/request-password-reset.ts'
import type { Storage } from './storage/storage.ts'

/** The handler of each kind of job. */
export function jobHandlers(deps: {
  database: Database
  storage: Storage
  jobs: Jobs
  mail: Mail
  secret: string
  now: () => Date
}): JobHandlers {
  return {
    'score-attempt': (job) => scoreAttempt(deps, job),
    'verify-recording': (job) => verifyRecording(deps, job),
    'request-password-reset': (job) => requestPasswordReset(deps, job),
    'send-mail': (job) => sendMail(deps, job),
    'send-staff-invitation': (job) => sendStaffInvitation(deps, job),
  }
}
