// The two addresses that mail of an installation leaves from.
import { MAIL_SENDERS, type MailSender } from '#contract/messages/email-editor-rules.ts'

import { addressOfSender } from '../../integrations/mail/mail-sender.ts'

/** `mailSender` as in `inbound-variables.ts`; without one there is only the local mailbox. In the order of MAIL_SENDERS. */
export function sendersOf({ mailSender }: { mailSender?: string | undefined }): string[] {
  const from = mailSender ?? 'no-reply@localhost'
  return MAIL_SENDERS.map((sender) => addressOfSender(from, sender))
}

/** Which of them an address is; the no-reply one for any other. */
export function senderOf(address: string, senders: readonly string[]): MailSender {
  return MAIL_SENDERS[senders.indexOf(address)] ?? 'no-reply'
}
