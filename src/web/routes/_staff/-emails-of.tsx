// Writing to applicants, for the features that decide about them.
import type { Emails } from '#web/features/decisions/email-request.ts'
import { EmailDialog } from '#web/features/messages/email-dialog.tsx'
import { RejectionFields } from '#web/features/messages/rejection-fields.tsx'
import { TextDialog } from '#web/features/messages/text-dialog.tsx'

/** For where no one is written to. */
export const noEmails: Emails = {
  renderEmail: () => null,
  renderText: () => null,
  renderRejection: () => null,
}

/** What writes to the applicants of a requisition; nothing while it is not known whose it is. */
export function emailsOf(of: { accountId: number | undefined; jobId: number }): Emails {
  const { accountId, jobId } = of
  if (accountId === undefined) return noEmails
  return {
    renderEmail: (request) => <EmailDialog {...request} {...{ accountId, jobId }} />,
    renderText: (request) => <TextDialog {...request} jobId={jobId} />,
    renderRejection: (request) => <RejectionFields {...request} {...{ accountId, jobId }} />,
  }
}
