import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { RolePresetName } from '#contract/access/role-presets.ts'
import { role, userRole } from '#server/db/schema/account.ts'
import { givePassword } from '#testing/accounts.ts'
import { buildCompany, buildPerson, buildStaff, type Company } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

const test = await openTestApp()
const { database } = test

const url = (accountId: number, userId: number) =>
  `/account/v1/sessions/${accountId}/user/${userId}/`
const everywhereUrl = (accountId: number, userId: number) =>
  `/account/v1/all-sessions/${accountId}/user/${userId}/`
const isIn = async (client: Client) => (await client.get('/auth/v1/')).status === 200
const openCompany = async (client: Client, accountId: number) => {
  const { status, body } = await client.get(`/account/v1/info/?account_id=${accountId}`)
  return status === 200 ? 'open' : body.error.code
}
const CLOSED = 'signed_out_of_company'

/** A user of the company who signed in. */
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
  it('closes the company to every session at once, and leaves the account as it is', async () => {
    const { company, admin } = await arrive()
    const { accountId } = company
    const { userId, email, client } = await signedIn(company, 'Recruiter')
    const elsewhere = await test.signIn(email)
    expect(await openCompany(client, accountId)).toBe('open')

    const reply = await admin.client.delete(url(accountId, userId))
    expect(reply.body.data).toEqual({ user_id: userId })
    for (const one of [client, elsewhere]) {
      expect(await openCompany(one, accountId)).toBe(CLOSED)
      expect(await isIn(one)).toBe(true)
      expect((await one.post('/auth/v1/token-refresh/')).status).toBe(200)
      expect(await openCompany(one, accountId)).toBe(CLOSED)
    }
    expect(await openCompany(admin.client, accountId)).toBe('open')
    expect(await openCompany(await test.signIn(email), accountId)).toBe('open')

    const trail = await admin.client.get(`/account/v1/audit-trail/${accountId}/?action=sign_out`)
    expect(trail.body.data).toMatchObject([{ entity: 'member', entity_id: userId }])
    await test.sendMail()
    const subjects = (await test.mailTo(email)).map(({ subject }) => subject)
    expect(subjects).toEqual(['Harbour Works signed you out'])
  })

  it('does so once for one key: who signed in again stays', async () => {
    const { company, admin } = await arrive()
    const { userId, email } = await signedIn(company, 'Recruiter')
    const key = randomUUID()
    const first = await admin.client.delete(url(company.accountId, userId), { key })
    const again = await test.signIn(email)
    const second = await admin.client.delete(url(company.accountId, userId), { key })
    expect(second.body).toEqual(first.body)
    expect(await openCompany(again, company.accountId)).toBe('open')
  })

  it('keeps the company closed when the roles change meanwhile', async () => {
    const { company, admin } = await arrive()
    const { accountId, roles } = company
    const { userId, client } = await signedIn(company, 'Recruiter')
    await admin.client.delete(url(accountId, userId))
    const body = { role_ids: [roles.Coordinator] }
    await admin.client.put(`/account/v1/user-role/${accountId}/user/${userId}/`, body)
    expect(await openCompany(client, accountId)).toBe(CLOSED)
    const replaced = `/account/v1/role/${accountId}/${roles.Coordinator}/?replace_to=${roles.Limited}`
    expect((await admin.client.delete(replaced)).status).toBe(200)
    expect(await openCompany(client, accountId)).toBe(CLOSED)
  })

  it('is told where their own sessions end', async () => {
    const { company, admin } = await arrive()
    const reply = await admin.client.delete(url(company.accountId, admin.userId))
    expect([reply.status, reply.body.error.code]).toEqual([403, 'own_sessions'])
    expect(await isIn(admin.client)).toBe(true)
  })

  it('finds no one of another company, no candidate, and no one who is not', async () => {
    const { company, admin } = await arrive()
    const foreign = await signedIn(await buildCompany(database), 'Recruiter')
    const candidate = await test.signUp()
    for (const userId of [foreign.userId, candidate.userId, 987_654_321]) {
      expect((await admin.client.delete(url(company.accountId, userId))).status).toBe(404)
    }
    expect([await isIn(foreign.client), await isIn(candidate.client)]).toEqual([true, true])
  })

  it('is one with access to the settings', async () => {
    const { company } = await arrive()
    const recruiter = await signedIn(company, 'Recruiter')
    const { userId, client } = await signedIn(company, 'Limited')
    const reply = await recruiter.client.delete(url(company.accountId, userId))
    expect(reply.status).toBe(403)
    expect(await openCompany(client, company.accountId)).toBe('open')
    const rules = await recruiter.client.get(`/account/v1/${company.accountId}/sign-in-policy/`)
    expect(rules.status).toBe(403)
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

describe('the sessions of a user elsewhere', () => {
  it('stay open in another company, and for what they applied to', async () => {
    const { company, admin } = await arrive()
    const { userId, client } = await signedIn(company, 'Recruiter')
    const { accountId, roles } = await buildCompany(database)
    await database.owner.insert(userRole).values({ accountId, userId, roleId: roles.Recruiter })
    expect((await admin.client.delete(url(company.accountId, userId))).status).toBe(200)
    expect(await openCompany(client, company.accountId)).toBe(CLOSED)
    expect(await openCompany(client, accountId)).toBe('open')
    expect((await client.get(`/user/v1/progress-tracker/user/${userId}/`)).status).toBe(200)
  })

  it('are ended by the provider alone, with a trace and a message', async () => {
    const { company, admin } = await arrive()
    const { accountId } = company
    const { userId, email, client } = await signedIn(company, 'Recruiter')
    const refused = await admin.client.delete(everywhereUrl(accountId, userId))
    expect([refused.status, refused.body.error.code]).toEqual([403, 'forbidden'])
    expect(await isIn(client)).toBe(true)

    const provider = await test.as(await buildPerson(database, { isJfAdmin: true }))
    const reply = await provider.delete(everywhereUrl(accountId, userId))
    expect(reply.body.data).toEqual({ user_id: userId, ended: 1 })
    expect((await client.get('/auth/v1/')).body.error.code).toBe('session_expired')
    expect((await client.post('/auth/v1/token-refresh/')).status).toBe(401)
    const query = '?action=sign_out_everywhere'
    const trail = await admin.client.get(`/account/v1/audit-trail/${accountId}/${query}`)
    expect(trail.body.data).toMatchObject([
      { entity: 'member', entity_id: userId, before: { sessions: 1 }, after: { sessions: 0 } },
    ])
    await test.sendMail()
    const subjects = (await test.mailTo(email)).map(({ subject }) => subject)
    expect(subjects).toEqual(['You were signed out of Fairlead everywhere'])
  })

  it('stay for the user who may do more than the admin', async () => {
    const { company, admin } = await arrive()
    const keeper = await signedIn(company, 'Limited')
    const { accountId, roles } = company
    const isKeeper = and(eq(role.accountId, accountId), eq(role.roleId, roles.Limited))
    await database.owner.update(role).set({ companySettingsAccess: true }).where(isKeeper)
    const reply = await keeper.client.delete(url(accountId, admin.userId))
    expect(reply.body.error.code).toBe('forbidden')
    expect(await openCompany(admin.client, accountId)).toBe('open')
  })
})
