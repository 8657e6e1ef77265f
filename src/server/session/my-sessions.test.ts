import { describe, expect, it } from 'vitest'

import { buildPerson, buildSession } from '#testing/builders.ts'
import { openTestApp, TEST_PASSWORD, type SignedUp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

import { createRevokedSessions, REVOKED_WITHIN_MS } from './revoked-sessions.ts'

const MINUTE = 60_000
const SESSIONS = '/auth/v1/sessions/'

const test = await openTestApp()
const { database } = test

async function sessionsOf(client: Client): Promise<{ session_id: string; is_this: boolean }[]> {
  return (await client.get(SESSIONS)).body.data
}
const endOne = (client: Client, sessionId: string | undefined) =>
  guessOne(client, { sessionId, password: TEST_PASSWORD })
const guessOne = (client: Client, given: { sessionId: string | undefined; password: string }) =>
  client.post(`${SESSIONS}${given.sessionId}/end/`, { password: given.password })
const endAll = ({ client, userId }: Pick<SignedUp, 'client' | 'userId'>, body: object) =>
  client.post(`${SESSIONS}user/${userId}/end/`, body)
const isIn = async (client: Client) => (await client.get('/auth/v1/')).status === 200

/** A user who is signed in on two devices. */
async function onTwoDevices() {
  const { client: here, email, userId } = await test.signUp()
  const there = await test.signIn(email)
  return { here, there, email, userId }
}

describe('the sessions of a person', () => {
  it('are listed with their devices, the last used first, and the one that asks marked', async () => {
    const { client, email } = await test.signUp()
    test.clock.shift(MINUTE)
    const phone = test.client()
    const body = { email, password: 'Correct-Horse-1' }
    const headers = { 'user-agent': 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Firefox/133.0' }
    await phone.post('/auth/v1/login/', body, { headers })

    const reply = await phone.get(SESSIONS)
    expect(reply.body.meta).toEqual({ page: 1, page_size: 25, total: 2 })
    expect(reply.body.data).toMatchObject([
      { browser: 'Firefox', system: 'Android', is_this: true },
      { browser: null, is_this: false },
    ])
    test.clock.shift(MINUTE)
    await client.post('/auth/v1/token-refresh/')
    const [first, second] = (await phone.get(SESSIONS)).body.data
    expect([first.is_this, second.is_this]).toEqual([false, true])
    expect(Date.parse(first.last_used_at) - Date.parse(first.first_seen_at)).toBeGreaterThanOrEqual(
      2 * MINUTE,
    )
  })

  it('come page by page', async () => {
    const person = await buildPerson(database)
    const made = await Promise.all(Array.from({ length: 5 }, () => buildSession(database, person)))
    const client = await test.as(person)
    const pages = await Promise.all(
      [1, 2, 3].map(
        async (page) => (await client.get(`${SESSIONS}?page=${page}&page_size=2`)).body,
      ),
    )
    expect(pages.map(({ data }) => data.length)).toEqual([2, 2, 1])
    expect(pages[0].meta.total).toBe(5)
    const seen = pages.flatMap(({ data }) =>
      data.map((one: { session_id: string }) => one.session_id),
    )
    expect(seen).toHaveLength(made.length)
    expect(new Set(seen)).toEqual(new Set(made))
  })

  it('are no other user’s to see or end', async () => {
    const { here, userId } = await onTwoDevices()
    const stranger = await test.signUp()
    const [theirs] = await sessionsOf(here)
    expect(await sessionsOf(stranger.client)).toHaveLength(1)
    const reply = await endOne(stranger.client, theirs?.session_id)
    expect(reply.status).toBe(404)
    const { client } = stranger
    const all = await endAll({ client, userId }, { password: TEST_PASSWORD })
    expect(all.status).toBe(404)
    expect(await isIn(here)).toBe(true)
  })
})

describe('a session that its owner ends', () => {
  it('is refused at its next request and at its next refresh; the other one goes on', async () => {
    const { here, there } = await onTwoDevices()
    const other = (await sessionsOf(here)).find((one) => !one.is_this)
    expect((await endOne(here, other?.session_id)).status).toBe(204)

    const refused = await there.get('/auth/v1/')
    expect(refused.status).toBe(401)
    expect(refused.body.error.code).toBe('session_expired')
    expect((await there.post('/auth/v1/token-refresh/')).status).toBe(401)
    expect(await isIn(here)).toBe(true)
    expect(await sessionsOf(here)).toHaveLength(1)
    expect((await endOne(here, other?.session_id)).status).toBe(204)
  })

  it('loses its cookies when it is the one that asks', async () => {
    const { here, there } = await onTwoDevices()
    const own = (await sessionsOf(here)).find((one) => one.is_this)
    await endOne(here, own?.session_id)
    expect([...here.cookies.keys()]).toEqual(['fairlead_device'])
    expect(await isIn(there)).toBe(true)
  })

  it('is one of all but this, or of all', async () => {
    const { here, there, email, userId } = await onTwoDevices()
    const third = await test.signIn(email)
    const me = { client: here, userId }
    await endAll(me, { password: TEST_PASSWORD, except: 'this' })
    expect([await isIn(here), await isIn(there), await isIn(third)]).toEqual([true, false, false])
    await endAll(me, { password: TEST_PASSWORD })
    expect([...here.cookies.keys()]).toEqual(['fairlead_device'])
    expect((await here.post('/auth/v1/token-refresh/')).status).toBe(401)
  })

  it('is refused also by the access token that it left behind', async () => {
    const { client } = await test.signUp()
    const authorization = `Bearer ${client.cookies.get('fairlead_access')}`
    await client.post('/auth/v1/logout/')
    const reply = await test.client().get('/auth/v1/', { headers: { authorization } })
    expect(reply.body.error.code).toBe('session_expired')
  })
})

describe('ending a session', () => {
  it('wants the password, or a sign-in a moment ago', async () => {
    const { here, there, userId } = await onTwoDevices()
    const me = { client: here, userId }
    const [own, other] = await sessionsOf(here).then((all) => [
      all.find((one) => one.is_this)?.session_id,
      all.find((one) => !one.is_this)?.session_id,
    ])
    test.clock.shift(11 * MINUTE)
    await Promise.all([here, there].map((client) => client.post('/auth/v1/token-refresh/')))

    const wrong = await guessOne(here, { sessionId: other, password: 'Wrong-Horse-1' })
    expect([wrong.status, wrong.body.error.code]).toEqual([400, 'current_password_incorrect'])
    const refused = [
      await here.post(`${SESSIONS}${other}/end/`, {}),
      await endAll(me, {}),
      await endAll(me, { except: 'this' }),
      // As the versions before asked.
      await here.delete(`${SESSIONS}${other}/`),
      await here.delete(SESSIONS),
    ]
    expect(refused.map(({ status, body }) => [status, body.error.code])).toEqual(
      refused.map(() => [403, 'sign_in_again']),
    )
    expect([await isIn(here), await isIn(there)]).toEqual([true, true])

    expect((await endOne(here, other)).status).toBe(204)
    expect(await isIn(there)).toBe(false)
    expect((await here.delete(`${SESSIONS}${own}/`)).status).toBe(204)
    expect(await isIn(here)).toBe(false)
  })

  it('is done without the password right after the sign-in, also as the versions before asked', async () => {
    const { here, there, email, userId } = await onTwoDevices()
    const other = (await sessionsOf(here)).find((one) => !one.is_this)
    expect((await here.delete(`${SESSIONS}${other?.session_id}/`)).status).toBe(204)
    expect(await isIn(there)).toBe(false)
    const third = await test.signIn(email)
    expect((await endAll({ client: here, userId }, { except: 'this' })).status).toBe(204)
    expect([await isIn(here), await isIn(third)]).toEqual([true, false])
    expect((await here.delete(SESSIONS)).status).toBe(204)
    expect(await isIn(here)).toBe(false)
  })

  it('gives a thief few tries at the password', async () => {
    const { here } = await onTwoDevices()
    const sessionId = (await sessionsOf(here)).find((one) => !one.is_this)?.session_id
    const codes = []
    for (let tries = 0; tries < 12; tries += 1) {
      const { body } = await guessOne(here, { sessionId, password: `Wrong-Horse-${tries}` })
      codes.push(body.error.code)
    }
    expect(codes[0]).toBe('current_password_incorrect')
    expect(codes.at(-1)).toBe('rate_limited')
  })

  it('says whether there is a password to ask for', async () => {
    const { client } = await test.signUp()
    expect((await client.get(SESSIONS)).body.has_password).toBe(true)
    const byProvider = await test.as(await buildPerson(database))
    expect((await byProvider.get(SESSIONS)).body.has_password).toBe(false)
  })
})

describe('a session that another process ended', () => {
  it('is refused here within five seconds, however many ask at once', async () => {
    let reads = 0
    let at = Date.now()
    const counted = {
      ...database,
      inScope: ((scope, work) => {
        reads += 1
        return database.inScope(scope, work)
      }) as typeof database.inScope,
    }
    const now = () => new Date(at)
    const here = createRevokedSessions({ database: counted, now })
    const elsewhere = await test.signUp()
    const sessionId = await buildSession(database, elsewhere)
    expect(await here.has(sessionId)).toBe(false)

    expect((await endOne(elsewhere.client, sessionId)).status).toBe(204)
    at += REVOKED_WITHIN_MS - 1
    expect(await here.has(sessionId)).toBe(false)
    at += 1
    const answers = await Promise.all(Array.from({ length: 50 }, () => here.has(sessionId)))
    expect(new Set(answers)).toEqual(new Set([true]))
    expect(reads).toBe(2)
  })
})
