// Writing to applicants, for the features that decide about them.
import type { Emails } from '#web/features/decisions/email-request.ts'
import { DecisionEmailFields } from '#web/features/messages/decision-email-fields.tsx'
import { EmailDialog } from '#web/features/messages/email-dialog.tsx'
import { TextDialog } from '#web/features/messages/text-dialog.tsx'

/** For where no one is written to. */
export const noEmails: Emails = {
  renderEmail: () => null,
  renderText: () => null,
  renderDecisionEmail: () => null,
}

/** What writes to the applicants of a requisition; nothing while it is not known whose it is. */
export function emailsOf(of: { accountId: number | undefined; jobId: number }): Emails {
  const { accountId, jobId } = of
  if (accountId === undefined) return noEmails
  return {
    renderEmail: (request) => <EmailDialog {...request} {...{ accountId, jobId }} />,
    renderText: (request) => <TextDialog {...request} jobId={jobId} />,
    renderDecisionEmail: (request) => (
      <DecisionEmailFields {...request} {...{ accountId, jobId }} />
    ),
  }
}
