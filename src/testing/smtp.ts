// A real SMTP server on this machine: what arrives there, and what it answers.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'

export type Received = {
  readonly from: string
  readonly to: readonly string[]
  /** Header by name in lower case, decoded. */
  readonly headers: Readonly<Record<string, string>>
  /** The whole message as it arrived. */
  readonly source: string
  /** The parts, decoded, by their content type. */
  readonly parts: Readonly<Record<string, string>>
}

export type SmtpServer = {
  readonly url: string
  /** Everything that it took, in order. */
  readonly received: readonly Received[]
  /** Resolves once so many messages arrived. */
  until(count: number): Promise<void>
  /** Refuses the next messages with these codes, one each. */
  refuseWith(...codes: readonly number[]): void
}

/** Starts it for the tests of this file. */
export async function openSmtp(): Promise<SmtpServer> {
  const received: Received[] = []
  const refusals: number[] = []
  const waiting = new Set<() => void>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo(address, _session, done) {
      const code = refusals.shift()
      done(code === undefined ? null : refusal(code, address.address))
    },
    onData(stream, { envelope }, done) {
      stream.setEncoding('utf8')
      const source: string[] = []
      stream.on('data', (part: string) => source.push(part))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope
        const from = mailFrom === false ? '' : mailFrom.address
        const whole = source.join('')
        const to = rcptTo.map(({ address }) => address)
        received.push({ from, to, source: whole, ...parse(whole) })
        for (const look of waiting) look()
        done()
      })
    },
  })
  // A sender that hangs up in the middle is the sender's to deal with; without a listener it would end the process.
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    received,
    until: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (received.length < count) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
    refuseWith: (...codes) => refusals.push(...codes),
  }
}

// Servers like to quote the address that they speak of.
function refusal(code: number, address: string): Error {
  return Object.assign(new Error(`<${address}> is not welcome`), { responseCode: code })
}

function parse(source: string): Pick<Received, 'headers' | 'parts'> {
  const { headers, body } = split(source)
  const boundary = boundaryOf(headers)
  if (boundary === null) throw new Error('A message of one part only.')
  return { headers, parts: Object.fromEntries(partsOf(body, boundary)) }
}

// An attachment stands beside the text and its HTML, which are parts of a part then.
function partsOf(body: string, boundary: string): (readonly [type: string, content: string])[] {
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => {
      const inner = split(part.trimStart())
      const nested = boundaryOf(inner.headers)
      if (nested !== null) return partsOf(inner.body, nested)
      const type = (inner.headers['content-type'] ?? '').split(';')[0] ?? ''
      return [[type, decode(inner.body, inner.headers['content-transfer-encoding'])] as const]
    })
}

function boundaryOf(headers: Readonly<Record<string, string>>): string | null {
  return /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '')?.[1] ?? null
}

function split(source: string): { headers: Record<string, string>; body: string } {
  const end = source.indexOf('\r\n\r\n')
  const lines = source
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())] as const
  })
  return { headers: Object.fromEntries(headers), body: source.slice(end + 4) }
}

function decode(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? quotedPrintable(body.replaceAll('=\r\n', '')) : body
}

// RFC 2047.
function decodeWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, words: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(words, 'base64').toString('utf8')
        : quotedPrintable(words.replaceAll('_', ' ')),
    )
}

function quotedPrintable(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
