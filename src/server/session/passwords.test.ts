import { describe, expect, it } from 'vitest'

import { buildPerson } from '#testing/builders.ts'
import { openTestApp, TEST_PASSWORD } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

import { passwordRequest } from '../db/schema/mail.ts'

const NEW_PASSWORD = 'Other-Horse-2'
const GUESSABLE = 'P@ssw0rd1!'
const REFUSED = {
  code: 'password_guessable',
  message: 'That password is one of those that are guessed first. Choose another one.',
}
const MINUTE_MS = 60_000

const test = await openTestApp()
const { database } = test

describe('a forgotten password', () => {
  it('is replaced through the link of an email, and everyone is signed out', async () => {
    const { client, email } = await test.signUp()
    const elsewhere = await test.signIn(email)
    const link = await askForLink(email)
    expect((await client.get('/auth/v1/')).status).toBe(200)

    const reply = await reset(withPassword(link))
    expect([reply.status, reply.body]).toEqual([204, null])
    for (const session of [client, elsewhere]) {
      expect((await session.get('/auth/v1/')).body.error.code).toBe('session_expired')
      expect((await session.post('/auth/v1/token-refresh/')).status).toBe(401)
    }
    const old = await test.client().post('/auth/v1/login/', { email, password: TEST_PASSWORD })
    expect(old.body.error.code).toBe('incorrect_credentials')
    const fresh = await test.signIn(email, NEW_PASSWORD)
    expect((await fresh.get('/auth/v1/')).body.data.is_email_verified).toBe(true)
  })

  it('is told to its owner once it was replaced', async () => {
    const { email } = await test.signUp()
    const link = await askForLink(email)
    await reset(withPassword(link))
    await test.sendMail()
    expect((await test.mailTo(email)).at(-1)?.subject).toBe('Your Fairlead password was changed')
  })

  it('has a link that works once', async () => {
    const { email } = await test.signUp()
    const link = await askForLink(email)
    const replies = await Promise.all([1, 2].map(() => reset(withPassword(link))))
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['204', '409'])
    const again = await reset(withPassword(link))
    expect(again.body.error).toEqual({
      code: 'link_not_valid',
      message: 'This link was used already, or is too old. Ask for a new one.',
    })
  })

  it('has a link that works for sixty minutes', async () => {
    const { email } = await test.signUp()
    const early = await askForLink(email)
    test.clock.shift(59 * MINUTE_MS)
    expect(await statusOf(early)).toBe(204)
    const late = await askForLink(email)
    test.clock.shift(60 * MINUTE_MS)
    expect(await statusOf(late)).toBe(409)
  })

  it('makes an older link void when a newer one is asked for', async () => {
    const { email } = await test.signUp()
    const older = await askForLink(email)
    const newer = await askForLink(email)
    expect(newer.user_token).not.toBe(older.user_token)
    expect(await statusOf(older)).toBe(409)
    expect(await statusOf(newer)).toBe(204)
  })

  it('is not replaced through another user’s link, a made-up one, or the one of another purpose', async () => {
    const [mine, other] = [await test.signUp(), await test.signUp()]
    const link = await askForLink(mine.email)
    const theirs = await askForLink(other.email)
    const [confirm] = await test.mailTo(mine.email)
    expect(await statusOf({ ...link, uid: theirs.uid })).toBe(409)
    expect(await statusOf({ ...link, user_token: 'x'.repeat(43) })).toBe(409)
    expect(await statusOf(linkIn(confirm?.text))).toBe(409)
    expect(await statusOf(link)).toBe(204)
  })

  it('must be replaced by a good one, and the link goes on working', async () => {
    const { email } = await test.signUp()
    const link = await askForLink(email)
    const weak = { ...link, password: 'weak' }
    const reply = await reset(weak)
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.body.error.fields)).toEqual(['password'])
    const common = await reset({ ...link, password: GUESSABLE })
    expect(common.body.error).toEqual(REFUSED)
    expect(await statusOf(link)).toBe(204)
  })
})

describe('asking for a link', () => {
  // That the time tells nothing either follows from how it works: the request runs the same statements for every
  // address, and none of them reads app_user. What the jobs do later is out of the caller's sight.
  it('is answered alike, and leaves the same behind, whether there is such a user or not', async () => {
    const { email } = await test.signUp()
    await test.sendMail()
    const outcomes = []
    for (const address of [email, 'nobody.here@example.com']) {
      const before = test.recordedJobs.length
      const reply = await test.client().post('/auth/v1/forgot-password/', { email: address })
      const requests = await database.owner.$count(passwordRequest)
      outcomes.push({
        status: reply.status,
        body: reply.body,
        cookies: reply.cookies,
        jobs: test.recordedJobs.slice(before).map(({ name }) => name),
        requests,
      })
      await test.sendMail()
    }
    expect(outcomes[0]).toMatchObject({ status: 204, jobs: ['request-password-reset'] })
    expect(outcomes[1]).toEqual(outcomes[0])
    expect(await test.mailTo('no one.here@example.com')).toEqual([])
    expect((await test.mailTo(email)).length).toBe(2)
  })

  it('keeps nothing about addresses that are no one’s', async () => {
    await test.client().post('/auth/v1/forgot-password/', { email: 'someone@nowhere.example' })
    await test.sendMail()
    for (const table of ['password_request', 'try_limit', 'mail', 'emailed_token'])
      expect(JSON.stringify(await database.owner.execute(`select * from ${table}`))).not.toContain(
        'nowhere.example',
      )
  })

  it('is limited for each address and from each place, without a word', async () => {
    const { email } = await test.signUp()
    const replies = []
    for (let tries = 0; tries < 6; tries += 1)
      replies.push(await test.client().post('/auth/v1/forgot-password/', { email }))
    await test.sendMail()
    const one = test.client()
    const others = [await test.signUp(), await test.signUp()]
    for (let tries = 0; tries < 10; tries += 1)
      replies.push(await one.post('/auth/v1/forgot-password/', { email: `x${tries}@example.com` }))
    for (const other of others)
      replies.push(await one.post('/auth/v1/forgot-password/', { email: other.email }))
    await test.sendMail()

    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204]))
    expect(await subjectsOf(email)).toEqual(['Set a new Fairlead password'])
    for (const other of others) expect(await subjectsOf(other.email)).toEqual([])
  })

  it('sends links to the app itself, whatever host the request names', async () => {
    const { email } = await test.signUp()
    const headers = { host: 'evil.example' }
    await test.client().post('/auth/v1/forgot-password/', { email }, { headers })
    await test.sendMail()
    const message = (await test.mailTo(email)).at(-1)
    expect(message?.text).toContain('http://localhost/change-password/')
    expect(message?.text).not.toContain('evil')
  })

  it('writes in the language of the user, else in that of the request', async () => {
    const speaksFrench = await buildPerson(database, { language: 'fr' })
    const silent = await buildPerson(database)
    const headers = { 'accept-language': 'es-AR,es;q=0.9' }
    for (const { email } of [speaksFrench, silent])
      await test.client().post('/auth/v1/forgot-password/', { email }, { headers })
    await test.sendMail()
    expect(await subjectsOf(speaksFrench.email)).toEqual([
      'Choisissez un nouveau mot de passe Fairlead',
    ])
    expect(await subjectsOf(silent.email)).toEqual(['Elige una nueva contraseña de Fairlead'])
  })
})

describe('changing a password', () => {
  it('needs the current one, and ends the other sessions', async () => {
    const { client, email, userId } = await test.signUp()
    const elsewhere = await test.signIn(email)
    const reply = await change({ client, userId })
    expect([reply.status, reply.body]).toEqual([204, null])
    expect((await client.get('/auth/v1/')).status).toBe(200)
    expect((await client.post('/auth/v1/token-refresh/')).status).toBe(200)
    expect((await elsewhere.get('/auth/v1/')).status).toBe(401)
    expect((await elsewhere.post('/auth/v1/token-refresh/')).status).toBe(401)
    await test.signIn(email, NEW_PASSWORD)
    await test.sendMail()
    expect((await test.mailTo(email)).at(-1)?.subject).toBe('Your Fairlead password was changed')
  })

  it('says in the words of the catalogue that the current one is wrong', async () => {
    const { client, userId, email } = await test.signUp()
    const reply = await change({ client, userId }, 'Wrong-Horse-1')
    expect(reply.status).toBe(400)
    expect(reply.body.error).toEqual({
      code: 'current_password_incorrect',
      message: 'The current password you provided is incorrect.',
    })
    await test.signIn(email)
  })

  it('does not take one that is guessed first, for an account to create either', async () => {
    const { client, userId, email } = await test.signUp()
    const body = { current_password: TEST_PASSWORD, password: GUESSABLE }
    const url = `/auth/v1/change-password/${userId}/`
    const changed = await client.send({ method: 'PUT', url, body })
    expect([changed.status, changed.body.error]).toEqual([400, REFUSED])
    await test.signIn(email)
    const name = { first_name: 'Ada', last_name: 'Lovelace' }
    const account = { email: 'guessed@example.com', password: GUESSABLE, ...name }
    const created = await test.client().post('/auth/v1/create/', account)
    expect([created.status, created.body.error]).toEqual([400, REFUSED])
    const own = { ...account, password: 'Lovelace-1' }
    expect((await test.client().post('/auth/v1/create/', own)).body.error).toEqual(REFUSED)
  })

  it('is for oneself', async () => {
    const [one, other] = [await test.signUp(), await test.signUp()]
    expect((await change({ client: one.client, userId: other.userId })).status).toBe(404)
    await test.signIn(other.email)
  })

  it('lets no one at an open screen guess without end, and its owner try again after a while', async () => {
    const { client, userId } = await test.signUp()
    const codes: string[] = []
    for (let tries = 0; tries < 7; tries += 1)
      codes.push((await change({ client, userId }, `Wrong-Horse-${tries}`)).body.error.code)
    expect(codes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'current_password_incorrect'))
    expect(codes.slice(5)).toEqual(['rate_limited', 'rate_limited'])
    expect((await change({ client, userId })).status).toBe(429)
    test.clock.shift(16_000)
    expect((await change({ client, userId })).status).toBe(204)
  })
})

type Link = { uid: string; user_token: string }

async function askForLink(email: string): Promise<Link> {
  // Each from a time and a place of its own, so that no limit is met.
  test.clock.shift(6 * MINUTE_MS)
  await test.client().post('/auth/v1/forgot-password/', { email })
  await test.sendMail()
  const reset = (await test.mailTo(email)).filter(({ text }) => text.includes('/change-password/'))
  return linkIn(reset.at(-1)?.text)
}

function linkIn(text: string | undefined): Link {
  const found = /\/(?:change-password|verify-email)\/([0-9a-f-]{36})\/([\w-]{43})/.exec(text ?? '')
  if (found === null) throw new Error(`No link in: ${text}`)
  return { uid: found[1] ?? '', user_token: found[2] ?? '' }
}

function withPassword(link: Link) {
  return { ...link, password: NEW_PASSWORD }
}

async function statusOf(link: Link | undefined): Promise<number> {
  if (link === undefined) throw new Error('No link.')
  return (await reset(withPassword(link))).status
}

async function subjectsOf(email: string): Promise<string[]> {
  const reset = (await test.mailTo(email)).filter(({ text }) => text.includes('/change-password/'))
  return reset.map(({ subject }) => subject)
}

function reset(body: unknown) {
  return test.client().send({ method: 'PUT', url: '/auth/v1/reset-password/', body })
}

function change(by: { client: Client; userId: number }, current = TEST_PASSWORD) {
  const body = { current_password: current, password: NEW_PASSWORD }
  const url = `/auth/v1/change-password/${by.userId}/`
  return by.client.send({ method: 'PUT', url, body })
}
