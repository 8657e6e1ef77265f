import { describe, expect, it } from 'vitest'

import { openTestApp, TEST_PASSWORD } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const secure = await openTestApp({ publicUrl: 'https://fairlead.example' })

const newUser = (given: Record<string, unknown> = {}) => ({
  email: 'maria@example.com',
  password: TEST_PASSWORD,
  first_name: 'María',
  last_name: 'Núñez',
  ...given,
})

describe('creating an account', () => {
  it('signs the new user in and tells who they are', async () => {
    const client = test.client()
    const reply = await client.post('/auth/v1/create/', newUser({ language: 'es' }))

    expect(reply.status).toBe(201)
    expect(reply.body.data.user).toMatchObject({
      email: 'maria@example.com',
      first_name: 'María',
      language: 'es',
      is_jf_admin: false,
      roles: [],
    })
    expect((await client.get('/auth/v1/')).body).toEqual({ data: reply.body.data.user })
  })

  it.each([
    ['Aa1!aaa', 'short'],
    ['correct-horse-1', 'no uppercase letter'],
    ['Correct-Horse', 'no number'],
    ['CorrectHorse1', 'no special character'],
  ])('refuses the password %s: %s', async (password) => {
    const reply = await test
      .client()
      .post('/auth/v1/create/', newUser({ email: 'p@example.com', password }))
    expect(reply.status).toBe(400)
    expect(reply.body.error.code).toBe('validation_failed')
    expect(Object.keys(reply.body.error.fields)).toEqual(['password'])
  })

  it.each(['taken@example.com', 'TAKEN@Example.COM'])(
    'refuses the address %s, which a user has',
    async (email) => {
      await test.client().post('/auth/v1/create/', newUser({ email: 'Taken@example.com' }))
      const reply = await test.client().post('/auth/v1/create/', newUser({ email }))
      expect(reply.status).toBe(409)
      expect(reply.body.error).toMatchObject({
        code: 'email_taken',
        fields: { email: 'An account with this email exists already.' },
      })
    },
  )

  it('lets one of several win the same address at once, however it is written', async () => {
    const email = 'twins@example.com'
    const replies = await Promise.all(
      [email, email.toUpperCase(), 'ｔｗｉｎｓ＠example.com'].map((one) =>
        test.client().post('/auth/v1/create/', newUser({ email: one })),
      ),
    )
    const outcomes = replies.map(({ body }) => String(body.error?.code ?? 'created'))
    expect(outcomes.toSorted()).toEqual(['created', 'email_taken', 'email_taken'])
  })

  it('takes a letter that only looks alike for another one', async () => {
    const replies = []
    for (const email of ['pay@example.com', 'p\u0430y@example.com'])
      replies.push(await test.client().post('/auth/v1/create/', newUser({ email })))
    expect(replies.map(({ status }) => status)).toEqual([201, 201])
    const [latin, cyrillic] = replies.map(({ body }) => body.data.user)
    expect(cyrillic.user_id).not.toBe(latin.user_id)
  })
})

describe('signing in', () => {
  it('takes the address in any case', async () => {
    const { email } = await test.signUp({ email: 'case@example.com' })
    const client = await test.signIn(email.toUpperCase())
    expect((await client.get('/auth/v1/')).body.data.email).toBe(email)
    const wide = await test.signIn(email.replace('case', 'ｃａｓｅ'))
    expect((await wide.get('/auth/v1/')).body.data.email).toBe(email)
  })

  it('answers a wrong password and an unknown address with the same words', async () => {
    const { email } = await test.signUp()
    const password = 'Wrong-Horse-1'
    const wrong = await test.client().post('/auth/v1/login/', { email, password })
    const unknown = await test
      .client()
      .post('/auth/v1/login/', { email: 'nobody@example.com', password })

    expect(wrong.status).toBe(401)
    expect(wrong.body.error).toEqual({
      code: 'incorrect_credentials',
      message: 'Incorrect Email or Password',
    })
    expect(unknown.status).toBe(wrong.status)
    expect(unknown.body).toEqual(wrong.body)
    expect(unknown.cookies).toEqual([])
  })

  it('keeps the tokens from scripts and other sites, the refresh token from other paths', async () => {
    const { email } = await test.signUp()
    const reply = await test.client().post('/auth/v1/login/', { email, password: TEST_PASSWORD })
    expect(reply.cookies).toMatchObject([
      { name: 'fairlead_access', path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 600 },
      {
        name: 'fairlead_refresh',
        path: '/auth/v1/',
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: 30 * 86_400,
      },
      {
        name: 'fairlead_device',
        path: '/auth/v1/',
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: 400 * 86_400,
      },
    ])
    expect(reply.cookies.every((cookie) => !('secure' in cookie))).toBe(true)
  })

  it('over https has cookies that no other host can set', async () => {
    const { email } = await secure.signUp()
    const client = secure.client()
    const reply = await client.post('/auth/v1/login/', { email, password: TEST_PASSWORD })
    const names = ['fairlead_access', 'fairlead_refresh', 'fairlead_device']
    const shared = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' }
    expect(reply.cookies).toMatchObject(
      names.map((name) => ({ ...shared, name: `__Host-${name}` })),
    )
    expect((await client.get('/auth/v1/')).status).toBe(200)
    expect((await client.post('/auth/v1/token-refresh/', null)).status).toBe(200)

    const [access] = reply.cookies
    const headers = { cookie: `fairlead_access=${access?.value}` }
    expect((await secure.client().get('/auth/v1/', { headers })).status).toBe(401)
  })

  it('is limited to thirty tries a minute from one address', async () => {
    const client = test.client()
    const statuses: number[] = []
    for (let tries = 0; tries < 31; tries += 1) {
      statuses.push((await client.post('/auth/v1/login/', {})).status)
    }
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 400))
    const refused = await client.post('/auth/v1/login/', {})
    expect(refused.status).toBe(429)
    expect(refused.body.error.code).toBe('rate_limited')
    expect(refused.headers['retry-after']).toBeDefined()
  })

  it('refuses the sixth guess in a row at the password of one account', async () => {
    const { email } = await test.signUp()
    const thief = test.client()
    const statuses: number[] = []
    for (let guesses = 0; guesses < 6; guesses += 1) {
      const reply = await thief.post('/auth/v1/login/', { email, password: `wrong ${guesses}` })
      statuses.push(reply.status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('stores neither the password nor the tokens', async () => {
    const { client } = await test.signUp()
    const refresh = client.cookies.get('fairlead_refresh') ?? ''
    const stored = await database.owner.execute(
      'select password_hash as text from app_user union all select token_hash from refresh_token',
    )
    const text = JSON.stringify(stored)
    expect(refresh.length).toBeGreaterThan(30)
    expect(text).not.toContain(refresh)
    expect(text).not.toContain(TEST_PASSWORD)
    expect(text).toContain('$argon2id$')
  })
})

describe('the current user', () => {
  it('is no one without a session', async () => {
    const reply = await test.client().get('/auth/v1/')
    expect(reply.status).toBe(401)
    expect(reply.body).toEqual({
      error: { code: 'unauthenticated', message: 'Sign in to continue.' },
    })
  })

  it('is told by a bearer token as well', async () => {
    const { client, userId } = await test.signUp()
    const authorization = `Bearer ${client.cookies.get('fairlead_access')}`
    const reply = await test.client().get('/auth/v1/', { headers: { authorization } })
    expect(reply.body.data.user_id).toBe(userId)
  })

  it('must be the one that the tab thinks it is', async () => {
    const { client, userId } = await test.signUp()
    const asUser = (user: string) => client.get('/auth/v1/', { headers: { 'fairlead-user': user } })

    expect((await asUser(String(userId))).status).toBe(200)
    const other = await asUser(String(userId + 1))
    expect(other.status).toBe(401)
    expect(other.body.error).toEqual({
      code: 'other_user',
      message: 'Another user is signed in on this browser.',
    })
    expect((await asUser('')).body.error.code).toBe('other_user')
  })
})

describe('signing out', () => {
  it('ends the session and takes its cookies back', async () => {
    const { client } = await test.signUp()
    const refresh = client.cookies.get('fairlead_refresh')
    const reply = await client.post('/auth/v1/logout/')

    expect(reply.status).toBe(204)
    expect([...client.cookies.keys()]).toEqual(['fairlead_device'])
    const again = await test.client().post('/auth/v1/token-refresh/', { refresh })
    expect(again.status).toBe(401)
    expect(again.body.error.code).toBe('session_expired')
  })

  it('leaves the other sessions of the same user alone', async () => {
    const { client, email } = await test.signUp()
    const elsewhere = await test.signIn(email)
    await client.post('/auth/v1/logout/')
    expect((await elsewhere.post('/auth/v1/token-refresh/')).status).toBe(200)
  })

  it('is harmless for a user who is not signed in', async () => {
    expect((await test.client().post('/auth/v1/logout/')).status).toBe(204)
  })
})
