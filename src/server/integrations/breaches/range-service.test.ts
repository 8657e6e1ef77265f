import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeEach, describe, expect, it } from 'vitest'

import { buildLink, staffLinkOf } from '#testing/accounts.ts'
import { buildCompany, buildMember } from '#testing/builders.ts'
import { openTestApp, TEST_PASSWORD } from '#testing/test-app.ts'

/** Hard to guess, and known all the same. */
const BREACHED = 'Vexing-Quartz-81!'
const KEPT = 'Plover-Anchor-26!'

const service = await openService()
const log: string[] = []
const test = await openTestApp({
  breachedPasswordsUrl: service.url,
  logLevel: 'warn',
  logTo: { write: (line) => void log.push(line) },
})
const person = { first_name: 'Ada', last_name: 'Lovelace' }
const create = (password: string) =>
  test
    .client()
    .post('/auth/v1/create/', { ...person, password, email: `${crypto.randomUUID()}@example.com` })

beforeEach(() => {
  service.asked.length = 0
  service.answer = 'list'
  log.length = 0
})

describe('a password that became known somewhere', () => {
  it('is refused to the user who creates an account, like one that is guessed first', async () => {
    const reply = await create(BREACHED)
    expect([reply.status, reply.body.error.code]).toEqual([400, 'password_guessable'])
    expect((await create(KEPT)).status).toBe(201)
  })

  it('is refused wherever one is chosen', async () => {
    const { client, userId } = await test.signUp()
    const company = await buildCompany(test.database)
    const member = await buildMember(test.database, company)
    const key = { accountId: company.accountId, ...member }
    const password = BREACHED
    const replies = [
      await client.send({
        method: 'PUT',
        url: `/auth/v1/change-password/${userId}/`,
        body: { current_password: TEST_PASSWORD, password },
      }),
      await client.send({
        method: 'PUT',
        url: '/auth/v1/reset-password/',
        body: { ...(await buildLink(test, { userId, purpose: 'reset-password' })), password },
      }),
      await client.post('/auth/v1/join-company/', {
        ...person,
        ...(await staffLinkOf(test, key)),
        password,
      }),
    ]
    expect(replies.map(({ body }) => body.error.code)).toEqual(
      replies.map(() => 'password_guessable'),
    )
  })

  it('is asked about by five of its forty digits, in a padded question, and by nothing else', async () => {
    await create(BREACHED)
    const [asked] = service.asked
    expect(service.asked).toHaveLength(1)
    expect(asked?.url).toBe(`/range/${digestOf(BREACHED).slice(0, 5)}`)
    expect(asked?.headers['add-padding']).toBe('true')
    expect(asked?.method).toBe('GET')
    const said = `${asked?.url} ${asked?.rawHeaders.join(' ')}`
    for (const secret of [BREACHED, 'example.com', 'Lovelace', digestOf(BREACHED).slice(5)])
      expect(said).not.toContain(secret)
  })

  it('is not what only pads the reply', async () => {
    service.answer = 'padding'
    expect((await create(BREACHED)).status).toBe(201)
  })
})

describe('a service that cannot tell', () => {
  it.each(['failure', 'redirect', 'silence'] as const)(
    'by %s keeps no one from choosing a password, and is told to the operator',
    async (answer) => {
      service.answer = answer
      const began = Date.now()
      expect((await create(BREACHED)).status).toBe(201)
      expect(Date.now() - began).toBeLessThan(6000)
      const [line] = log.filter((one) => one.includes('breached passwords'))
      expect(line).toContain('reason')
      expect(line).not.toContain(digestOf(BREACHED).slice(0, 5))
    },
  )
})

function digestOf(password: string): string {
  return createHash('sha1').update(password).digest('hex').toUpperCase()
}

/** Speaks the protocol, about one password. */
async function openService() {
  const state = {
    url: '',
    asked: [] as IncomingMessage[],
    answer: 'list' as 'list' | 'padding' | 'failure' | 'redirect' | 'silence',
  }
  const others = ['0018A45C4D1DEF81644B54AB7F969B88D65:1', '00D4F6E8FA6EECAD2A3AA415EEC418D38EC:2']
  const server = createServer((request, reply) => {
    state.asked.push(request)
    const rest = digestOf(BREACHED).slice(5)
    const isAbout = request.url === `/range/${digestOf(BREACHED).slice(0, 5)}`
    if (state.answer === 'failure') reply.writeHead(503).end()
    if (state.answer === 'redirect') reply.writeHead(302, { location: '/range/elsewhere' }).end()
    if (state.answer === 'list' || state.answer === 'padding') {
      const own = isAbout ? [`${rest}:${state.answer === 'list' ? 37 : 0}`] : []
      reply.writeHead(200).end([...others, ...own].join('\r\n'))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/range`
  return state
}
