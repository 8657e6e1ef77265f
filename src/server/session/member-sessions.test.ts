import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { RolePresetName } from '#contract/role-presets.ts'
import { role, userRole } from '#server/db/schema/account.ts'
import { appUser } from '#server/db/schema/session.ts'
import { givePassword } from '#testing/accounts.ts'
import { buildCompany, buildPerson, buildStaff, type Company } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

const test = await openTestApp()
const { database } = test

const url = (accountId: number, userId: number) =>
  `/account/v1/sessions/${accountId}/user/${userId}/`
const isIn = async (client: Client) => (await client.get('/auth/v1/')).status === 200

/** Somebody of the company who signed in. */
async function signedIn(company: Company, preset: RolePresetName) {
  const person = await buildStaff(database, { company, preset })
  await givePassword(test, person.userId)
  return { ...person, client: await test.signIn(person.email) }
}

async function arrive() {
  const company = await buildCompany(database)
  return { company, admin: await signedIn(company, 'Account admin') }
}

describe('an admin, for a colleague who is signed in where they should not be', () => {
  it('ends every session at once, and leaves a trace and a message', async () => {
    const { company, admin } = await arrive()
    const { accountId } = company
    const { userId, email, client } = await signedIn(company, 'Recruiter')
    const elsewhere = await test.signIn(email)
    const authorization = `Bearer ${elsewhere.cookies.get('fairlead_access')}`

    const reply = await admin.client.delete(url(accountId, userId))
    expect(reply.body.data).toEqual({ user_id: userId, ended: 2 })
    for (const one of [client, elsewhere]) {
      expect((await one.get('/auth/v1/')).body.error.code).toBe('session_expired')
      expect((await one.post('/auth/v1/token-refresh/')).status).toBe(401)
    }
    const left = await test.client().get('/auth/v1/', { headers: { authorization } })
    expect(left.status).toBe(401)
    expect(await isIn(admin.client)).toBe(true)
    expect(await isIn(await test.signIn(email))).toBe(true)

    const trail = await admin.client.get(`/account/v1/audit-trail/${accountId}/?action=sign_out`)
    expect(trail.body.data).toMatchObject([
      { entity: 'member', entity_id: userId, before: { sessions: 2 }, after: { sessions: 0 } },
    ])
    await test.sendMail()
    const subjects = (await test.mailTo(email)).map(({ subject }) => subject)
    expect(subjects).toEqual(['You were signed out of Fairlead everywhere'])
  })

  it('does so once for one key: who signed in again stays', async () => {
    const { company, admin } = await arrive()
    const { userId, email } = await signedIn(company, 'Recruiter')
    const key = randomUUID()
    const first = await admin.client.delete(url(company.accountId, userId), { key })
    const again = await test.signIn(email)
    const second = await admin.client.delete(url(company.accountId, userId), { key })
    expect(second.body).toEqual(first.body)
    expect(await isIn(again)).toBe(true)
  })

  it('leaves no trace and no message where nothing was open', async () => {
    const { company, admin } = await arrive()
    const { userId, email } = await buildStaff(database, { company, preset: 'Recruiter' })
    const reply = await admin.client.delete(url(company.accountId, userId))
    expect(reply.body.data).toEqual({ user_id: userId, ended: 0 })
    const trail = `/account/v1/audit-trail/${company.accountId}/?action=sign_out`
    expect((await admin.client.get(trail)).body.data).toEqual([])
    await test.sendMail()
    expect(await test.mailTo(email)).toEqual([])
  })

  it('is told where their own sessions end', async () => {
    const { company, admin } = await arrive()
    const reply = await admin.client.delete(url(company.accountId, admin.userId))
    expect([reply.status, reply.body.error.code]).toEqual([403, 'own_sessions'])
    expect(await isIn(admin.client)).toBe(true)
  })

  it('finds nobody of another company, no candidate, and nobody who is not', async () => {
    const { company, admin } = await arrive()
    const foreign = await signedIn(await buildCompany(database), 'Recruiter')
    const candidate = await test.signUp()
    for (const userId of [foreign.userId, candidate.userId, 987_654_321]) {
      expect((await admin.client.delete(url(company.accountId, userId))).status).toBe(404)
    }
    expect([await isIn(foreign.client), await isIn(candidate.client)]).toEqual([true, true])
  })

  it('does nothing in another company', async () => {
    const { admin } = await arrive()
    const other = await buildCompany(database)
    const { userId, client } = await signedIn(other, 'Recruiter')
    const reply = await admin.client.delete(url(other.accountId, userId))
    expect(reply.body.error.code).toBe('forbidden')
    expect(await isIn(client)).toBe(true)
  })
})

describe('the sessions of somebody who is not this company’s alone', () => {
  it('stay for whoever works for another company too; the provider may end them', async () => {
    const { company, admin } = await arrive()
    const { userId, client } = await signedIn(company, 'Recruiter')
    const { accountId, roles } = await buildCompany(database)
    await database.owner.insert(userRole).values({ accountId, userId, roleId: roles.Recruiter })
    const refused = await admin.client.delete(url(company.accountId, userId))
    expect([refused.status, refused.body.error.code]).toEqual([403, 'account_shared'])
    expect(await isIn(client)).toBe(true)

    const provider = await test.as(await buildPerson(database, { isJfAdmin: true }))
    expect((await provider.delete(url(company.accountId, userId))).body.data.ended).toBe(1)
    expect(await isIn(client)).toBe(false)
  })

  it('stay for an admin of the provider who has a role in it', async () => {
    const { company, admin } = await arrive()
    const { userId, client } = await signedIn(company, 'Recruiter')
    await database.owner.update(appUser).set({ isJfAdmin: true }).where(eq(appUser.userId, userId))
    const reply = await admin.client.delete(url(company.accountId, userId))
    expect(reply.body.error.code).toBe('account_shared')
    expect(await isIn(client)).toBe(true)
  })

  it('stay for whoever may do more than the admin', async () => {
    const { company, admin } = await arrive()
    const keeper = await signedIn(company, 'Limited')
    const { accountId, roles } = company
    const isKeeper = and(eq(role.accountId, accountId), eq(role.roleId, roles.Limited))
    await database.owner.update(role).set({ companySettingsAccess: true }).where(isKeeper)
    const reply = await keeper.client.delete(url(accountId, admin.userId))
    expect(reply.body.error.code).toBe('forbidden')
    expect(await isIn(admin.client)).toBe(true)
  })
})
