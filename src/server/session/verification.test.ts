import { describe, expect, it } from 'vitest'

import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const SUBJECT = 'Confirm your email address for Fairlead'

const test = await openTestApp()

describe('an email address', () => {
  it('is confirmed by the link that is sent at sign-up, and nothing waited for it', async () => {
    const { client, email } = await test.signUp()
    expect(await isVerified(client)).toBe(false)
    const link = await newestLink(email)
    const reply = await test.client().post('/auth/v1/verify-email/', link)
    expect([reply.status, reply.body]).toEqual([200, { data: { password_link: null } }])
    expect(await isVerified(client)).toBe(true)
  })

  it('stays confirmed when the link is followed again', async () => {
    const { client, email } = await test.signUp()
    const link = await newestLink(email)
    for (let times = 0; times < 3; times += 1)
      expect((await test.client().post('/auth/v1/verify-email/', link)).status).toBe(200)
    expect(await isVerified(client)).toBe(true)
  })

  it('is not confirmed by a link that is too old, made up, or another user’s', async () => {
    const [mine, other] = [await test.signUp(), await test.signUp()]
    const [link, theirs] = [await newestLink(mine.email), await newestLink(other.email)]
    const codes: string[] = []
    for (const body of [
      { ...link, user_token: 'x'.repeat(43) },
      { ...link, user_token: theirs.user_token },
    ])
      codes.push((await test.client().post('/auth/v1/verify-email/', body)).body.error.code)
    test.clock.shift(7 * DAY_MS)
    codes.push((await test.client().post('/auth/v1/verify-email/', link)).body.error.code)
    expect(codes).toEqual(['link_not_valid', 'link_not_valid', 'link_not_valid'])
    await other.client.post('/auth/v1/token-refresh/')
    expect(await isVerified(other.client)).toBe(false)
  })
})

describe('sending the link again', () => {
  it('makes the older one void', async () => {
    const { client, email } = await test.signUp()
    const older = await newestLink(email)
    test.clock.shift(2 * MINUTE_MS)
    expect((await client.post('/auth/v1/send-verification/')).status).toBe(204)
    const newer = await newestLink(email)
    expect((await test.client().post('/auth/v1/verify-email/', older)).status).toBe(409)
    expect((await test.client().post('/auth/v1/verify-email/', newer)).status).toBe(200)
  })

  it('sends one a minute at most, and five a day', async () => {
    const { client, email, userId } = await test.signUp()
    for (let times = 0; times < 3; times += 1)
      expect((await client.post('/auth/v1/send-verification/')).status).toBe(204)
    expect(await subjectsTo(email)).toEqual([SUBJECT])
    // A token of its own: by then the access token of the sign-up has run out.
    const later = await test.as({ userId })
    const statuses: number[] = []
    for (let times = 0; times < 6; times += 1) {
      test.clock.shift(MINUTE_MS + 1)
      statuses.push((await later.post('/auth/v1/send-verification/')).status)
      // A link that a newer one makes void would not be sent.
      await test.sendMail()
    }
    expect(statuses).toEqual([204, 204, 204, 204, 429, 429])
    expect(await subjectsTo(email)).toHaveLength(5)
  })

  it('sends nothing to who is confirmed', async () => {
    const { client, email } = await test.signUp()
    await test.client().post('/auth/v1/verify-email/', await newestLink(email))
    test.clock.shift(2 * MINUTE_MS)
    expect((await client.post('/auth/v1/send-verification/')).status).toBe(204)
    expect(await subjectsTo(email)).toEqual([SUBJECT])
  })

  it('at once sends one', async () => {
    const { client, email } = await test.signUp()
    await test.sendMail()
    test.clock.shift(2 * MINUTE_MS)
    await Promise.all([1, 2, 3].map(() => client.post('/auth/v1/send-verification/')))
    expect(await subjectsTo(email)).toHaveLength(2)
  })
})

async function isVerified(client: Client): Promise<boolean> {
  return (await client.get('/auth/v1/')).body.data.is_email_verified
}

async function subjectsTo(email: string): Promise<string[]> {
  await test.sendMail()
  return (await test.mailTo(email)).map(({ subject }) => subject)
}

async function newestLink(email: string): Promise<{ uid: string; user_token: string }> {
  await test.sendMail()
  const text = (await test.mailTo(email)).at(-1)?.text ?? ''
  const found = /\/verify-email\/([0-9a-f-]{36})\/([\w-]{43})/.exec(text)
  if (found === null) throw new Error(`No link in: ${text}`)
  return { uid: found[1] ?? '', user_token: found[2] ?? '' }
}
