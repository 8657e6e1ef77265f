// Where mail comes in, by the environment.
import { z } from 'zod'

import { isLoopback } from '../../http/loopback.ts'
import { mailSenderOf } from '../../integrations/mail/mail-sender.ts'
import type { MailboxOptions } from './fetch-mailbox.ts'

const MIN_SECRET_LENGTH = 20
const PORTS = { 'imap:': 143, 'imaps:': 993 } as const

export const inboundVariables = {
  INBOUND_DOMAIN: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/, {
      error: 'must be a domain such as reply.example.com',
    })
    .optional(),
  INBOUND_SECRET: z.string().min(MIN_SECRET_LENGTH).optional(),
  IMAP_URL: z
    .url({ protocol: /^imaps?$/, error: 'must be an address such as imaps://user:password@host' })
    .optional(),
}

type Values = { readonly [K in keyof typeof inboundVariables]?: string | undefined } & {
  readonly PLAIN_CONNECTIONS?: string | undefined
}

export type InboundSettings = {
  /** Where answers of applicants go to: each person has an address of their own there. */
  readonly domain: string
  /** What the webhook is called with; undefined where there is none. */
  readonly secret: string | undefined
  /** The mailbox that is looked into; undefined where there is none. */
  readonly mailbox: MailboxOptions | undefined
}

/** What the app has to know of mail beside how to send it. */
export type MailSettings = {
  /** The address that it comes from, where one is configured. */
  readonly mailSender?: string | undefined
  /** Answers go to the user who wrote where it is left out. */
  readonly inbound?: InboundSettings | undefined
  /** Whether the local mailbox may be read, by everyone. */
  readonly hasMailbox?: boolean | undefined
}

/** All settings of mail. @throws Error that names a variable that is missing. */
export function mailSettingsOf(
  values: Values & Parameters<typeof mailSenderOf>[0] & { SMTP_URL?: string | undefined },
) {
  return { smtpUrl: values.SMTP_URL, ...mailSenderOf(values), inbound: inboundOf(values) }
}

/**
 * The settings; undefined where no mail comes in.
 * @throws Error that names the variable that is missing: without one of them answers would get lost.
 */
function inboundOf(values: Values): InboundSettings | undefined {
  const { INBOUND_DOMAIN: domain, INBOUND_SECRET: secret, IMAP_URL: imap } = values
  const hasWay = secret !== undefined || imap !== undefined
  if (domain === undefined) {
    if (!hasWay) return undefined
    throw new Error('INBOUND_DOMAIN is missing: INBOUND_SECRET and IMAP_URL need it.')
  }
  if (!hasWay) {
    throw new Error(
      'INBOUND_SECRET or IMAP_URL is missing: without one of them no mail comes in from INBOUND_DOMAIN.',
    )
  }
  const mayBePlain = values.PLAIN_CONNECTIONS === '1'
  const mailbox = imap === undefined ? undefined : mailboxOf(new URL(imap), mayBePlain)
  return { domain, secret, mailbox }
}

// An address without TLS is used with STARTTLS, and not at all where the server does not offer that.
function mailboxOf(url: URL, mayBePlain: boolean): MailboxOptions {
  const { hostname: host } = url
  const isSecure = url.protocol === 'imaps:'
  const folder = decodeURIComponent(url.pathname.slice(1))
  if (url.username === '') throw new Error('IMAP_URL: it names no user.')
  return {
    host,
    port: url.port === '' ? PORTS[isSecure ? 'imaps:' : 'imap:'] : Number(url.port),
    isSecure,
    needsTls: !isSecure && !mayBePlain && !isLoopback(host),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    folder: folder === '' ? 'INBOX' : folder,
  }
}
