import type { Locale } from '#contract/core/shape.ts'
// Makes a message of its words and values: subject, plain text and simple HTML. Every value is escaped where it is HTML.
import { ERASURE_GRACE_DAYS, EXPORT_DAYS } from '#contract/privacy/privacy.ts'

import { GREETINGS, MAIL_LABELS } from './mail-messages.ts'
import type { MailMessages } from './mail-shape.ts'

const PRODUCT = 'Fairlead'
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
}

/** `link` is absolute; `company`, `job` and `activity` are named where the words do so. */
export function composeMail(given: {
  kind: keyof typeof MAIL_LABELS
  language: Locale
  name: string
  link: string
  company?: string | undefined
  job?: string | undefined
  activity?: string | undefined
  /** When the applicant may apply again. */
  again?: string | undefined
  /** By when the company answers. */
  answer?: string | undefined
  /** What a user wrote, as a paragraph of its own. */
  note?: string
}): ComposedMail {
  const { kind, company = '', job = '', activity = '', again = '', answer = '', ...rest } = given
  return composeFrom(MAIL_LABELS[kind][given.language], {
    ...rest,
    values: { company, job, activity, again, answer },
  })
}

/** The same of words that are not among those. A paragraph that comes out empty is left out. */
export function composeFrom(
  words: MailMessages,
  given: {
    language: Locale
    name: string
    link: string
    values: Readonly<Record<string, string>>
    note?: string | undefined
  },
): ComposedMail {
  const { language, link, note = '' } = given
  const values = { ...VALUES, ...given.values }
  const subject = filled(words.subject, values)
  const paragraphs = [
    greetingOf(given),
    ...words.paragraphs.map((one) => filled(one, values)).filter((one) => one !== ''),
    ...(note === '' ? [] : [note]),
  ]
  const action = filled(words.action, values)
  const ending = filled(words.ending, values)
  return {
    subject,
    text: [...paragraphs, `${action}:\n${link}`, ending, PRODUCT].join('\n\n').concat('\n'),
    html: htmlOf({ language, subject, paragraphs, action, link, ending }),
  }
}

/** Text as HTML shows it, also inside of an attribute's quotes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

function greetingOf({ language, name }: { language: Locale; name: string }): string {
  const { named, plain } = GREETINGS[language]
  return PLAIN_NAME.test(name) ? filled(named, { name }) : plain
}

function filled(words: string, values: Readonly<Record<string, string>>): string {
  return words.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
}

function htmlOf(given: {
  language: Locale
  subject: string
  paragraphs: readonly string[]
  action: string
  link: string
  ending: string
}): string {
  const { language, subject, paragraphs, action, link, ending } = given
  const paragraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`
  const href = escapeHtml(link)
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1c2430"><div style="max-width:520px;margin:0 auto;overflow-wrap:anywhere">',
    ...paragraphs.map((one) => paragraph(escapeHtml(one))),
    paragraph(`<a href="${href}">${escapeHtml(action)}</a>`),
    paragraph(`<small>${href}</small>`),
    paragraph(escapeHtml(ending)),
    paragraph(PRODUCT),
    '</div></body></html>',
  ].join('\n')
}
