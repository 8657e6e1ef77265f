import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { appUser, loginSession } from '#server/db/schema/session.ts'
import { openTestApp, TEST_PASSWORD, type SignedUp } from '#testing/test-app.ts'

import { newSession } from './new-session.ts'
import { hashPassword } from './password-hash.ts'
import { finishSignIn } from './sign-in-calls.ts'

const NEXT_PASSWORD = 'Another-Pier-77!'

const test = await openTestApp()
const { database } = test
const { owner } = database

const isThisOne = ({ userId }: SignedUp) => eq(loginSession.userId, userId)
const login = ({ email }: SignedUp) =>
  test.client().post('/auth/v1/login/', { email, password: TEST_PASSWORD })

describe('a sign-in whose password is changed while it is hashed', () => {
  it('opens nothing', async () => {
    const person = await test.signUp()
    const passwordHash = await hashPassword(TEST_PASSWORD)
    const begun = newSession({ userId: person.userId, userAgent: undefined, at: test.clock.now() })
    const finish = { ...begun, forgotten: [], returned: [] }
    const before = await owner.$count(loginSession, isThisOne(person))
    // The same password, and yet another hash than the one that the account has.
    expect(await finishSignIn(database, { ...finish, passwordHash })).toBe('changed')
    expect(await owner.$count(loginSession, isThisOne(person))).toBe(before)
  })
})

// The embedded database has one connection: there, nothing is ever under way beside something else.
describe.runIf(database.url !== null)('a password that is being changed', () => {
  it('lets no one in by the one before: no session is opened that the change does not end', async () => {
    const person = await test.signUp()
    const passwordHash = await hashPassword(NEXT_PASSWORD)
    const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const changing = owner.transaction(async (tx) => {
      await tx.update(appUser).set({ passwordHash }).where(eq(appUser.userId, person.userId))
      begun.resolve()
      await ended.promise
    })
    await begun.promise
    const before = await owner.$count(loginSession, isThisOne(person))
    const signingIn = login(person)
    const waiting = sql`datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(() => owner.$count(sql`pg_stat_activity`, waiting)).toBe(1)
    ended.resolve()
    await changing
    const reply = await signingIn
    expect([reply.status, reply.body.error.code]).toEqual([401, 'incorrect_credentials'])
    expect(await owner.$count(loginSession, isThisOne(person))).toBe(before)
  })
})
