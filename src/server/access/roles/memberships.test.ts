import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { userRole } from '#server/db/schema/account.ts'
import { buildCompany, buildPerson, buildRequisition, buildStaff } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

const test = await openTestApp()
const { database } = test

const listUrl = (userId: number) => `/user/v1/memberships/user/${userId}/`
const leaveUrl = (userId: number, accountId: number) =>
  `/user/v1/membership/user/${userId}/account/${accountId}/`
const infoOf = async (client: Client, accountId: number) =>
  (await client.get(`/account/v1/info/?account_id=${accountId}`)).status

async function arrive() {
  const company = await buildCompany(database)
  const keeper = await buildStaff(database, { company, preset: 'Account admin' })
  const person = await buildStaff(database, { company, preset: 'Hiring manager' })
  await buildRequisition(database, { company, team: [person.userId] })
  const [admin, client] = [await test.as(keeper), await test.as(person)]
  return { company, admin, adminId: keeper.userId, client, userId: person.userId }
}

describe('the companies that a user works for', () => {
  it('are listed with what leaving each takes away', async () => {
    const { company, client, userId, admin, adminId } = await arrive()
    const own = await client.get(listUrl(userId))
    expect(own.body.data).toEqual({
      has_password: false,
      companies: [
        {
          account_id: company.accountId,
          account_name: 'Harbour Works',
          role_names: ['Hiring manager'],
          team_count: 1,
          is_last_admin: false,
        },
      ],
    })
    const theirs = await admin.get(listUrl(adminId))
    expect(theirs.body.data.companies).toMatchObject([{ team_count: 0, is_last_admin: true }])
    const candidate = await buildPerson(database)
    const none = await (await test.as(candidate)).get(listUrl(candidate.userId))
    expect(none.body.data.companies).toEqual([])
  })

  it('are left by the user at once, once for a key, and in the audit trail', async () => {
    const { company, client, userId, admin } = await arrive()
    const { accountId } = company
    const other = await buildCompany(database)
    const roleId = other.roles.Recruiter
    await database.owner.insert(userRole).values({ accountId: other.accountId, userId, roleId })
    const key = randomUUID()
    const left = await client.delete(leaveUrl(userId, accountId), { key })
    expect(left.body.data).toEqual({ account_id: accountId })
    expect((await client.delete(leaveUrl(userId, accountId), { key })).body).toEqual(left.body)
    expect((await client.delete(leaveUrl(userId, accountId))).status).toBe(404)

    expect(await infoOf(client, accountId)).toBe(403)
    expect(await infoOf(client, other.accountId)).toBe(200)
    const member = `/account/v1/user-role/${accountId}/user/${userId}/`
    expect((await admin.get(member)).status).toBe(404)
    const trail = await admin.get(`/account/v1/audit-trail/${accountId}/?action=leave`)
    expect(trail.body.data).toMatchObject([
      {
        entity: 'member',
        entity_id: userId,
        actor_id: userId,
        before: { roles: ['Hiring manager'] },
      },
    ])
  })

  it('keep the last user who may change their settings', async () => {
    const { company, admin, adminId } = await arrive()
    const refused = await admin.delete(leaveUrl(adminId, company.accountId))
    expect([refused.status, refused.body.error.code]).toEqual([409, 'last_admin'])
    expect(await infoOf(admin, company.accountId)).toBe(200)
    await buildStaff(database, { company, preset: 'Account admin' })
    expect((await admin.delete(leaveUrl(adminId, company.accountId))).status).toBe(200)
  })

  it('keep one of two admins who leave at the same moment', async () => {
    const { company, admin, adminId } = await arrive()
    const second = await buildStaff(database, { company, preset: 'Account admin' })
    const leaving = await test.as(second)
    const replies = await Promise.all([
      admin.delete(leaveUrl(adminId, company.accountId)),
      leaving.delete(leaveUrl(second.userId, company.accountId)),
    ])
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })
})
