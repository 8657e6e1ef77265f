// The mail port: one message to one person. Knows nothing of who sends what and why.
import type { MailSender } from '#contract/messages/email-editor-rules.ts'

export type OutgoingMail = {
  /** The same for every try, so that the user who gets it twice can tell. */
  readonly mailId: string
  /** A bare address, in the form of the contract. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Who writes, beside the address that the installation sends from; the product when left out. */
  readonly fromName?: string
  /** The address that it leaves from, by its name at the installation's mail domain; the no-reply one when left out. */
  readonly sender?: MailSender
  /** A machine wrote it although it can be answered. */
  readonly isAutomatic?: boolean
  /** The address of the user who wrote it; left out for what the product itself sends. */
  readonly replyTo?: string
  /** Files that go with it. */
  readonly files?: readonly {
    readonly name: string
    readonly mime: string
    readonly content: Buffer
  }[]
  /** Images that the HTML shows, by `cid:` and their id. */
  readonly images?: readonly {
    readonly cid: string
    readonly mime: string
    readonly content: Buffer
  }[]
  /** An invitation that calendars adopt: iCalendar, RFC 5545, with its method. */
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string }
}

export type Mail = {
  /**
   * Hands a message over; it is the other side's when this resolves.
   * @throws MailRefusedError when it never will be, any other error when a later try may succeed.
   */
  send(mail: OutgoingMail): Promise<void>
}

/** The other side does not take this message, now or later. Its text names no one. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError'
}

/** For an installation that was given no mail server: says so of every message. */
export const noMail: Mail = {
  send: () => Promise.reject(new MailRefusedError('SMTP_URL is not set.')),
}
