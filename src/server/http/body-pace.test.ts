import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connect as connectTls } from 'node:tls'

import { afterAll, afterEach, describe, expect, it } from 'vitest'

import { MAX_CHUNK_BYTES } from '#contract/assessments/recording-rules.ts'
import { makeCertificate } from '#testing/certificates.ts'
import { openTestApp } from '#testing/test-app.ts'

import { BODY_PACE, requestTimeoutOf } from './body-pace.ts'
import { readCertificate } from './tls.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-pace-'))
afterAll(() => rmSync(folder, { recursive: true }))
const { cert, key } = makeCertificate(folder, 'pace')
const certificate = readCertificate({ TLS_CERT: cert, TLS_KEY: key })

const bodyPace = { graceMs: 200, bytesPerSecond: 2000, checkMs: 20 }
const plain = await openTestApp({ bodyPace })
const overTls = await openTestApp({ bodyPace, certificate })

const sockets = new Set<Socket>()
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  sockets.clear()
})

describe.each([
  ['in the open', plain, (port: number) => connect(port, '127.0.0.1')],
  [
    'over TLS',
    overTls,
    (port: number) => connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false }),
  ],
] as const)('a body that arrives %s', (_, { app }, connectTo) => {
  const open = (port: number) => {
    const socket = connectTo(port)
    sockets.add(socket)
    return socket
  }

  it('and then no more is cut, also where the reply went out before it', async () => {
    const socket = open(await portOf(app))
    socket.write(head('/auth/v1/login/', 1000))
    socket.write('{')
    expect(await endOf(socket)).toContain('408 Request Timeout')

    const refused = open(await portOf(app))
    const url = `/user-response/v1/recordings/${crypto.randomUUID()}/`
    refused.write(head(url, 1000).replace('POST', 'PATCH'))
    const said = await endOf(refused)
    expect(said).toMatch(/^HTTP\/1\.1 4\d\d /)
  })

  it('a byte at a time is cut as well', async () => {
    const socket = open(await portOf(app))
    socket.write(head('/auth/v1/login/', 100_000))
    const drops = setInterval(() => socket.write('x'), 20)
    // A write to a connection that the server has closed resets it, and with it what was not read yet.
    socket.once('data', () => clearInterval(drops))
    expect(await endOf(socket)).toContain('408 Request Timeout')
  })

  it('slowly, but fast enough, is taken', async () => {
    const socket = open(await portOf(app))
    const size = 8000
    socket.write(head('/auth/v1/login/', size))
    let sent = 0
    const began = performance.now()
    const part = 100
    const steady = setInterval(() => {
      socket.write('x'.repeat(part))
      sent += part
      if (sent >= size) clearInterval(steady)
    }, 10)
    const [reply] = await once(socket, 'data')
    // Longer than a body without a byte would have lived.
    expect(performance.now() - began).toBeGreaterThan(bodyPace.graceMs)
    expect(String(reply)).toMatch(/^HTTP\/1\.1 400 /)
    socket.destroy()
  })
})

it('a head or body that never ends is cut by the server itself as well', () => {
  for (const { app } of [plain, overTls])
    expect(app.server.requestTimeout).toBe(requestTimeoutOf(bodyPace))
})

it('has time for a whole chunk of a recording on a slow phone, and for no more than that', () => {
  // GPRS, class 10: the slowest network that a phone still uses sends about 5 kB a second.
  expect(BODY_PACE.bytesPerSecond).toBeLessThan(5000)
  const seconds = MAX_CHUNK_BYTES / BODY_PACE.bytesPerSecond
  expect(requestTimeoutOf(BODY_PACE)).toBe(BODY_PACE.graceMs + seconds * 1000)
})

function head(url: string, size: number): string {
  return `POST ${url} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${size}\r\n\r\n`
}

async function portOf(app: (typeof plain)['app']): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

/** Everything that was said until the connection was closed. */
async function endOf(socket: Socket): Promise<string> {
  let said = ''
  socket.on('data', (part) => (said += String(part)))
  // A connection that is reset is closed as well. `once` of events would reject at the reset.
  socket.on('error', () => {})
  await new Promise<void>((resolve) => socket.once('close', () => resolve()))
  return said
}
