import { afterEach, describe, expect, it } from 'vitest'

import {
  addApp,
  codeAt,
  codeOf,
  pendingOf,
  SECOND_STEP,
  takeStep,
  withApp,
} from '#testing/second-factors.ts'
import { openTestApp, TEST_PASSWORD, type TestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

const LOGIN = '/auth/v1/login/'
const MINUTE = 60_000
const STEP = 30_000

const test = await openTestApp()
const isIn = async (client: Client) => (await client.get('/auth/v1/')).status === 200
const login = (client: Client, email: string) =>
  client.post(LOGIN, { email, password: TEST_PASSWORD })
const recover = (client: Client, { token, code }: { token: string; code: string }) =>
  client.post(SECOND_STEP, { method: 'recovery_code', pending_token: token, code })

// Codes are taken once for each half minute: the next test has one of its own.
afterEach(() => test.clock.shift(2 * STEP))

describe('signing in to an account with an authenticator app', () => {
  it('waits after the password, without a cookie, and is complete with a code', async () => {
    const { email, userId, secret } = await withApp(test)
    const browser = test.client()
    const first = await login(browser, email)
    expect(first.status).toBe(401)
    expect(first.body.error).toMatchObject({
      code: 'second_factor_due',
      details: { methods: ['authenticator', 'recovery_code'] },
    })
    expect(first.cookies).toEqual([])
    expect(await isIn(browser)).toBe(false)

    const { pending_token: token } = first.body.error.details
    const second = await takeStep(browser, { token, code: codeOf(test, secret) })
    expect(second.status).toBe(200)
    expect(second.body.data.user).toMatchObject({ user_id: userId, email })
    expect([...browser.cookies.keys()].toSorted()).toEqual([
      'fairlead_access',
      'fairlead_device',
      'fairlead_refresh',
    ])
    expect(await isIn(browser)).toBe(true)
    expect((await browser.post('/auth/v1/token-refresh/')).status).toBe(200)
    expect((await browser.get('/auth/v1/sessions/')).body.meta.total).toBe(2)
  })

  it('says what was said before when the password is wrong', async () => {
    const { email } = await withApp(test)
    const reply = await test.client().post(LOGIN, { email, password: 'Wrong-Horse-1' })
    expect(reply.body.error).toEqual({
      code: 'incorrect_credentials',
      message: 'Incorrect Email or Password',
    })
  })

  it('takes a code of the half minute before and after, and of no other', async () => {
    const { email, secret } = await withApp(test)
    const tryCode = async (steps: number) => {
      test.clock.shift(3 * STEP)
      const browser = test.client()
      const token = await pendingOf(browser, email)
      return (
        await takeStep(browser, { token, code: codeAt(test, { secret: secret, steps: steps }) })
      ).status
    }
    expect(await tryCode(-2)).toBe(400)
    expect(await tryCode(2)).toBe(400)
    expect(await tryCode(-1)).toBe(200)
    expect(await tryCode(1)).toBe(200)
  })

  it('takes no code twice, and none from before the last one', async () => {
    const { email, secret } = await withApp(test)
    const code = codeOf(test, secret)
    const before = codeAt(test, { secret: secret, steps: -1 })
    const [one, other] = [test.client(), test.client()]
    expect((await takeStep(one, { token: await pendingOf(one, email), code })).status).toBe(200)
    const token = await pendingOf(other, email)
    const replayed = await takeStep(other, { token, code })
    expect(replayed.status).toBe(400)
    expect(replayed.body.error.code).toBe('code_incorrect')
    expect((await takeStep(other, { token, code: before })).status).toBe(400)
    expect(await isIn(other)).toBe(false)
  })

  it('takes the code that confirmed the app no second time', async () => {
    const { client, userId, email } = await test.signUp()
    const url = `/auth/v1/second-factors/${userId}/authenticator/`
    const { secret } = (await client.post(url, { password: TEST_PASSWORD })).body.data
    const code = codeOf(test, secret)
    expect((await client.put(url, { code })).status).toBe(200)
    const browser = test.client()
    expect((await takeStep(browser, { token: await pendingOf(browser, email), code })).status).toBe(
      400,
    )
  })

  it('lets one of two through that come with one code at the same moment', async () => {
    const { email, secret } = await withApp(test)
    const code = codeOf(test, secret)
    const browsers = [test.client(), test.client()]
    const tokens = await Promise.all(browsers.map((browser) => pendingOf(browser, email)))
    const replies = await Promise.all(
      browsers.map((browser, index) => takeStep(browser, { token: tokens[index] ?? '', code })),
    )
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  it('takes no other user’s code', async () => {
    const { email } = await withApp(test)
    const other = await withApp(test)
    const browser = test.client()
    const token = await pendingOf(browser, email)
    const reply = await takeStep(browser, { token, code: codeOf(test, other.secret) })
    expect(reply.body.error.code).toBe('code_incorrect')
    expect((await recover(browser, { token, code: other.codes[0] ?? '' })).status).toBe(400)
    expect(await isIn(browser)).toBe(false)
  })
})

describe('the token of a sign-in that waits', () => {
  it('ends after five minutes', async () => {
    const { email, secret } = await withApp(test)
    const browser = test.client()
    const token = await pendingOf(browser, email)
    test.clock.shift(5 * MINUTE)
    const reply = await takeStep(browser, { token, code: codeOf(test, secret) })
    expect(reply.status).toBe(401)
    expect(reply.body.error.code).toBe('sign_in_expired')
  })

  it('completes one sign-in', async () => {
    const { email, secret } = await withApp(test)
    const browser = test.client()
    const token = await pendingOf(browser, email)
    expect((await takeStep(browser, { token, code: codeOf(test, secret) })).status).toBe(200)
    test.clock.shift(STEP)
    const again = await takeStep(test.client(), { token, code: codeOf(test, secret) })
    expect(again.body.error.code).toBe('sign_in_expired')
  })

  it('is neither an access token nor a refresh token', async () => {
    const { email } = await withApp(test)
    const token = await pendingOf(test.client(), email)
    const as = (headers: Record<string, string>) => test.client().get('/auth/v1/', { headers })
    expect((await as({ authorization: `Bearer ${token}` })).status).toBe(401)
    expect((await as({ cookie: `fairlead_access=${token}` })).status).toBe(401)
    const refresh = await test.client().post('/auth/v1/token-refresh/', { refresh: token })
    expect(refresh.body.error.code).toBe('session_expired')
    const cookie = `fairlead_refresh=${token}`
    const byCookie = await test
      .client()
      .post('/auth/v1/token-refresh/', {}, { headers: { cookie } })
    expect(byCookie.status).toBe(401)
  })

  it('ends when the password changes', async () => {
    const { email, secret, client, userId } = await withApp(test)
    const thief = test.client()
    const token = await pendingOf(thief, email)
    const changed = await client.put(`/auth/v1/change-password/${userId}/`, {
      current_password: TEST_PASSWORD,
      password: 'Another-Horse-2',
    })
    expect(changed.status).toBe(204)
    const reply = await takeStep(thief, { token, code: codeOf(test, secret) })
    expect(reply.body.error.code).toBe('sign_in_expired')
  })
})

describe('guessing a code', () => {
  it('ends in "too many tries" after five, also with the right one then', async () => {
    const { email, secret } = await withApp(test)
    const thief = test.client()
    const token = await pendingOf(thief, email)
    const wrong = await Promise.all(
      Array.from({ length: 8 }, () => takeStep(thief, { token, code: wrongCode(test, secret) })),
    )
    expect(wrong.filter(({ status }) => status === 400)).toHaveLength(5)
    expect(wrong.filter(({ status }) => status === 429)).toHaveLength(3)
    expect((await takeStep(thief, { token, code: codeOf(test, secret) })).status).toBe(429)
  })

  it('does not lock the owner out, who comes from elsewhere', async () => {
    const { email, secret } = await withApp(test)
    const thief = test.client()
    const token = await pendingOf(thief, email)
    for (let tries = 0; tries < 6; tries += 1) {
      await takeStep(thief, { token, code: wrongCode(test, secret) })
    }
    const owner = test.client()
    expect(
      (await takeStep(owner, { token: await pendingOf(owner, email), code: codeOf(test, secret) }))
        .status,
    ).toBe(200)
  })

  it('is limited for the account from ever new addresses; known devices and recovery codes are not', async () => {
    const { email, secret, codes } = await withApp(test)
    const known = test.client()
    await takeStep(known, { token: await pendingOf(known, email), code: codeOf(test, secret) })
    const outcomes: number[] = []
    for (let tries = 0; tries < 35; tries += 1) {
      const thief = test.client()
      const token = await pendingOf(thief, email)
      outcomes.push((await takeStep(thief, { token, code: wrongCode(test, secret) })).status)
    }
    expect(outcomes.filter((status) => status === 400)).toHaveLength(30)
    expect(outcomes.slice(30)).toEqual([429, 429, 429, 429, 429])

    test.clock.shift(STEP)
    await known.post('/auth/v1/logout/')
    const token = await pendingOf(known, email)
    expect((await takeStep(known, { token, code: codeOf(test, secret) })).status).toBe(200)
    const elsewhere = test.client()
    const waiting = await pendingOf(elsewhere, email)
    expect((await recover(elsewhere, { token: waiting, code: codes[0] ?? '' })).status).toBe(200)
  })
})

describe('a recovery code', () => {
  it('completes a sign-in however it is typed, once', async () => {
    const { email, codes } = await withApp(test)
    const [first = '', second = ''] = codes
    const [one, other] = [test.client(), test.client()]
    const typed = first.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')
    expect((await recover(one, { token: await pendingOf(one, email), code: typed })).status).toBe(
      200,
    )
    expect((await one.get('/auth/v1/second-factors/')).body.data.recovery_codes_left).toBe(9)

    const token = await pendingOf(other, email)
    expect((await recover(other, { token, code: first })).body.error.code).toBe('code_incorrect')
    expect((await recover(other, { token, code: second })).status).toBe(200)
  })

  it('is one of the newest set', async () => {
    const { client, userId, email, codes } = await withApp(test)
    const renewed = await client.post(`/auth/v1/second-factors/${userId}/recovery-codes/`, {
      password: TEST_PASSWORD,
    })
    const fresh: string[] = renewed.body.data.recovery_codes
    expect(new Set([...codes, ...fresh]).size).toBe(20)
    const browser = test.client()
    const token = await pendingOf(browser, email)
    expect((await recover(browser, { token, code: codes[0] ?? '' })).status).toBe(400)
    expect((await recover(browser, { token, code: fresh[0] ?? '' })).status).toBe(200)
  })
})

describe('a second app in the place of the first', () => {
  it('takes a code of the first, and ends it', async () => {
    const { client, userId, email, secret } = await withApp(test)
    const url = `/auth/v1/second-factors/${userId}/authenticator/`
    const password = TEST_PASSWORD
    expect((await client.post(url, { password })).body.error.code).toBe('code_incorrect')
    const begun = await client.post(url, { password, code: codeOf(test, secret) })
    const next = begun.body.data.secret
    const confirmed = await client.put(url, { code: codeOf(test, next) })
    expect(confirmed.body.data).toEqual({ recovery_codes: null })
    test.clock.shift(STEP)
    const browser = test.client()
    const token = await pendingOf(browser, email)
    expect((await takeStep(browser, { token, code: codeOf(test, secret) })).status).toBe(400)
    expect((await takeStep(browser, { token, code: codeOf(test, next) })).status).toBe(200)
  })
})

describe('an app that is being set up', () => {
  it('asks no one for a code before it is confirmed, and ends other sessions when it is', async () => {
    const { client, userId, email } = await test.signUp()
    const elsewhere = await test.signIn(email)
    const url = `/auth/v1/second-factors/${userId}/authenticator/`
    await client.post(url, { password: TEST_PASSWORD })
    expect((await login(test.client(), email)).status).toBe(200)
    expect(await isIn(elsewhere)).toBe(true)
    await addApp(test, { client, userId })
    expect(await isIn(elsewhere)).toBe(false)
    expect(await isIn(client)).toBe(true)
  })
})

/** Six digits that are no code of these moments. */
function wrongCode(app: TestApp, secret: string): string {
  const right = [-1, 0, 1].map((steps) => codeAt(app, { secret: secret, steps: steps }))
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? ''
}
