// Reads an email: who wrote it and to whom, its text, its files. Nothing of it is trusted, and no HTML of it is kept.
import { createHash } from 'node:crypto'

import { simpleParser, type AddressObject, type ParsedMail } from 'mailparser'

import { REPLY_LIMITS } from '#contract/messages/messages-rules.ts'

import { isAutomatic } from './is-automatic.ts'
import { splitQuoted } from './split-quoted.ts'

export type MailFile = { readonly name: string; readonly content: Buffer }

export type ReadMail = {
  /** SHA-256 of its Message-ID, or of the whole where it has none; hexadecimal. */
  readonly hash: string
  /** A bare address. */
  readonly from: string
  /** Whom it was sent or delivered to. */
  readonly recipients: readonly string[]
  /** The Message-IDs that it answers, the latest first. */
  readonly answers: readonly string[]
  readonly isAutomatic: boolean
  /** One line. */
  readonly subject: string
  /** Plain text; see `split-quoted.ts`. */
  readonly text: string
  readonly quoted: string
  readonly isCut: boolean
  readonly files: readonly MailFile[]
}

const ADDRESS = /^[^\s@<>"\p{C}]{1,64}@[^\s@<>"\p{C}]{1,255}$/u
/** Where servers on the way write down whom they delivered it to. */
const DELIVERED = [
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'x-envelope-to',
  'x-forwarded-to',
]
const IMAGE_LINE = /^[ \t]*\[(?:https?|cid|data):[^\]\s]*\][ \t]*$/gmu
const SUBJECT_LENGTH = 200
/** Characters of HTML that are made text; of a longer one the rest is cut. */
const MOST_HTML = REPLY_LIMITS.text * 10
/** Of what a mail can name: the address that belongs to an applicant comes early. */
const MOST_RECIPIENTS = 500
const HTML_HEADERS =
  'Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n'
const OPTIONS = {
  skipTextToHtml: true,
  skipTextLinks: true,
  maxHtmlLengthToParse: MOST_HTML,
}

/** Null for bytes that are no email of one sender. */
export async function parseMail(raw: Buffer): Promise<ReadMail | null> {
  const parsed = await parsedOrNull(raw)
  if (parsed === null) return null
  const from = parsed.from?.value.length === 1 ? (parsed.from.value[0]?.address ?? '') : ''
  if (!ADDRESS.test(from)) return null
  const written = await textOf(parsed)
  const { text, quoted } = splitQuoted(written.text)
  return {
    hash: hashOf(parsed.messageId ?? raw),
    from,
    recipients: recipientsOf(parsed),
    answers: answersOf(parsed),
    isAutomatic: isAutomatic({
      header: (name) => headerOf(parsed, name).replace(/;.*$/s, '').trim().toLowerCase(),
      from: from.toLowerCase(),
    }),
    subject: plain(parsed.subject ?? '')
      .replaceAll(/\s+/gu, ' ')
      .trim()
      .slice(0, SUBJECT_LENGTH),
    text: text.slice(0, REPLY_LIMITS.text).toWellFormed(),
    quoted: quoted.slice(0, REPLY_LIMITS.text).toWellFormed(),
    isCut: written.isCut || Math.max(text.length, quoted.length) > REPLY_LIMITS.text,
    files: filesOf(parsed),
  }
}

// All of it is in memory: what the parser throws, such as for a thousand parts, is about the email, whenever it is read.
async function parsedOrNull(raw: Buffer): Promise<ParsedMail | null> {
  return simpleParser(raw, OPTIONS).catch(() => null)
}

// HTML that is too long, or nested too deep, leaves an empty text with the reason. The beginning of it says most.
async function textOf(parsed: ParsedMail): Promise<{ text: string; isCut: boolean }> {
  const text = plainTextOf(parsed)
  if (parsed.textConversionError === undefined) return { text, isCut: false }
  if (text.trim() !== '' || !parsed.html) return { text, isCut: true }
  const html = parsed.html.slice(0, MOST_HTML).toWellFormed()
  const beginning = await parsedOrNull(Buffer.from(`${HTML_HEADERS}${html}`))
  return { text: beginning === null ? '' : plainTextOf(beginning), isCut: true }
}

// Of HTML the parser makes text; a line that says no more than where an image lies is a logo, or a picture that tracks.
function plainTextOf({ text = '', html }: ParsedMail): string {
  const whole = plain(text)
  return html === false ? whole : whole.replaceAll(IMAGE_LINE, '')
}

// Control characters go: also those that the database does not take, and those that turn the direction of writing.
function plain(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\n\t])[\p{Cc}\u{202a}-\u{202e}\u{2066}-\u{2069}]/gu, '')
    .toWellFormed()
}

function recipientsOf(parsed: ParsedMail): string[] {
  const named = [parsed.to, parsed.cc].flatMap((one) => one ?? []).flatMap(addressesIn)
  const delivered = DELIVERED.flatMap((name) =>
    headerOf(parsed, name)
      .split(/[\s<>,;"]+/)
      .filter((part) => part.includes('@')),
  )
  return [...delivered, ...named].slice(0, MOST_RECIPIENTS)
}

function addressesIn({ value }: AddressObject): string[] {
  return value.flatMap(({ address, group }) => [
    ...(address === undefined ? [] : [address]),
    ...(group ?? []).flatMap((one) => one.address ?? []),
  ])
}

function answersOf({ inReplyTo, references }: ParsedMail): string[] {
  const before = Array.isArray(references) ? references : [references ?? '']
  return [inReplyTo ?? '', ...before.toReversed()].filter((one) => one !== '')
}

// As it was written, all of its lines joined: what the parser makes of a header depends on which it is.
function headerOf({ headerLines }: ParsedMail, name: string): string {
  return headerLines
    .filter(({ key }) => key === name)
    .map(({ line }) =>
      line
        .slice(line.indexOf(':') + 1)
        .replaceAll(/\r?\n[ \t]+/g, ' ')
        .trim(),
    )
    .join(', ')
}

// What is part of the text, such as the logo below a signature, is no file that someone sent.
function filesOf({ attachments }: ParsedMail): MailFile[] {
  return attachments
    .filter(({ related }) => !related)
    .map(({ filename, content }) => ({ name: filename ?? '', content }))
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
