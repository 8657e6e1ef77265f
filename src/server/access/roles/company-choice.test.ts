import { describe, expect, it } from 'vitest'

import type { Role } from '#contract/session/session.ts'
import { userRole } from '#server/db/schema/account.ts'
import { buildCompany, buildPerson, buildStaff } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

const test = await openTestApp()
const { database } = test

describe('a user of several companies', () => {
  it('works in the one that they chose, and in no other', async () => {
    const [first, second] = [await buildCompany(database), await buildCompany(database)]
    const person = await buildStaff(database, { company: first, preset: 'Recruiter' })
    const { userId } = person
    const { accountId } = second
    await database.owner
      .insert(userRole)
      .values({ accountId, userId, roleId: second.roles['Account admin'] })
    const client = await test.as(person)
    expect(await companiesOf(client)).toEqual([first.accountId, second.accountId])
    const reply = await choose(client, { userId, accountId })
    expect(idsOf(reply.body.data.roles)).toEqual([second.accountId, first.accountId])
    expect(await companiesOf(client)).toEqual([second.accountId, first.accountId])
    const foreign = await buildCompany(database)
    expect((await choose(client, { userId, ...foreign })).status).toBe(404)
    expect(await companiesOf(client)).toEqual([second.accountId, first.accountId])
  })

  it('cannot choose for a colleague', async () => {
    const company = await buildCompany(database)
    const [one, other] = [
      await buildStaff(database, { company, preset: 'Recruiter' }),
      await buildStaff(database, { company, preset: 'Recruiter' }),
    ]
    const reply = await choose(await test.as(one), { userId: other.userId, ...company })
    expect(reply.status).toBe(404)
  })
})

describe('a provider admin', () => {
  it('works in any company with every right, until they leave it', async () => {
    const company = await buildCompany(database)
    const admin = await buildPerson(database, { isJfAdmin: true })
    const { userId } = admin
    const client = await test.as(admin)
    expect(await companiesOf(client)).toEqual([])
    await choose(client, { userId, ...company })
    const [role] = (await client.get('/auth/v1/')).body.data.roles
    expect(role).toMatchObject({
      account_id: company.accountId,
      account_name: 'Harbour Works',
      role_name: 'Provider admin',
      full_access: true,
      smartreq_access: true,
    })
    await choose(client, { userId, accountId: null })
    expect(await companiesOf(client)).toEqual([])
  })

  it('leaves a trace in the company that they enter, as its members do not', async () => {
    const company = await buildCompany(database)
    const { accountId } = company
    const admin = await buildPerson(database, { isJfAdmin: true })
    const member = await buildStaff(database, { company, preset: 'Account admin' })
    const { userId } = member
    await choose(await test.as(admin), { userId: admin.userId, accountId })
    const client = await test.as(member)
    await choose(client, { userId, accountId })
    const trail = (await client.get(`/account/v1/audit-trail/${accountId}/`)).body.data
    expect(trail).toMatchObject([{ actor_id: admin.userId, entity: 'member', action: 'enter' }])
  })

  it('finds companies by a part of their name, whatever its case and accents', async () => {
    const admin = await test.as(await buildPerson(database, { isJfAdmin: true }))
    const { accountId } = await buildCompany(database, { name: 'Città del Porto' })
    await buildCompany(database, { name: 'Elsewhere' })
    const found = (await admin.get('/account/v1/accounts/?search=CITTA')).body
    expect(found.data.map((one: { account_id: number }) => one.account_id)).toEqual([accountId])
    expect(found.meta.total).toBe(1)
  })

  it('is the only one who sees all companies', async () => {
    const company = await buildCompany(database)
    const member = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))
    expect((await member.get('/account/v1/accounts/')).status).toBe(403)
  })
})

function choose(client: Client, given: { userId: number; accountId: number | null }) {
  const { userId, accountId } = given
  return client.put(`/user/v1/current-company/user/${userId}/`, { account_id: accountId })
}

async function companiesOf(client: Client): Promise<number[]> {
  return idsOf((await client.get('/auth/v1/')).body.data.roles)
}

function idsOf(roles: readonly Role[]): number[] {
  return roles.map(({ account_id }) => account_id)
}
