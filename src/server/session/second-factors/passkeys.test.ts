import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { passkey } from '#server/db/schema/second-factor.ts'
import { makePasskey, type Fault, type TestPasskey } from '#testing/passkeys.ts'
import {
  addPasskey,
  codeOf,
  FACTORS,
  pendingOf,
  SECOND_STEP,
  withApp,
} from '#testing/second-factors.ts'
import { openTestApp, TEST_PASSWORD } from '#testing/test-app.ts'
import type { Client, Reply } from '#testing/test-client.ts'

const password = TEST_PASSWORD
const START = '/auth/v1/login/passkey/start/'
const LOGIN = '/auth/v1/login/passkey/'
const ASK = '/auth/v1/login/second-step/passkey/'

const test = await openTestApp()
const isIn = async (client: Client) => (await client.get('/auth/v1/')).status === 200

async function withPasskey() {
  const person = await test.signUp()
  return { ...person, ...(await addPasskey(person)) }
}

/** Signs in by a passkey alone. */
async function signIn(
  browser: Client,
  { key, ...fault }: Fault & { key: TestPasskey },
): Promise<Reply> {
  const asked = await browser.post(START)
  return browser.post(LOGIN, { passkey: key.sign(asked.body.data, fault) })
}

/** Takes the second step with a passkey. */
async function step(browser: Client, given: { token: string; key: TestPasskey; fault?: Fault }) {
  const { token, key, fault } = given
  const asked = await browser.post(ASK, { pending_token: token })
  const body = { method: 'passkey', pending_token: token }
  return browser.post(SECOND_STEP, { ...body, passkey: key.sign(asked.body.data, fault) })
}

describe('making a passkey', () => {
  it('asks for one that is found by itself and that asks for the person', async () => {
    const { client, userId, email } = await test.signUp()
    const begun = await client.post(`/auth/v1/passkeys/${userId}/begin/`, { password })
    expect(begun.body.data).toMatchObject({
      rp: { id: 'localhost', name: 'Fairlead' },
      user: { name: email, displayName: 'Ada Lovelace' },
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
      excludeCredentials: [],
    })
  })

  it('keeps it under its name, with recovery codes, and is told by mail', async () => {
    const { client, userId, email, reply, key } = await withPasskey()
    expect(reply.status).toBe(201)
    expect(reply.body.data.passkey).toMatchObject({ name: 'Laptop', last_used_at: null })
    expect(reply.body.data.recovery_codes).toHaveLength(10)
    const phone = await addPasskey({ client, userId })
    expect(phone.reply.body.data.recovery_codes).toBeNull()
    const { passkeys } = (await client.get(FACTORS)).body.data
    expect(passkeys).toHaveLength(2)
    const begun = await client.post(`/auth/v1/passkeys/${userId}/begin/`, { password })
    const excluded = begun.body.data.excludeCredentials.map(({ id }: { id: string }) => id)
    expect(excluded).toEqual([key.credentialId, phone.key.credentialId])
    await test.sendMail()
    const subjects = (await test.mailTo(email)).map(({ subject }) => subject)
    expect(subjects.filter((one) => one.startsWith('A second step was added'))).toHaveLength(2)
  })

  it('takes the password, and is for oneself', async () => {
    const { client, userId } = await test.signUp()
    const other = await test.signUp()
    const url = `/auth/v1/passkeys/${userId}/begin/`
    const wrong = await client.post(url, { password: 'Wrong-Horse-1' })
    expect(wrong.body.error.code).toBe('current_password_incorrect')
    expect((await other.client.post(url, { password })).status).toBe(404)
  })

  it.each<[string, Fault]>([
    ['another origin', { origin: 'https://localhost.evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'bm90IHRoaXMgb25l' }],
    ['a user who did not show that it is them', { isVerified: false }],
  ])('is refused for %s', async (_, fault) => {
    const { client, userId } = await test.signUp()
    const begun = await client.post(`/auth/v1/passkeys/${userId}/begin/`, { password })
    const body = { name: 'Laptop', passkey: makePasskey().create(begun.body.data, fault) }
    const reply = await client.post(`/auth/v1/passkeys/${userId}/`, body)
    expect(reply.body.error.code).toBe('passkey_failed')
    expect((await client.get(FACTORS)).body.data.passkeys).toEqual([])
  })

  it('answers each question once, in the session that asked it, within five minutes', async () => {
    const { client, userId, email } = await test.signUp()
    const elsewhere = await test.signIn(email)
    const begin = async () =>
      (await client.post(`/auth/v1/passkeys/${userId}/begin/`, { password })).body.data
    const add = (by: Client, question: { challenge: string }) =>
      by.post(`/auth/v1/passkeys/${userId}/`, {
        name: 'L',
        passkey: makePasskey().create(question),
      })
    const question = await begin()
    expect((await add(elsewhere, question)).body.error.code).toBe('enrolment_expired')
    expect((await add(client, question)).status).toBe(201)
    expect((await add(client, question)).body.error.code).toBe('enrolment_expired')
    const late = await begin()
    test.clock.shift(300_000)
    expect((await add(client, late)).body.error.code).toBe('enrolment_expired')
  })

  it('takes no credential that is a user’s already', async () => {
    const { key } = await withPasskey()
    const { reply } = await addPasskey(await test.signUp(), key)
    expect(reply.body.error.code).toBe('passkey_taken')
  })
})

describe('a passkey alone', () => {
  it('signs its owner in, with the cookies of every sign-in', async () => {
    const { userId, key } = await withPasskey()
    const browser = test.client()
    const reply = await signIn(browser, { key })
    expect(reply.status).toBe(200)
    expect(reply.body.data.user.user_id).toBe(userId)
    expect(await isIn(browser)).toBe(true)
    expect(browser.cookies.has('fairlead_device')).toBe(true)
    const { passkeys } = (await browser.get(FACTORS)).body.data
    expect(Date.parse(passkeys[0].last_used_at)).toBeGreaterThan(0)
  })

  it.each<[string, Fault]>([
    ['another origin', { origin: 'https://localhost.evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'bm90IHRoaXMgb25l' }],
    ['a user who did not show that it is them', { isVerified: false }],
  ])('is refused for %s', async (_, fault) => {
    const { key } = await withPasskey()
    const browser = test.client()
    const reply = await signIn(browser, { key, ...fault })
    expect(reply.body.error.code).toBe('passkey_failed')
    expect(await isIn(browser)).toBe(false)
  })

  it('answers each question once, and only in the browser that asked', async () => {
    const { key } = await withPasskey()
    const browser = test.client()
    const asked = await browser.post(START)
    const answer = key.sign(asked.body.data)
    expect((await test.client().post(LOGIN, { passkey: answer })).status).toBe(400)
    expect((await browser.post(LOGIN, { passkey: answer })).status).toBe(200)
    expect((await browser.post(LOGIN, { passkey: answer })).body.error.code).toBe('passkey_failed')
  })

  it('is refused when its question is five minutes old', async () => {
    const { key } = await withPasskey()
    const browser = test.client()
    const asked = await browser.post(START)
    test.clock.shift(300_000)
    const reply = await browser.post(LOGIN, { passkey: key.sign(asked.body.data) })
    expect(reply.body.error.code).toBe('passkey_failed')
  })

  it('is refused when its counter goes back: there are two of it', async () => {
    const { key } = await withPasskey()
    expect((await signIn(test.client(), { key, counter: 7 })).status).toBe(200)
    expect((await signIn(test.client(), { key, counter: 7 })).status).toBe(400)
    expect((await signIn(test.client(), { key, counter: 3 })).status).toBe(400)
    expect((await signIn(test.client(), { key, counter: 8 })).status).toBe(200)
  })

  it('signs in without counting, as those do that are kept in step by a cloud', async () => {
    const { key } = await withPasskey()
    expect((await signIn(test.client(), { key, counter: 0 })).status).toBe(200)
    expect((await signIn(test.client(), { key, counter: 0 })).status).toBe(200)
  })

  it('that was removed, or never was one, signs no one in', async () => {
    const { client, userId, key, reply } = await withPasskey()
    const { passkey_id: id } = reply.body.data.passkey
    expect((await signIn(test.client(), { key: makePasskey() })).status).toBe(400)
    const url = `/auth/v1/passkeys/${userId}/${id}/remove/`
    expect((await client.post(url, { password: 'Wrong-Horse-1' })).status).toBe(400)
    expect((await client.post(url, { password })).status).toBe(204)
    expect((await client.post(url, { password })).status).toBe(404)
    expect((await signIn(test.client(), { key })).status).toBe(400)
    const rows = await test.database.owner.select().from(passkey).where(eq(passkey.userId, userId))
    expect(rows).toEqual([])
  })

  it('of another user is not removed', async () => {
    const { userId, reply } = await withPasskey()
    const other = await withPasskey()
    const { passkey_id: id } = reply.body.data.passkey
    const foreign = `/auth/v1/passkeys/${userId}/${id}/remove/`
    const mixed = `/auth/v1/passkeys/${other.userId}/${id}/remove/`
    expect((await other.client.post(foreign, { password })).status).toBe(404)
    expect((await other.client.post(mixed, { password })).status).toBe(404)
  })
})

describe('the name of a passkey', () => {
  const rename = (client: Client, given: { userId: number; id: string; name: unknown }) =>
    client.send({
      method: 'PATCH',
      url: `/auth/v1/passkeys/${given.userId}/${given.id}/`,
      body: { name: given.name },
    })
  const namesOf = async (client: Client): Promise<string[]> =>
    (await client.get(FACTORS)).body.data.passkeys.map((one: { name: string }) => one.name)

  it('is changed by its owner, without the spaces around it; the passkey works on', async () => {
    const { client, userId, key, reply } = await withPasskey()
    const { passkey_id: id, created_at } = reply.body.data.passkey
    const renamed = await rename(client, { userId, id, name: '  Old phone ' })
    expect(renamed.status).toBe(200)
    expect(renamed.body.data).toEqual({
      passkey_id: id,
      name: 'Old phone',
      created_at,
      last_used_at: null,
    })
    expect(await namesOf(client)).toEqual(['Old phone'])
    expect((await signIn(test.client(), { key })).status).toBe(200)
  })

  it.each([[''], ['   '], ['x'.repeat(61)], [null]])('is never %j', async (name) => {
    const { client, userId, reply } = await withPasskey()
    const { passkey_id: id } = reply.body.data.passkey
    const refused = await rename(client, { userId, id, name })
    expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([400, ['name']])
    expect(await namesOf(client)).toEqual(['Laptop'])
    expect((await rename(client, { userId, id, name: 'x'.repeat(60) })).status).toBe(200)
  })

  it('is no other user’s to change, and a passkey that was removed has none', async () => {
    const { client, userId, reply } = await withPasskey()
    const other = await withPasskey()
    const { passkey_id: id } = reply.body.data.passkey
    const name = 'Mine now'
    expect((await rename(other.client, { userId, id, name })).status).toBe(404)
    expect((await rename(other.client, { userId: other.userId, id, name })).status).toBe(404)
    expect(await namesOf(client)).toEqual(['Laptop'])
    await client.post(`/auth/v1/passkeys/${userId}/${id}/remove/`, { password })
    expect((await rename(client, { userId, id, name })).status).toBe(404)
  })
})

describe('a passkey as the second step', () => {
  it('completes a sign-in, of its owner only', async () => {
    const { email, key } = await withPasskey()
    const stranger = await withPasskey()
    const browser = test.client()
    const token = await pendingOf(browser, email)
    expect((await step(browser, { token, key: stranger.key })).status).toBe(400)
    expect((await step(browser, { token, key })).status).toBe(200)
    expect(await isIn(browser)).toBe(true)
  })

  it('is asked for among the owner’s own, and in that sign-in only', async () => {
    const { email, key } = await withPasskey()
    const [browser, other] = [test.client(), test.client()]
    const token = await pendingOf(browser, email)
    const asked = await browser.post(ASK, { pending_token: token })
    expect(asked.body.data).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
      allowCredentials: [{ id: key.credentialId }],
    })
    const body = { method: 'passkey', passkey: key.sign(asked.body.data) }
    const elsewhere = await pendingOf(other, email)
    await other.post(ASK, { pending_token: elsewhere })
    const mixed = await other.post(SECOND_STEP, { ...body, pending_token: elsewhere })
    expect(mixed.body.error.code).toBe('passkey_failed')
    expect((await browser.post(SECOND_STEP, { ...body, pending_token: token })).status).toBe(200)
    const unknown = await browser.post(ASK, { pending_token: 'nobody' })
    expect(unknown.body.error.code).toBe('sign_in_expired')
  })

  it('stands beside the app, and stays when that is removed', async () => {
    const { client, userId, email, secret } = await withApp(test)
    const { key, reply } = await addPasskey({ client, userId })
    expect(reply.body.data.recovery_codes).toBeNull()
    const code = codeOf(test, secret)
    const removed = await client.post(`${FACTORS}${userId}/authenticator/remove/`, {
      password,
      code,
    })
    expect(removed.status).toBe(204)
    const browser = test.client()
    const first = await browser.post('/auth/v1/login/', { email, password })
    expect(first.body.error.details.methods).toEqual(['passkey', 'recovery_code'])
    const token = first.body.error.details.pending_token
    expect((await step(browser, { token, key })).status).toBe(200)
  })
})
