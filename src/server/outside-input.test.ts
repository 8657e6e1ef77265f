// What reads text or bytes that anyone can send: its time grows with the input and no faster, or one request stops the
// server for all others. A function that scans such input gets its line here, with the input that is worst for it.
import { expect, it } from 'vitest'

import { formatOfBytes } from '#contract/core/file-format.ts'
import { hasUnsafeLink } from '#contract/interviews/meeting-link.ts'
import { parseTemplate } from '#contract/messages/template-variables.ts'
import { dialedNumber } from '#contract/people/profile-rules.ts'
import { growthOf } from '#testing/growth.ts'

import { csvLine } from './access/audit/csv.ts'
import { safeFileName } from './assessments/media/file-name.ts'
import { slugOf } from './careers/career-slug.ts'
import { excerptOf } from './careers/pages/layout.ts'
import { NotACalendarError, readBusyTimes } from './interviews/calendars/read-busy-times.ts'
import { parseMail } from './mail/inbound/parse-mail.ts'
import { splitQuoted } from './mail/inbound/split-quoted.ts'
import { cleanRichText, plainTextOf } from './rich-text/clean-rich-text.ts'
import { masked } from './scorecards/compare/blind.ts'

const SIZE = 25_000
/** Four times the input takes four times as long; sixteen times as long would be the square. */
const MOST_GROWTH = 9

const mail = (make: (size: number) => string) => (size: number) =>
  parseMail(Buffer.from(`From: ines@elsewhere.example\r\n${make(size)}`))
const header = (name: string, part: string) =>
  mail((size) => `${name}: ${part.repeat(size / part.length)}\r\n\r\nYes`)
const html = (part: string) =>
  mail((size) => `Content-Type: text/html\r\n\r\n${part.repeat(size / part.length)}`)
const bytes = (begin: string, part: string) => (size: number) =>
  formatOfBytes(Buffer.from(begin + part.repeat((size * 20) / part.length), 'latin1'))
const answer = (part: string) => (size: number) =>
  masked(
    { type: 'long_text', value: part.repeat(size / part.length) } as Parameters<typeof masked>[0],
    { first_name: 'Ines', last_name: 'Duarte' },
  )
const calendar = (make: (size: number) => string) => (size: number) => {
  const event = `BEGIN:VEVENT\r\n${make(size)}\r\nEND:VEVENT`
  const text = `BEGIN:VCALENDAR\r\n${event}\r\nEND:VCALENDAR`
  return readBusyTimes({ text, from: 0, to: 86_400_000, zone: 'UTC', knownUids: [], owners: [] })
}

it.each<[string, (size: number) => unknown]>([
  ['a mail that was delivered to a word without an @', header('Delivered-To', 'a')],
  ['a mail whose original recipient is a word without an @', header('X-Original-To', 'a')],
  ['a mail with many recipients', header('Cc', 'a@b.example, ')],
  ['a mail with quotes in its sender', header('From', '"')],
  ['a mail with a subject of encoded words', header('Subject', '=?utf-8?Q?')],
  ['a mail with many references', header('References', '<a@b> ')],
  ['a mail with parameters of its type', header('Content-Type', ';')],
  ['a mail of one long line', mail((size) => `\r\n${'a'.repeat(size)}`)],
  ['a mail of short lines', mail((size) => `\r\n${'On a\r\n'.repeat(size / 6)}`)],
  ['a mail of HTML tags that never end', html('<')],
  ['a mail of HTML paragraphs', html('<p>a</p>')],
  ['a mail of HTML with addresses of images', html('[http:')],
  ['a quoted answer', (size) => splitQuoted('On a wrote\n'.repeat(size / 11))],
  ['a file that begins like a zip', bytes('PK\u0003\u0004', 'w')],
  ['a file with many ends of a zip', bytes('PK\u0003\u0004', 'PK\u0005\u0006')],
  ['a file that begins like a Word document', bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'W')],
  ['a text file', bytes('', 'a')],
  ['a place of letters', (size) => hasUnsafeLink('a'.repeat(size))],
  ['a place of schemes', (size) => hasUnsafeLink('a://'.repeat(size / 4))],
  ['a place that begins like a script', (size) => hasUnsafeLink(`javascript${' '.repeat(size)}`)],
  ['a phone number of blanks', (size) => dialedNumber(`1${' '.repeat(size)}x`)],
  ['a name of a file', (size) => safeFileName('. '.repeat(size), 'application/pdf')],
  ['a template with a brace and spaces', (size) => parseTemplate(`{{${' '.repeat(size)}`)],
  ['a template of opening braces', (size) => parseTemplate('{{a'.repeat(size / 3))],
  ['an answer of one word', answer('a')],
  ['an answer of signs that addresses have', answer('a@')],
  ['an answer of digits', answer('1 ')],
  [
    'a calendar of events that only begin',
    (size) => {
      const read = calendar(() => 'BEGIN:VEVENT\r\n'.repeat(size / 2))
      expect(() => read(size)).toThrow(NotACalendarError)
    },
  ],
  [
    'a calendar with a zone of letters',
    calendar((size) => `DTSTART;TZID=${'a/'.repeat(size)}!:20260101T000000`),
  ],
  ['rich text of tags that never end', (size) => cleanRichText('<br '.repeat(size / 4))],
  ['rich text of links that never end', (size) => cleanRichText('<a href="'.repeat(size / 9))],
  [
    'rich text with a style of spaces',
    (size) => cleanRichText(`<p style="${' '.repeat(size)}">a</p>`),
  ],
  ['plain text of tags that never end', (size) => plainTextOf('<br '.repeat(size / 4))],
  ['a name of a company', (size) => slugOf('- '.repeat(size / 2))],
  ['a text of spaces', (size) => excerptOf(' a'.repeat(size / 2))],
  ['a cell of a table', (size) => csvLine(['"'.repeat(size)])],
])(
  '%s of four times the size takes about four times as long',
  { timeout: 60_000 },
  async (_, run) => {
    expect(await growthOf(run, SIZE)).toBeLessThan(MOST_GROWTH)
  },
)
