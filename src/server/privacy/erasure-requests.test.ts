import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { ERASURE_GRACE_DAYS } from '#contract/privacy/privacy.ts'
import { userRole } from '#server/db/schema/account.ts'
import { appUser } from '#server/db/schema/session.ts'
import { givePassword } from '#testing/accounts.ts'
import { buildAppliedPerson } from '#testing/applied-person.ts'
import { buildCompany, buildStaff, only } from '#testing/builders.ts'
import { openTestApp, TEST_PASSWORD } from '#testing/test-app.ts'

import { erasePerson } from './erase-person.ts'

const GRACE_MS = ERASURE_GRACE_DAYS * 86_400_000

const test = await openTestApp()
const { database } = test
const { owner } = database
const deps = { ...test, ...test.clock }

const erasureOf = (userId: number) => `/user/v1/privacy/user/${userId}/erasure/`

describe('asking to be erased', () => {
  it('shows first what is held, by whom, and changes nothing', async () => {
    const someone = await buildAppliedPerson(test, { at: ['Harbour Works', 'Quay & Sons'] })
    const { body } = await someone.client.get(erasureOf(someone.userId))
    expect(body.data).toMatchObject({
      request: null,
      has_password: true,
      removed: { applications: 2, answers: 2, recordings: 1, sessions: 1, messages: 1 },
      companies: [
        { account_name: 'Harbour Works', applications: 1, held: 0 },
        { account_name: 'Quay & Sons', applications: 1, held: 0 },
      ],
      last_admin_of: [],
      employers: [],
    })
  })

  it('wants the password, or a sign-in a moment ago', async () => {
    const { client, userId } = await test.signUp()
    const wrong = await client.post(erasureOf(userId), { password: 'Wrong-Horse-1' })
    expect(wrong.body.error.code).toBe('current_password_incorrect')
    expect((await client.post(erasureOf(userId), {})).status).toBe(201)

    const other = await test.signUp()
    test.clock.shift(11 * 60_000)
    await other.client.post('/auth/v1/token-refresh/')
    const late = await other.client.post(erasureOf(other.userId), {})
    expect([late.status, late.body.error.code]).toEqual([403, 'sign_in_again'])
    const right = await other.client.post(erasureOf(other.userId), { password: TEST_PASSWORD })
    expect(right.status).toBe(201)
  })

  it('is one request however often it is asked, and mails about it once', async () => {
    const { client, userId, email } = await test.signUp()
    const body = { password: TEST_PASSWORD }
    const key = crypto.randomUUID()
    const first = await client.post(erasureOf(userId), body, { key })
    expect((await client.post(erasureOf(userId), body, { key })).body).toEqual(first.body)
    expect((await client.post(erasureOf(userId), body)).body).toEqual(first.body)
    await test.sendMail()
    const about = (await test.mailTo(email)).filter(({ text }) => text.includes('/user/privacy'))
    expect(about).toHaveLength(1)
  })

  it('can be taken back until it happens, and then nothing is erased', async () => {
    const { client, userId, email } = await test.signUp()
    await client.post(erasureOf(userId), { password: TEST_PASSWORD })
    expect((await client.delete(erasureOf(userId))).status).toBe(204)
    expect((await client.delete(erasureOf(userId))).status).toBe(204)
    test.clock.shift(GRACE_MS + 1)
    await erasePerson(deps, { userId })
    expect(await userRow(userId)).toMatchObject({ email, erasedAt: null })
    expect((await test.signIn(email)).cookies.size).toBeGreaterThan(0)
  })

  it('is no other user’s to see, to ask for or to take back', async () => {
    const { client, userId } = await test.signUp()
    const stranger = await test.signUp()
    for (const id of [userId, 999_999]) {
      expect((await stranger.client.get(erasureOf(id))).status).toBe(404)
      const asked = await stranger.client.post(erasureOf(id), { password: TEST_PASSWORD })
      expect(asked.status).toBe(404)
      expect((await stranger.client.delete(erasureOf(id))).status).toBe(404)
    }
    const { body } = await client.get(erasureOf(userId))
    expect(body.data.request).toBeNull()
  })

  it('is refused to the last who may change a company’s settings, until another user may', async () => {
    const company = await buildCompany(database, { name: 'Lone Pier' })
    const admin = await buildStaff(database, { company, preset: 'Account admin' })
    await givePassword(test, admin.userId)
    const client = await test.as(admin)
    const body = { password: TEST_PASSWORD }
    const plan = await client.get(erasureOf(admin.userId))
    expect(plan.body.data.last_admin_of).toEqual(['Lone Pier'])
    expect((await client.post(erasureOf(admin.userId), body)).body.error.code).toBe('last_admin')

    const second = await buildStaff(database, { company, preset: 'Account admin' })
    expect((await client.post(erasureOf(admin.userId), body)).status).toBe(201)
    // The other one left meanwhile: it has to wait, and nothing is erased.
    await owner.delete(userRole).where(eq(userRole.userId, second.userId))
    test.clock.shift(GRACE_MS + 1)
    await erasePerson(deps, admin)
    expect(await userRow(admin.userId)).toMatchObject({ email: admin.email, erasedAt: null })
  })
})

async function userRow(userId: number) {
  return only(await owner.select().from(appUser).where(eq(appUser.userId, userId)))
}
