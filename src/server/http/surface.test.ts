// What the server does for no one, whatever is asked.
import { request } from 'node:http'
import { connect, type AddressInfo } from 'node:net'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { appUser } from '#server/db/schema/session.ts'
import { openTestApp, TEST_PASSWORD } from '#testing/test-app.ts'

const log: string[] = []
const test = await openTestApp({
  publicUrl: 'https://hiring.example',
  logLevel: 'info',
  logTo: { write: (line) => void log.push(line) },
})

describe('a page of another origin', () => {
  it.each(['GET', 'OPTIONS'] as const)('is let in by no header, to %s', async (method) => {
    const { headers } = await test.app.inject({
      method,
      url: '/auth/v1/',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
  })
})

describe('a call', () => {
  it('that came by http is answered or refused, and never led to https', async () => {
    const headers = { 'x-forwarded-proto': 'http', host: 'hiring.example' }
    const replies = await Promise.all(
      (['GET', 'POST'] as const).map((method) =>
        test.app.inject({ method, url: '/auth/v1/', headers }),
      ),
    )
    for (const { statusCode, headers: told } of replies) {
      expect(statusCode).toBeGreaterThanOrEqual(400)
      expect(told.location).toBeUndefined()
    }
  })

  it('of TRACE is answered with nothing of what it sent', async () => {
    const port = await listeningPort()
    const headers = { cookie: 'fairlead_access=secret' }
    const reply = await new Promise<{ status: number; text: string }>((resolve, reject) => {
      const sent = request({ port, method: 'TRACE', path: '/auth/v1/', headers }, (answer) => {
        let text = ''
        answer.on('data', (part) => (text += String(part)))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      })
      sent.once('error', reject)
      sent.end()
    })
    expect(reply.status).toBeGreaterThanOrEqual(400)
    expect(reply.text).not.toContain('secret')
  })

  it('is decoded once, address and parameters alike', async () => {
    const { client } = await test.signUp()
    expect((await client.get('/auth/v1/%73essions/?page=%31')).status).toBe(200)
    expect((await client.get('/auth/v1/%2573essions/')).status).toBe(404)
    expect((await client.get('/auth/v1/sessions/?page=%2531')).status).toBe(400)
  })

  it('gets names back as data, whatever they would be in a script or a page', async () => {
    const name = '</script><img src=x onerror=alert(1)>"\'\\.'
    const names = { first_name: name, last_name: '{{7*7}}' }
    const client = test.client()
    const email = 'marked-up@example.com'
    await client.post('/auth/v1/create/', { email, password: TEST_PASSWORD, ...names })
    const { body, headers } = await client.get('/auth/v1/')
    expect(body.data).toMatchObject(names)
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
  })

  it.each([
    ['two ways to tell where it ends', ['content-length: 4', 'transfer-encoding: chunked']],
    ['two lengths', ['content-length: 4', 'content-length: 60']],
    ['an unknown way to tell where it ends', ['transfer-encoding: xchunked']],
    ['a space before a colon', ['content-length : 60']],
  ])('that has %s ends the connection, and what is behind it is no call', async (_, lines) => {
    const port = await listeningPort()
    const hidden = 'GET /healthz HTTP/1.1\r\nhost: hiring.example\r\n\r\n'
    const head = ['POST /auth/v1/login/ HTTP/1.1', 'host: hiring.example', ...lines]
    const reply = await exchange(port, `${head.join('\r\n')}\r\n\r\n0\r\n\r\n${hidden}`)
    expect(reply.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400'])
  })

  it('that names a parameter twice, or in another place, is refused', async () => {
    const { client } = await test.signUp()
    expect((await client.get('/auth/v1/sessions/?page=1')).status).toBe(200)
    expect((await client.get('/auth/v1/sessions/?page=1&page=2')).status).toBe(400)
    const email = 'twice@example.com'
    const inAddress = `?email=${email}&password=${TEST_PASSWORD}`
    expect((await client.post(`/auth/v1/login/${inAddress}`, {})).status).toBe(400)
  })

  it('gives no one what they may not give themselves', async () => {
    const client = test.client()
    const reply = await client.post('/auth/v1/create/', {
      email: 'grasping@example.com',
      password: TEST_PASSWORD,
      first_name: 'Ada',
      last_name: 'Lovelace',
      is_jf_admin: true,
      isJfAdmin: true,
      email_verified_at: '2020-01-01T00:00:00.000Z',
      emailVerifiedAt: '2020-01-01T00:00:00.000Z',
      user_id: 777_777,
      roles: [{ role_id: 1 }],
    })
    expect(reply.status).toBe(201)
    const rows = await test.database.owner
      .select()
      .from(appUser)
      .where(eq(appUser.email, 'grasping@example.com'))
    expect(rows).toMatchObject([{ isJfAdmin: false, emailVerifiedAt: null }])
    expect(rows[0]?.userId).not.toBe(777_777)
    expect(reply.body.data.user.roles).toEqual([])
  })
})

describe('a line of the log', () => {
  it('is one JSON object with its instant and its request, whatever was asked', async () => {
    log.length = 0
    const forged = encodeURIComponent('\n{"level":50,"msg":"forged"}\n')
    await test.client().get(`/auth/v1/${forged}`, {
      headers: { 'user-agent': 'a {"level":50,"msg":"forged"}' },
    })
    await test.client().post('/auth/v1/login/', { email: 'no@example.com', password: 'a\n{"b":1}' })
    const lines = log.join('').trimEnd().split('\n')
    expect(lines.length).toBeGreaterThanOrEqual(2)
    const now = Date.now()
    for (const line of lines) {
      const told: unknown = JSON.parse(line)
      expect(told).toMatchObject({ level: expect.any(Number), reqId: expect.any(String) })
      const { time, msg } = told as { time: number; msg: string }
      expect(Math.abs(time - now)).toBeLessThan(60_000)
      expect(msg).not.toBe('forged')
    }
  })
})

async function listeningPort(): Promise<number> {
  const { server } = test.app
  if (!server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' })
  return (server.address() as AddressInfo).port
}

/** All that is answered to these bytes until the server hangs up. */
function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (part) => (text += String(part)))
    socket.once('error', reject)
    socket.once('close', () => resolve(text))
  })
}
