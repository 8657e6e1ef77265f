/** Emails that anyone can send to the company: a mail service hands them over as they are. */
import { randomInt } from 'node:crypto'

import { send } from './send.ts'

export const INBOUND = { domain: 'reply.example.com', secret: 'attack'.repeat(8) } as const

const MB = 1_048_576
/** Beyond the size of an email that is taken. */
const TOO_LARGE = 30 * MB

const EMAILS: Readonly<Record<string, () => string>> = {
  'a recipient without an @': () => email({ to: 'a'.repeat(randomInt(1, 4 * MB)) }),
  'recipients without an end': () => email({ to: 'a@b.example, '.repeat(100_000) }),
  'a subject of encoded words': () => email({ subject: '=?utf-8?Q?'.repeat(100_000) }),
  'more than a thousand parts': () =>
    email({
      type: 'multipart/mixed; boundary=b',
      body: '--b\r\nContent-Type: text/plain\r\n\r\na\r\n'.repeat(randomInt(1000, 20_000)),
    }),
  'parts in parts': () =>
    email({
      type: 'multipart/mixed; boundary=b0',
      body: Array.from(
        { length: 2000 },
        (_, depth) =>
          `--b${depth}\r\nContent-Type: multipart/mixed; boundary=b${depth + 1}\r\n\r\n`,
      ).join(''),
    }),
  'HTML alone': () =>
    email({ type: 'text/html', body: '<p>a</p>'.repeat(randomInt(65_000, 200_000)) }),
  'HTML tags that never end': () => email({ type: 'text/html', body: '<'.repeat(600_000) }),
  'HTML in HTML': () => email({ type: 'text/html', body: '<div>'.repeat(120_000) }),
  'HTML tables in tables': () =>
    email({ type: 'text/html', body: '<table><tr><td>'.repeat(40_000) }),
  'HTML links': () =>
    email({ type: 'text/html', body: '<a href="http://a.example/">a</a>'.repeat(20_000) }),
  'quotes of quotes': () => email({ body: `${'>'.repeat(1000)} a\r\n`.repeat(1000) }),
  'too large': () => email({ body: 'a'.repeat(TOO_LARGE) }),
}

/** One of them. @returns what is wrong with the answer */
export async function sendHostileEmail(port: number, from: string): Promise<string | undefined> {
  const names = Object.keys(EMAILS)
  const name = names[randomInt(names.length)] ?? ''
  const headers = {
    authorization: `Bearer ${INBOUND.secret}`,
    'content-type': 'message/rfc822',
  }
  const path = '/integration/v1/inbound-mail/'
  const body = EMAILS[name]?.()
  const { status } = await send({ port, method: 'POST', path, headers, body, from })
  if ([401, 404, 415].includes(status)) return `${name}: was not read (${status})`
  return status >= 500 && status !== 503 ? `${name}: answered ${status}` : undefined
}

function email({
  to = `reply+a@${INBOUND.domain}`,
  subject = 'Re: A question',
  type = 'text/plain',
  body = 'Yes',
}: {
  to?: string
  subject?: string
  type?: string
  body?: string
}): string {
  const lines = [
    'From: ines@elsewhere.example',
    `To: ${to}`,
    `Subject: ${subject}`,
    `Content-Type: ${type}`,
  ]
  return `${lines.join('\r\n')}\r\n\r\n${body}\r\n`
}
