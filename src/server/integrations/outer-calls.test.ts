// Whatever a server elsewhere does, a call to it ends, in time and with an error that its caller gets. An error that
// no one gets would end the process: the test runner fails on it.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type AddressInfo, type LookupFunction, type Socket } from 'node:net'

import { afterAll, describe, expect, it } from 'vitest'

import { createRangeService } from './breaches/range-service.ts'
import { outerLookup } from './identity/outer-address.ts'
import { outerFetch } from './identity/outer-fetch.ts'
import { createRemoteKeys } from './identity/remote-keys.ts'
import { createSmtpMail } from './mail/smtp.ts'

const OK = 'HTTP/1.1 200 OK\r\n'
const JSON_TYPE = 'Content-Type: application/json\r\n'
const CHUNKED = 'Transfer-Encoding: chunked\r\n\r\n'
const MEGABYTE = Buffer.alloc(1_048_576, 'x')

/** What a server does with a connection once something was asked. */
const FAULTS: Readonly<Record<string, (socket: Socket) => void>> = {
  'closes at once': (socket) => socket.end(),
  'resets at once': (socket) => socket.resetAndDestroy(),
  'resets within the head': (socket) => socket.write(OK, () => socket.resetAndDestroy()),
  'resets within the body': (socket) =>
    socket.write(`${OK}Content-Length: 100\r\n\r\nhalf`, () => socket.resetAndDestroy()),
  'cuts the body short': (socket) => socket.end(`${OK}Content-Length: 100\r\n\r\nhalf`),
  'cuts a chunk short': (socket) => socket.end(`${OK}${CHUNKED}ff\r\nhalf`),
  'sends chunks of no size': (socket) => socket.end(`${OK}${CHUNKED}zz\r\nhalf\r\n`),
  'sends a body without end': (socket) => pour(socket, { head: `${OK}${JSON_TYPE}\r\n` }),
  'sends a head without end': (socket) => pour(socket, { head: `${OK}X: ` }),
  'says wait without end': (socket) =>
    pour(socket, { part: Buffer.from('HTTP/1.1 102 P\r\n\r\n') }),
  'sends another type': (socket) =>
    socket.end(`${OK}Content-Type: text/html\r\nContent-Length: 6\r\n\r\n<html>`),
  'sends what is not compressed as compressed': (socket) =>
    socket.end(`${OK}Content-Encoding: gzip\r\nContent-Length: 4\r\n\r\nhalf`),
  'sends no HTTP': (socket) => socket.end(randomBytes(500)),
  'sends an impossible status': (socket) =>
    socket.end('HTTP/1.1 999 X\r\nContent-Length: 0\r\n\r\n'),
  'sends a status without a body, and a body': (socket) =>
    socket.end('HTTP/1.1 204 X\r\nContent-Length: 4\r\n\r\nhalf'),
  'changes the protocol': (socket) =>
    socket.write('HTTP/1.1 101 Switching\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\nhalf'),
  'leads elsewhere': (socket) =>
    socket.end('HTTP/1.1 302 X\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n'),
  'leads to itself': (socket) =>
    socket.end('HTTP/1.1 307 X\r\nLocation: /\r\nContent-Length: 0\r\n\r\n'),
  'says nothing': () => {},
}
const NAMES = Object.keys(FAULTS)

let fault = 'says nothing'
const server = createServer((socket) => {
  // The user who called may hang up in the middle.
  socket.on('error', () => {})
  socket.once('data', () => FAULTS[fault]?.(socket))
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
afterAll(() => server.close())

/** Longer than every limit of time that is tried here, and shorter than a test may take. */
const IN_TIME = 20_000

/** What is a whole reply all the same, for the caller to judge. */
const WHOLE: Readonly<Record<string, string>> = {
  'sends another type': '200',
  'sends what is not compressed as compressed': '200',
  'leads elsewhere': '302',
  'leads to itself': '307',
}
/** A reply that says nothing of any password. */
const HARMLESS = ['sends another type', 'sends what is not compressed as compressed']
// oxlint-disable-next-line house/max-params -- node:net calls it so
const inside: LookupFunction = (_host, options, done) => {
  if (options.all === true) done(null, [{ address: '127.0.0.1', family: 4 }])
  else done(null, '127.0.0.1', 4)
}

describe.each(NAMES)('a server that %s', (name) => {
  it(
    'fails a fetch of what a user named, and a look for their keys',
    async () => {
      fault = name
      const asked = { signal: AbortSignal.timeout(1000), lookup: inside }
      const fetched = outerFetch(`http://somewhere.example:${port}/`, asked)
      const outcome = await fetched.then(({ status }) => status, String)
      expect(String(outcome)).toMatch(WHOLE[name] ?? /Error/)

      const keys = createRemoteKeys({ allowsLoopback: true, allowsInner: false, timeoutMs: 1000 })
      const found = keys.keysOf(`http://127.0.0.1:${port}`).then(() => 'keys', String)
      expect(await found).toMatch(/Error/)
    },
    IN_TIME,
  )

  it(
    'keeps no one from choosing a password',
    async () => {
      fault = name
      const warnings: string[] = []
      const warn = (reason: string) => void warnings.push(reason)
      const breaches = createRangeService({ url: `http://127.0.0.1:${port}/range`, warn })
      expect(await breaches.has('Plover-Anchor-26!')).toBe(false)
      expect(warnings).toHaveLength(HARMLESS.includes(name) ? 0 : 1)
    },
    IN_TIME,
  )
})

describe.each([
  ['closes at once', (socket: Socket) => socket.end()],
  ['resets at once', (socket: Socket) => socket.resetAndDestroy()],
  [
    'resets after its greeting',
    (socket: Socket) => socket.write('220 x\r\n', () => socket.resetAndDestroy()),
  ],
  ['sends no SMTP', (socket: Socket) => socket.end(randomBytes(500))],
  ['greets without end', (socket: Socket) => pour(socket, { part: Buffer.from('220-x\r\n') })],
  ['sends a line without end', (socket: Socket) => pour(socket, { head: '220 ' })],
  ['refuses everything', (socket: Socket) => socket.end('554 5.7.1 no\r\n')],
] as const)('a mail server that %s', (_, act) => {
  it(
    'fails a message',
    async () => {
      const mailServer = createServer((socket) => {
        socket.on('error', () => {})
        act(socket)
      })
      mailServer.listen(0, '127.0.0.1')
      await once(mailServer, 'listening')
      const at = mailServer.address() as AddressInfo
      const mail = createSmtpMail({
        url: `smtp://127.0.0.1:${at.port}`,
        from: 'Fairlead <no-reply@example.com>',
        timeouts: { connectionTimeout: 1000, greetingTimeout: 1000, socketTimeout: 1000 },
      })
      const message = { mailId: '1', to: 'a@example.com', subject: 's', text: 't', html: 'h' }
      await expect(mail.send(message)).rejects.toThrow('SMTP')
      mailServer.close()
    },
    IN_TIME,
  )
})

describe('a name that cannot be looked up', () => {
  const failing = outerLookup((_, __, done) => {
    const error = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' })
    // As node:dns does it: without a second argument.
    Reflect.apply(done, null, [error])
  })

  it('fails the fetch that needs it', async () => {
    const asked = { signal: AbortSignal.timeout(5000), lookup: failing }
    await expect(outerFetch('https://login.example.com/', asked)).rejects.toThrow('ENOTFOUND')
  })

  it('fails a message, and a question about a password', async () => {
    const mail = createSmtpMail({ url: 'smtp://mail.invalid:25', from: 'x@example.com' })
    const message = { mailId: '1', to: 'a@example.com', subject: 's', text: 't', html: 'h' }
    await expect(mail.send(message)).rejects.toThrow('SMTP')
    const warnings: string[] = []
    const warn = (reason: string) => void warnings.push(reason)
    const breaches = createRangeService({ url: 'https://breaches.invalid/range', warn })
    expect(await breaches.has('Plover-Anchor-26!')).toBe(false)
    expect(warnings).toHaveLength(1)
  })
})

// Goes on until the other side hangs up.
function pour(socket: Socket, sent: { head?: string; part?: Uint8Array }): void {
  const { head = '', part = MEGABYTE } = sent
  socket.write(head)
  const more = () => {
    if (socket.destroyed) return
    if (socket.write(part)) setImmediate(more)
    else socket.once('drain', more)
  }
  more()
}
