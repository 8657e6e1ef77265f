// Makes a message of its template and values: subject, plain text and HTML. Every value is escaped where it is HTML.
import type { Locale } from '#contract/core/shape.ts'
import type { MailSender } from '#contract/messages/email-editor-rules.ts'
import { fillTemplate } from '#contract/messages/template-variables.ts'
import { ERASURE_GRACE_DAYS, EXPORT_DAYS } from '#contract/privacy/privacy.ts'

import { compileEmail, finishPage, type MailLogo } from './compile-email.ts'
import { defaultEmail } from './default-email.ts'
import { variableOf } from './email-variables.ts'
import { escapeHtml } from './escape-html.ts'
import { GREETINGS, MAIL_LABELS } from './mail-messages.ts'
import type { MailMessages } from './mail-shape.ts'

export const PRODUCT = 'Fairlead'
const VALUES: Readonly<Record<string, string>> = {
  product: PRODUCT,
  minutes: '60',
  days: '7',
  graceDays: String(ERASURE_GRACE_DAYS),
  exportDays: String(EXPORT_DAYS),
}
/** A name that is nothing but a name. The user who signs a stranger up could else have us send them a text of their own. */
const PLAIN_NAME = /^[\p{L}\p{M}'’ -]{1,40}$/u

export type ComposedMail = {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Set by a stored template only. */
  readonly fromName?: string
  readonly sender?: MailSender
  readonly replyTo?: string
}

/** An email that is ready to be filled in: everything with its variables. */
export type ReadyEmail = {
  readonly subject: string
  readonly plain: string
  /** The whole page, see `compile-email.ts`. */
  readonly html: string
}
/** One that was stored in place of the words of the product. */
export type StoredEmail = ReadyEmail & {
  readonly sender: MailSender
  readonly fromName: string
  readonly replyTo: string
}

type Filling = {
  readonly language: Locale
  readonly name: string
  /** Absolute. */
  readonly link: string
  readonly stored?: StoredEmail | null | undefined
  readonly logo?: MailLogo | undefined
}

/** `company`, `job` and `activity` are named where the words do so. */
export function composeMail({
  kind,
  company = '',
  job = '',
  activity = '',
  again = '',
  answer = '',
  ended = '',
  startDate = '',
  note = '',
  ...filling
}: Filling & {
  kind: keyof typeof MAIL_LABELS
  company?: string | undefined
  job?: string | undefined
  activity?: string | undefined
  /** When the applicant may apply again. */
  again?: string | undefined
  /** By when the company answers. */
  answer?: string | undefined
  /** What ended with an application. */
  ended?: string | undefined
  /** The first day of work of an applicant who was hired. */
  startDate?: string | undefined
  /** What a user wrote, as a paragraph of its own. */
  note?: string
}): ComposedMail {
  return composeFrom(MAIL_LABELS[kind][filling.language], {
    ...filling,
    values: { company, job, activity, again, answer, ended, startDate, note },
  })
}

/** The same of words that are not among those. A paragraph that comes out empty is left out. */
export function composeFrom(
  words: MailMessages,
  given: Filling & { values: Readonly<Record<string, string>> },
): ComposedMail {
  const { stored } = given
  return stored === null || stored === undefined
    ? fillEmail(readyDefault(words, given.language), given)
    : composeStored(stored, given)
}

/** A message of a stored template. */
export function composeStored(
  stored: StoredEmail,
  given: Omit<Filling, 'stored'> & { values: Readonly<Record<string, string>> },
): ComposedMail {
  const { sender, replyTo, fromName } = stored
  const name = oneLine(fillTemplate(fromName, { values: valuesOf(given) })).trim()
  return {
    ...fillEmail(stored, given),
    sender,
    fromName: name === '' ? PRODUCT : name,
    ...(replyTo === '' ? {} : { replyTo }),
  }
}

const READY = new WeakMap<MailMessages, ReadyEmail>()

// The words never change: each is compiled once in a process.
function readyDefault(words: MailMessages, language: Locale): ReadyEmail {
  const known = READY.get(words)
  if (known !== undefined) return known
  const { body, ...email } = defaultEmail(words)
  const ready = { ...email, html: compileEmail({ ...email, body, language }) }
  READY.set(words, ready)
  return ready
}

/** Values are put in once and never read as a template. */
function fillEmail(
  email: ReadyEmail,
  given: Filling & { values: Readonly<Record<string, string>> },
): ComposedMail {
  const values = valuesOf(given)
  const plain = fillTemplate(email.plain, { values }).replaceAll(/\n{3,}/g, '\n\n')
  const html = fillTemplate(email.html, { values, format: escapeHtml })
  return {
    subject: oneLine(fillTemplate(email.subject, { values })),
    text: `${plain.trim()}\n\n${PRODUCT}\n`,
    html: finishPage(html, given.logo),
  }
}

function valuesOf({
  language,
  name,
  link,
  values,
}: Filling & { values: Readonly<Record<string, string>> }): Record<string, string> {
  const own: [string, string][] = Object.entries({ ...VALUES, ...values }).map(([key, value]) => [
    variableOf(key),
    value,
  ])
  const { named, plain } = GREETINGS[language]
  const isPlain = PLAIN_NAME.test(name)
  return {
    ...Object.fromEntries<string>(own),
    greeting: isPlain ? named.replace('{name}', () => name) : plain,
    first_name: isPlain ? name : '',
    action_link: link,
    app_origin: new URL(link).origin,
  }
}

// A name from outside cannot make a second line, which would be a header of its own.
function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ')
}
