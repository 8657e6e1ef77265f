import { createHmac, randomBytes } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { createAccessTokens } from '#server/http/access-token.ts'
import { openTestApp } from '#testing/test-app.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

const test = await openTestApp()

const refresh = (token: string) => test.client().post('/auth/v1/token-refresh/', { refresh: token })

async function firstToken(): Promise<string> {
  const { client } = await test.signUp()
  return client.cookies.get('fairlead_refresh') ?? ''
}

describe('refreshing', () => {
  it('exchanges the cookie for a new pair, each token once', async () => {
    const { client, userId } = await test.signUp()
    const before = client.cookies.get('fairlead_refresh')
    const reply = await client.post('/auth/v1/token-refresh/')

    expect(reply.status).toBe(200)
    expect(reply.body.data.user.user_id).toBe(userId)
    expect(reply.body.data.refresh).not.toBe(before)
    expect(client.cookies.get('fairlead_refresh')).toBe(reply.body.data.refresh)
    expect((await client.get('/auth/v1/')).status).toBe(200)
    expect((await client.post('/auth/v1/token-refresh/')).status).toBe(200)
  })

  it('leaves the cookies alone where it is refused: they may be of a sign-in that overtook it', async () => {
    const { client } = await test.signUp()
    for (const token of ['', 'never-was-one']) {
      const reply = await client.post('/auth/v1/token-refresh/', { refresh: token })
      expect([reply.status, reply.headers['set-cookie']]).toEqual([401, undefined])
    }
    expect((await client.get('/auth/v1/')).status).toBe(200)
  })

  it('answers a repeat within the grace time with the same successor', async () => {
    const token = await firstToken()
    const first = await refresh(token)
    test.clock.shift(9 * SECOND)
    const repeat = await refresh(token)
    expect(repeat.status).toBe(200)
    expect(repeat.body.data.refresh).toBe(first.body.data.refresh)
  })

  it('gives concurrent refreshes of one token the same successor', async () => {
    const token = await firstToken()
    const replies = await Promise.all(Array.from({ length: 10 }, () => refresh(token)))
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    expect(new Set(replies.map(({ body }) => body.data.refresh)).size).toBe(1)
  })

  it('takes the reuse of an old token as theft and ends the whole family', async () => {
    const token = await firstToken()
    const successor = (await refresh(token)).body.data.refresh
    test.clock.shift(11 * SECOND)
    const stolen = await refresh(token)

    expect(stolen.status).toBe(401)
    expect(stolen.body.error.code).toBe('session_expired')
    expect((await refresh(successor)).status).toBe(401)
  })

  it('ends after thirty days, however much it was used', async () => {
    const { client } = await test.signUp()
    test.clock.shift(29 * DAY)
    expect((await client.post('/auth/v1/token-refresh/')).status).toBe(200)
    test.clock.shift(2 * DAY)
    const late = await client.post('/auth/v1/token-refresh/')
    expect([late.status, late.body.error.code]).toEqual([401, 'session_expired'])
    expect((await client.get('/auth/v1/')).status).toBe(401)
  })

  it.each([[undefined], [''], ['made-up']])('refuses %s', async (token) => {
    const reply = await test.client().post('/auth/v1/token-refresh/', { refresh: token })
    expect(reply.status).toBe(401)
  })
})

describe('an access token', () => {
  const ask = (token: string) =>
    test.client().get('/auth/v1/', { headers: { authorization: `Bearer ${token}` } })

  it('is refused when it is older than ten minutes, with a code that says to refresh', async () => {
    const { client } = await test.signUp()
    const token = client.cookies.get('fairlead_access') ?? ''
    test.clock.shift(9 * MINUTE)
    expect((await ask(token)).status).toBe(200)
    test.clock.shift(2 * MINUTE)
    const late = await ask(token)
    expect(late.status).toBe(401)
    expect(late.body.error.code).toBe('session_expired')
  })

  it.each([
    ['of another key', () => forge({ secret: randomBytes(32).toString('hex') })],
    ['without a signature', () => forge({ algorithm: 'none' })],
    ['of another issuer', () => forge({ issuer: 'somebody' })],
    ['without an expiry', () => forge({ expiresAt: null })],
    ['of another shape', () => Promise.resolve('not.a.token')],
  ])('is refused when it is %s', async (_, make) => {
    const reply = await ask(await make())
    expect(reply.status).toBe(401)
    expect(reply.body.error.code).toBe('unauthenticated')
  })

  it('that is forged well would be taken: the forgeries above fail for their one fault', async () => {
    expect((await ask(await forge({}))).status).toBe(200)
  })

  it('of a user who is gone is refused', async () => {
    const tokens = createAccessTokens({ secret: test.secret, now: test.clock.now })
    const caller = { userId: 999_999, sessionId: crypto.randomUUID(), isProviderAdmin: false }
    expect((await ask(await tokens.sign(caller))).status).toBe(401)
  })
})

/** A token by hand, good but for what is asked to be wrong. */
async function forge(wrong: {
  secret?: string
  algorithm?: string
  issuer?: string
  expiresAt?: null
}): Promise<string> {
  const { userId } = await test.signUp()
  const seconds = Math.floor(test.clock.now().getTime() / SECOND)
  const algorithm = wrong.algorithm ?? 'HS256'
  const claims = {
    sub: String(userId),
    sid: crypto.randomUUID(),
    adm: false,
    iss: wrong.issuer ?? 'fairlead',
    iat: seconds,
    ...(wrong.expiresAt === null ? {} : { exp: seconds + 60 }),
  }
  const head = [{ alg: algorithm }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  if (algorithm === 'none') return `${head}.`
  const key = wrong.secret ?? test.secret
  return `${head}.${createHmac('sha256', key).update(head).digest('base64url')}`
}
