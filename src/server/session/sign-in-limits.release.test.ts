import { Piscina } from 'piscina'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'

import { openTestApp, TEST_PASSWORD } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

// Watched, not replaced: what is hashed is what costs.
const posted = vi.spyOn(Piscina.prototype, 'run')
afterAll(() => posted.mockRestore())

/** How many passwords threads were given to hash or to compare since it was asked to forget. */
const hashed = () => posted.mock.calls.length

const RESET = { method: 'PUT', url: '/auth/v1/reset-password/' } as const

const test = await openTestApp()

describe('guessing a password', () => {
  it('ends in "too many tries", and ten thousand guesses check no more than a few', async () => {
    const { email } = await test.signUp()
    const thief = test.client()
    posted.mockClear()
    const codes = new Set<string>()
    for (let rounds = 0; rounds < 500; rounds += 1) {
      const replies = await Promise.all(Array.from({ length: 20 }, () => guess(thief, email)))
      for (const { status, body } of replies) codes.add(`${status} ${body.error.message}`)
    }
    expect(codes).toEqual(
      new Set([
        '401 Incorrect Email or Password',
        '429 Too many tries. Wait a little and try again.',
      ]),
    )
    // Five, and one more after each wait, of which not many go by meanwhile: they double.
    expect(hashed()).toBeGreaterThanOrEqual(5)
    expect(hashed()).toBeLessThanOrEqual(10)
  }, 300_000)

  it('at once gets no further than in a row', async () => {
    const { email } = await test.signUp()
    const thief = test.client()
    const replies = await Promise.all(Array.from({ length: 25 }, () => guess(thief, email)))
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(20)
  })

  it('does not lock the owner out, who comes from elsewhere', async () => {
    const { email } = await test.signUp()
    const thief = test.client()
    for (let guesses = 0; guesses < 10; guesses += 1) await guess(thief, email)
    expect((await signIn(thief, { email, password: TEST_PASSWORD })).status).toBe(429)
    expect((await signIn(test.client(), { email, password: TEST_PASSWORD })).status).toBe(200)
  })

  it('does not lock out the owner’s own device behind the same address, at any rate of guessing', async () => {
    const { client, email } = await test.signUp()
    await client.post('/auth/v1/logout/')
    const thief = test.client({ address: client.address })
    for (let guesses = 0; guesses < 60; guesses += 1) await guess(thief, email)
    expect((await signIn(thief, { email, password: TEST_PASSWORD })).status).toBe(429)
    expect((await signIn(client, { email, password: TEST_PASSWORD })).status).toBe(200)
  })

  it('is limited on the owner’s device as well, for a thief who has that', async () => {
    const { client, email } = await test.signUp()
    const statuses: number[] = []
    for (let guesses = 0; guesses < 7; guesses += 1)
      statuses.push((await guess(client, email)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
  })

  it('gains nothing by a device that is known for another account, or made up', async () => {
    const [victim, thief] = [await test.signUp(), await test.signUp()]
    for (let guesses = 0; guesses < 6; guesses += 1) await guess(thief.client, victim.email)
    expect(
      (await signIn(thief.client, { email: victim.email, password: TEST_PASSWORD })).status,
    ).toBe(429)
    thief.client.cookies.set('fairlead_device', 'made.up.cookie')
    expect(
      (await signIn(thief.client, { email: victim.email, password: TEST_PASSWORD })).status,
    ).toBe(429)
  })

  it('has to wait longer each time', async () => {
    const { email } = await test.signUp()
    const thief = test.client()
    for (let guesses = 0; guesses < 5; guesses += 1) await guess(thief, email)
    const waits: number[] = []
    for (let rounds = 0; rounds < 9; rounds += 1) {
      const seconds = await longestWait()
      waits.push(seconds)
      expect((await guess(thief, email)).status).toBe(429)
      test.clock.shift(seconds * 1000)
      expect((await guess(thief, email)).status).toBe(401)
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 900, 900, 900])
  })

  it('begins again for who was right', async () => {
    const { email } = await test.signUp()
    const person = test.client()
    for (const password of ['Slip-Of-1', 'Slip-Of-2', 'Slip-Of-3', TEST_PASSWORD, 'Slip-Of-4'])
      await signIn(person, { email, password })
    for (let guesses = 0; guesses < 3; guesses += 1)
      expect((await guess(person, email)).status).toBe(401)
  })

  it('is the same for an address that is no one’s', async () => {
    const thief = test.client()
    const statuses: number[] = []
    for (let guesses = 0; guesses < 7; guesses += 1)
      statuses.push((await guess(thief, 'nobody.at.home@example.com')).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
  })

  it('over many accounts is limited by the address that it comes from', async () => {
    const thief = test.client()
    // Devices of accounts of their own, by turns: calls a minute are counted by device.
    const devices = [await test.signUp(), await test.signUp(), await test.signUp()]
    const codes: number[] = []
    for (let accounts = 0; accounts < 55; accounts += 1) {
      const device = devices[accounts % 3]?.client.cookies.get('fairlead_device') ?? ''
      thief.cookies.set('fairlead_device', device)
      codes.push((await guess(thief, `spray${accounts}@example.com`)).status)
    }
    expect(codes.slice(0, 50)).toEqual(Array.from({ length: 50 }, () => 401))
    expect(codes.slice(50)).toEqual(Array.from({ length: 5 }, () => 429))
  })
})

describe('a password of a megabyte', () => {
  it.each([
    [201, 400],
    [1_000_000, 400],
    [1_100_000, 413],
  ])('of %i characters is refused with %i, and never hashed', async (length, status) => {
    const { client, email, userId } = await test.signUp()
    const password = `Aa1!${'x'.repeat(length - 4)}`
    const name = { first_name: 'Ada', last_name: 'Lovelace' }
    posted.mockClear()
    const link = { uid: '00000000-0000-4000-8000-000000000000', user_token: 'x' }
    const change = { current_password: password, password: TEST_PASSWORD }
    const replies = [
      await test.client().post('/auth/v1/login/', { email, password }),
      await test.client().post('/auth/v1/create/', { email: 'big@example.com', password, ...name }),
      await test.client().send({ ...RESET, body: { ...link, password } }),
      await client.send({
        method: 'PUT',
        url: `/auth/v1/change-password/${userId}/`,
        body: change,
      }),
    ]
    expect(replies.map((reply) => reply.status)).toEqual([status, status, status, status])
    expect(hashed()).toBe(0)
  })
})

function guess(client: Client, email: string) {
  return signIn(client, { email, password: 'Wrong-Horse-1' })
}

function signIn(client: Client, given: { email: string; password: string }) {
  return client.post('/auth/v1/login/', given)
}

/** Seconds that the newest of what has to wait has to wait from its last try on. */
async function longestWait(): Promise<number> {
  const { rows } = z
    .object({ rows: z.array(z.object({ wait: z.number() })) })
    .parse(
      await test.database.owner.execute(
        'select extract(epoch from blocked_until - last_at)::float8 as wait from try_limit where blocked_until is not null order by last_at desc limit 1',
      ),
    )
  return rows[0]?.wait ?? 0
}
