// Mail through an SMTP server. What goes wrong is told without the address that it was about.
import { createTransport } from 'nodemailer'
import { z } from 'zod'

import { addressOfSender } from './mail-sender.ts'
import { MailRefusedError, type Mail, type OutgoingMail } from './port.ts'

const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }
/** RFC 5321: 5yz is final. Only what was said of this envelope or this message, not of our sign-in. */
const FINAL = { codes: ['EENVELOPE', 'EMESSAGE'], from: 500, to: 599 }

const failureSchema = z.object({
  code: z.string().optional(),
  responseCode: z.number().optional(),
})

/** `url` as in smtps://user:password@host:465; `from` as in Fairlead <no-reply@example.com>. */
export function createSmtpMail(given: {
  url: string
  from: string
  timeouts?: typeof TIMEOUTS
}): Mail {
  const transport = createTransport({
    url: given.url,
    ...(given.timeouts ?? TIMEOUTS),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = /@([^@>\s]+)>?\s*$/.exec(given.from)?.[1] ?? 'localhost'
  return {
    async send(mail) {
      try {
        await transport.sendMail({
          from: senderOf(given.from, mail),
          to: { name: '', address: mail.to },
          messageId: `<${mail.mailId}@${host}>`,
          ...contentOf(mail),
          attachments: attachmentsOf(mail),
          ...(mail.calendar === undefined
            ? {}
            : { icalEvent: { ...mail.calendar, filename: 'invitation.ics' } }),
        })
      } catch (error) {
        throw withoutAddress(error)
      }
    },
  }
}

function attachmentsOf({ files = [], images = [] }: OutgoingMail) {
  return [
    ...images.map(({ cid, mime, content }) => ({
      cid,
      contentType: mime,
      content,
      contentDisposition: 'inline' as const,
    })),
    ...files.map(({ name, mime, content }) => ({ filename: name, contentType: mime, content })),
  ]
}

// Answers of machines would only come back to a mailbox that no one reads.
function contentOf({ subject, text, html, replyTo, isAutomatic }: OutgoingMail) {
  return {
    subject,
    text,
    html,
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    ...(replyTo === undefined || isAutomatic === true
      ? { headers: { 'Auto-Submitted': 'auto-generated' } }
      : {}),
  }
}

// A name in front of an address of the installation, which alone may send.
function senderOf(from: string, { fromName, sender }: OutgoingMail) {
  if (fromName === undefined && sender === undefined) return from
  const name = fromName ?? /^(.*?)\s*<[^<>]*>\s*$/.exec(from)?.[1] ?? ''
  return { name: name.replaceAll(/\p{Cc}+/gu, ' '), address: addressOfSender(from, sender) }
}

// The queue keeps the text of an error, and servers like to quote the address.
function withoutAddress(error: unknown): Error {
  const { code = 'unknown', responseCode = 0 } = failureSchema.safeParse(error).data ?? {}
  const words = `SMTP: ${code}${responseCode === 0 ? '' : ` ${responseCode}`}`
  const isFinal =
    FINAL.codes.includes(code) && responseCode >= FINAL.from && responseCode <= FINAL.to
  return isFinal ? new MailRefusedError(words) : new Error(words)
}
