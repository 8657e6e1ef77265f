import { randomUUID } from 'node:crypto'

import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { ListedUser } from '#contract/access/users.ts'
import { mail } from '#server/db/schema/mail.ts'
import { appUser } from '#server/db/schema/session.ts'
import { givePassword } from '#testing/accounts.ts'
import { buildCompany, buildPerson, buildStaff, only } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const provider = await test.as(await buildPerson(database, { isJfAdmin: true }))
const company = await buildCompany(database)
const admin = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))

const url = (userId: number, accountId = company.accountId) =>
  `/user/v1/reassign-credentials/account/${accountId}/user/${userId}/`
const IS_WAITING = sql`datname = current_database() and wait_event_type = 'Lock'`
const newAddress = () => `${randomUUID()}@example.com`
const userRow = async (userId: number) =>
  only(await database.owner.select().from(appUser).where(eq(appUser.userId, userId)))
const countFormerAddresses = (userId: number) =>
  database.owner.$count(mail, and(eq(mail.userId, userId), isNotNull(mail.toAddress)))

describe('the users of all companies', () => {
  it('are those who work for a company or for the provider, a page at a time, and no candidates', async () => {
    const person = await buildStaff(database, { company, preset: 'Recruiter' })
    const candidate = await buildPerson(database)
    const find = async (search: string): Promise<ListedUser[]> =>
      (await provider.get(`/user/v1/users/?search=${encodeURIComponent(search)}`)).body.data
    expect(await find(person.email)).toMatchObject([
      { user_id: person.userId, is_jf_admin: false, accounts: [{ account_id: company.accountId }] },
    ])
    expect(await find(candidate.email)).toEqual([])
    expect(await find('%')).toEqual([])
    const { body } = await provider.get('/user/v1/users/?page_size=1&ordering=-email')
    expect([body.data.length, body.meta.page_size]).toEqual([1, 1])
    expect(body.meta.total).toBeGreaterThanOrEqual(3)
  })

  it('are listed for no one but the provider', async () => {
    expect((await admin.get('/user/v1/users/')).status).toBe(403)
    expect((await test.client().get('/user/v1/users/')).status).toBe(401)
  })
})

describe('another address for a user who lost theirs', () => {
  it('ends what they signed in with, and lets the reader of the new address choose a password', async () => {
    const person = await buildStaff(database, { company, preset: 'Recruiter' })
    await givePassword(test, person.userId)
    const session = await test.signIn(person.email)
    const email = newAddress()
    const key = randomUUID()
    const reply = await provider.put(url(person.userId), { email: email.toUpperCase() }, { key })
    expect(reply.body.data).toMatchObject({ user_id: person.userId, removed: 0 })
    expect(reply.body.data.ended).toBeGreaterThanOrEqual(1)
    expect((await session.get('/auth/v1/')).status).toBe(401)
    expect(await userRow(person.userId)).toMatchObject({
      email,
      emailVerifiedAt: null,
      passwordHash: null,
    })
    await test.sendMail()
    expect(await test.mailTo(email)).toHaveLength(1)
    const [moved, ...others] = await test.mailTo(person.email)
    expect([moved?.subject, others]).toEqual([
      'You no longer sign in to Fairlead with this email address',
      [],
    ])
    // Neither says where the account went, nor lets its reader back in.
    expect(moved?.text).not.toContain(email)
    expect(moved?.text).not.toContain('/change-password/')
    expect(await countFormerAddresses(person.userId)).toBe(0)
    // The first reply again, and nothing is done twice.
    const again = await provider.put(url(person.userId), { email: email.toUpperCase() }, { key })
    expect(again.body).toEqual(reply.body)
    await test.sendMail()
    expect(await test.mailTo(person.email)).toHaveLength(1)
    const trail = `/account/v1/audit-trail/${company.accountId}/?action=reassign_credentials`
    const { data } = (await admin.get(trail)).body
    expect(data).toMatchObject([{ entity: 'member', entity_id: person.userId }])
    expect(JSON.stringify(data)).not.toContain(email)
  })

  it.each([
    ['the address of another user', async () => (await buildPerson(database)).email, 409],
    ['no address', () => Promise.resolve('nonsense'), 400],
  ])('is not %s, and then nothing ends', async (_, make, status) => {
    const person = await buildStaff(database, { company, preset: 'Recruiter' })
    const client = await test.as(person)
    expect((await provider.put(url(person.userId), { email: await make() })).status).toBe(status)
    expect((await client.get('/auth/v1/')).status).toBe(200)
    expect((await userRow(person.userId)).email).toBe(person.email)
  })

  it('is given to users of the company alone, and by the provider alone', async () => {
    const foreign = await buildStaff(database, {
      company: await buildCompany(database),
      preset: 'Recruiter',
    })
    const candidate = await buildPerson(database)
    for (const { userId } of [foreign, candidate, { userId: 987_654_321 }])
      expect((await provider.put(url(userId), { email: newAddress() })).status).toBe(404)
    expect(
      (await provider.put(url(foreign.userId, 987_654_321), { email: newAddress() })).status,
    ).toBe(404)
    const colleague = await buildStaff(database, { company, preset: 'Recruiter' })
    expect((await admin.put(url(colleague.userId), { email: newAddress() })).status).toBe(403)
  })
})

// The embedded database has one connection: there, nothing is ever under way beside something else.
describe.runIf(database.url !== null)('one address for two users at once', () => {
  it('is refused to the second in the words of an address that is taken, and nothing of theirs ends', async () => {
    const [first, second] = [
      await buildStaff(database, { company, preset: 'Recruiter' }),
      await buildStaff(database, { company, preset: 'Recruiter' }),
    ]
    const email = newAddress()
    const client = await test.as(second)
    const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const taking = database.owner.transaction(async (tx) => {
      await tx.update(appUser).set({ email }).where(eq(appUser.userId, first.userId))
      begun.resolve()
      await ended.promise
    })
    await begun.promise
    const asking = provider.put(url(second.userId), { email })
    await expect.poll(() => database.owner.$count(sql`pg_stat_activity`, IS_WAITING)).toBe(1)
    ended.resolve()
    await taking
    const refused = await asking
    const taken = await provider.put(url(second.userId), { email: email.toUpperCase() })
    expect(taken.status).toBe(409)
    expect([refused.status, refused.body.error]).toEqual([409, taken.body.error])
    expect((await client.get('/auth/v1/')).status).toBe(200)
    expect((await userRow(second.userId)).email).toBe(second.email)
    await test.sendMail()
    expect(await test.mailTo(second.email)).toEqual([])
  })

  it('is given to one of two calls, whichever is first', async () => {
    const people = [
      await buildStaff(database, { company, preset: 'Recruiter' }),
      await buildStaff(database, { company, preset: 'Recruiter' }),
    ]
    const email = newAddress()
    const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = database.owner.transaction(async (tx) => {
      const ids = people.map(({ userId }) => userId)
      await tx.select().from(appUser).where(inArray(appUser.userId, ids)).for('update')
      begun.resolve()
      await ended.promise
    })
    await begun.promise
    const asking = people.map(({ userId }) => provider.put(url(userId), { email }))
    await expect.poll(() => database.owner.$count(sql`pg_stat_activity`, IS_WAITING)).toBe(2)
    ended.resolve()
    await holding
    const replies = await Promise.all(asking)
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})
