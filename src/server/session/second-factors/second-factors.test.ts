import { describe, expect, it } from 'vitest'

import { givePassword } from '#testing/accounts.ts'
import { buildPerson } from '#testing/builders.ts'
import {
  addApp,
  codeAt,
  codeOf,
  FACTORS,
  pendingOf,
  takeStep,
  withApp,
} from '#testing/second-factors.ts'
import { openTestApp, TEST_PASSWORD } from '#testing/test-app.ts'

import { createSealedSecrets } from '../../http/sealed-secret.ts'
import { describeSecret, stepOf } from './authenticator-code.ts'

const password = TEST_PASSWORD
const test = await openTestApp()
const appUrl = (userId: number) => `${FACTORS}${userId}/authenticator/`

describe('the codes of an app', () => {
  // RFC 6238, appendix B: SHA-1, the last six of its eight digits.
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('are those of RFC 6238 at second %i', (second, code) => {
    const secret = Buffer.from('12345678901234567890')
    const at = new Date(second * 1000)
    expect(stepOf(code, { secret, at })).toBe(Math.floor(second / 30))
  })

  it('are told by an address that apps read', () => {
    const secret = Buffer.from('12345678901234567890')
    const told = describeSecret(secret, 'ada@example.com')
    expect(told.secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    const uri = new URL(told.uri)
    expect(uri.protocol + uri.pathname).toBe('otpauth:/Fairlead:ada%40example.com')
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Fairlead',
      secret: told.secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
  })
})

describe('a sealed secret', () => {
  const sealed = createSealedSecrets({ secret: 'a'.repeat(32) })
  const plain = Buffer.from('twenty random bytes!')
  const text = sealed.seal(plain, 'user 1')

  it('opens for its owner, under its key, unchanged', () => {
    expect(Buffer.from(sealed.open(text, 'user 1'))).toEqual(plain)
    expect(sealed.seal(plain, 'user 1')).not.toBe(text)
  })

  it('opens for no other user, under no other key, and not when it was changed', () => {
    const other = createSealedSecrets({ secret: 'b'.repeat(32) })
    expect(() => sealed.open(text, 'user 2')).toThrow('authenticate')
    expect(() => other.open(text, 'user 1')).toThrow('authenticate')
    const bytes = Buffer.from(text.slice(3), 'base64url')
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
    expect(() => sealed.open(`v1.${bytes.toString('base64url')}`, 'user 1')).toThrow('authenticate')
  })

  it('is what the database holds of an app', async () => {
    const { userId, secret } = await withApp(test)
    const row = await test.database.owner.execute(
      `select a::text || coalesce(string_agg(r::text, ''), '') as all from authenticator_app a
       left join recovery_code r using (user_id) where a.user_id = ${userId} group by a.*, a.user_id`,
    )
    const held = JSON.stringify(row)
    expect(held).toContain('v1.')
    expect(held).not.toContain(secret)
  })
})

describe('what a user has', () => {
  it('is nothing at first, then the app and ten codes', async () => {
    const { client, userId } = await test.signUp()
    expect((await client.get(FACTORS)).body.data).toEqual({
      authenticator_since: null,
      passkeys: [],
      recovery_codes_left: 0,
      has_password: true,
      required_by: [],
    })
    const { codes } = await addApp(test, { client, userId })
    expect(codes).toHaveLength(10)
    for (const code of codes)
      expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/)
    const { authenticator_since, recovery_codes_left } = (await client.get(FACTORS)).body.data
    expect(Date.parse(authenticator_since)).toBeGreaterThan(0)
    expect(recovery_codes_left).toBe(10)
  })

  it('is no other user’s to change', async () => {
    const { userId } = await withApp(test)
    const { client } = await test.signUp()
    const calls = [
      client.post(appUrl(userId), { password }),
      client.put(appUrl(userId), { code: '123456' }),
      client.post(`${appUrl(userId)}remove/`, { password, code: '123456' }),
      client.post(`${FACTORS}${userId}/recovery-codes/`, { password }),
    ]
    for (const { status } of await Promise.all(calls)) expect(status).toBe(404)
  })
})

describe('setting an app up', () => {
  it('takes the password, and a code that fits within ten minutes', async () => {
    const { client, userId } = await test.signUp()
    const wrong = await client.post(appUrl(userId), { password: 'Wrong-Horse-1' })
    expect(wrong.body.error.code).toBe('current_password_incorrect')
    const unasked = await client.put(appUrl(userId), { code: '123456' })
    expect(unasked.body.error.code).toBe('enrolment_expired')
    const { secret } = (await client.post(appUrl(userId), { password })).body.data
    const early = codeAt(test, { secret: secret, steps: -10 })
    expect((await client.put(appUrl(userId), { code: early })).body.error.code).toBe(
      'code_incorrect',
    )
    test.clock.shift(600_000)
    await client.post('/auth/v1/token-refresh/')
    const late = await client.put(appUrl(userId), { code: codeOf(test, secret) })
    expect(late.body.error.code).toBe('enrolment_expired')
    expect((await client.get(FACTORS)).body.data.authenticator_since).toBeNull()
  })

  it('is not for the user who has no password', async () => {
    const person = await buildPerson(test.database)
    const client = await test.as(person)
    expect((await client.get(FACTORS)).body.data.has_password).toBe(false)
    const reply = await client.post(appUrl(person.userId), { password })
    expect(reply.body.error.code).toBe('current_password_incorrect')
    await givePassword(test, person.userId)
    expect((await client.post(appUrl(person.userId), { password })).status).toBe(200)
  })
})

describe('removing an app', () => {
  it('takes the password and a code; afterwards the password is enough', async () => {
    const { client, userId, email, secret } = await withApp(test)
    const remove = (body: object) => client.post(`${appUrl(userId)}remove/`, body)
    const code = codeOf(test, secret)
    expect((await remove({ password: 'Wrong-Horse-1', code })).body.error.code).toBe(
      'current_password_incorrect',
    )
    const far = codeAt(test, { secret: secret, steps: 5 })
    expect((await remove({ password, code: far })).body.error.code).toBe('code_incorrect')
    expect((await remove({ password, code })).status).toBe(204)
    expect((await remove({ password, code })).body.error.code).toBe('second_factor_missing')
    expect((await client.get(FACTORS)).body.data).toMatchObject({
      authenticator_since: null,
      recovery_codes_left: 0,
    })
    expect((await test.client().post('/auth/v1/login/', { email, password })).status).toBe(200)
  })

  it('ends the sign-ins that wait for it', async () => {
    const { client, userId, email, secret } = await withApp(test)
    const thief = test.client()
    const token = await pendingOf(thief, email)
    await client.post(`${appUrl(userId)}remove/`, { password, code: codeOf(test, secret) })
    test.clock.shift(30_000)
    const reply = await takeStep(thief, { token, code: codeOf(test, secret) })
    expect(reply.body.error.code).toBe('sign_in_expired')
  })

  it('works with a recovery code, and stops guesses at codes', async () => {
    const { client, userId, codes, secret } = await withApp(test)
    const remove = (code: string) => client.post(`${appUrl(userId)}remove/`, { password, code })
    const far = codeAt(test, { secret: secret, steps: 7 })
    const wrong = []
    for (let tries = 0; tries < 6; tries += 1) wrong.push((await remove(far)).status)
    expect(wrong).toEqual([400, 400, 400, 400, 400, 429])
    test.clock.shift(60_000)
    expect((await remove(codes[0] ?? '')).status).toBe(204)
  })
})

describe('the messages', () => {
  it('say that a factor was added, that there are new codes, and that it was removed', async () => {
    const { client, userId, email, secret } = await withApp(test)
    await client.post(`${FACTORS}${userId}/recovery-codes/`, { password })
    await client.post(`${appUrl(userId)}remove/`, { password, code: codeOf(test, secret) })
    await test.sendMail()
    const subjects = (await test.mailTo(email)).map(({ subject }) => subject)
    expect(subjects.toSorted()).toEqual([
      'A second step was added to your Fairlead sign-in',
      'A second step was removed from your Fairlead sign-in',
      'Confirm your email address for Fairlead',
      'You have new Fairlead recovery codes',
    ])
  })
})
