// Reads an email: who wrote it and to whom, its text, its files. Nothing of it is trusted, and no HTML of it is kept.
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'

import { simpleParser, type AddressObject, type ParsedMail } from 'mailparser'

import { REPLY_LIMITS } from '#contract/message-limits.ts'

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
const CHUNK_BYTES = 65_536
const OPTIONS = {
  skipTextToHtml: true,
  skipTextLinks: true,
}

/** Null for bytes that are no email of one sender. */
export async function parseMail(raw: Buffer): Promise<ReadMail | null> {
  // In pieces, so that other requests are answered in between.
  const parsed = await simpleParser(Readable.from(piecesOf(raw)), {
    ...OPTIONS,
    maxHtmlLengthToParse: REPLY_LIMITS.text * 10,
  })
  const from = parsed.from?.value.length === 1 ? (parsed.from.value[0]?.address ?? '') : ''
  if (!ADDRESS.test(from)) return null
  const { text, quoted } = splitQuoted(textOf(parsed))
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
    isCut: Math.max(text.length, quoted.length) > REPLY_LIMITS.text,
    files: filesOf(parsed),
  }
}

function* piecesOf(raw: Buffer): Generator<Buffer> {
  for (let at = 0; at < raw.length; at += CHUNK_BYTES) yield raw.subarray(at, at + CHUNK_BYTES)
}

// Of HTML the parser makes text; a line that says no more than where an image lies is a logo, or a picture that tracks.
function textOf({ text = '', html }: ParsedMail): string {
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
  const delivered = DELIVERED.flatMap(
    (name) => headerOf(parsed, name).match(/[^\s<>,;"]+@[^\s<>,;"]+/g) ?? [],
  )
  return [...delivered, ...named]
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
