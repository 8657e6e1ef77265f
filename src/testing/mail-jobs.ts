import { jobPayloads } from '#server/jobs/job-payloads.ts'
// Does in tests what the queue would do about mail.
import type { JobHandlers } from '#server/jobs/jobs.ts'

/** A job as a test's queue keeps it. */
export type RecordedJob = { readonly name: string; readonly payload: unknown }

const MAIL_JOBS = [
  'notify-staff',
  'request-password-reset',
  'send-staff-invitation',
  'send-shared-scorecard',
  'send-messages',
  'send-invite',
  'send-interview-mail',
  'send-signing-mail',
  'send-mail',
  'send-test-email',
] as const

/** Does the recorded jobs of mail, in the order in which one leads to the next. */
export async function doMailJobs(recorded: RecordedJob[], handlers: JobHandlers): Promise<void> {
  for (const name of MAIL_JOBS) {
    const due = recorded.filter((job) => job.name === name)
    for (const job of due) {
      if (name === 'send-mail') await handlers[name](jobPayloads[name].parse(job.payload))
      else if (name === 'send-staff-invitation')
        await handlers[name](jobPayloads[name].parse(job.payload))
      else if (name === 'send-shared-scorecard')
        await handlers[name](jobPayloads[name].parse(job.payload))
      else if (name === 'send-interview-mail')
        await handlers[name](jobPayloads[name].parse(job.payload))
      else if (name === 'send-signing-mail')
        await handlers[name](jobPayloads[name].parse(job.payload))
      else if (name === 'send-messages') await handlers[name](jobPayloads[name].parse(job.payload))
      else if (name === 'send-invite') await handlers[name](jobPayloads[name].parse(job.payload))
      else if (name === 'send-test-email')
        await handlers[name](jobPayloads[name].parse(job.payload))
      else if (name === 'notify-staff') await handlers[name](jobPayloads[name].parse(job.payload))
      else await handlers[name](jobPayloads[name].parse(job.payload))
      recorded.splice(recorded.indexOf(job), 1)
    }
  }
}
