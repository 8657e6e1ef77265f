// Who messages come from, and by which server they go out, by the environment.
import { z } from 'zod'

import type { MailSender } from '#contract/messages/email-editor-rules.ts'

export const mailVariables = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://localhost:25' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*\S+@[^\s@>]+>?$/, { error: 'must hold an address' })
    .optional(),
}

type Values = { readonly MAIL_FROM?: string | undefined; readonly PUBLIC_URL?: string | undefined }

/** `mailSender` is the address alone; undefined where neither variable names one. */
export function mailSenderOf({ MAIL_FROM, PUBLIC_URL }: Values) {
  const host = PUBLIC_URL === undefined ? 'localhost' : new URL(PUBLIC_URL).hostname
  const mailFrom = MAIL_FROM ?? `Fairlead <no-reply@${host}>`
  const isNamed = MAIL_FROM !== undefined || PUBLIC_URL !== undefined
  return { mailFrom, mailSender: isNamed ? bareAddress(mailFrom) : undefined }
}

/** The address alone of a sender such as `Fairlead <no-reply@example.com>`. */
function bareAddress(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()
}

/** One of the two addresses that mail leaves from: the configured one, or `notify` at its domain. */
export function addressOfSender(from: string, sender: MailSender = 'no-reply'): string {
  const address = bareAddress(from)
  return sender === 'no-reply' ? address : `${sender}${address.slice(address.lastIndexOf('@'))}`
}
