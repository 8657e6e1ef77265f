import { describe, expect, it } from 'vitest'

import { userRole } from '#server/db/schema/account.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const test = await openTestApp()
const { database } = test

describe('the limits of a company', () => {
  const url = (accountId: number) => `/account/v1/${accountId}/sign-in-policy/`

  async function strictStaff(policy: object) {
    const company = await buildCompany(database)
    const admin = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))
    const saved = await admin.send({ method: 'PUT', url: url(company.accountId), body: policy })
    expect(saved.body).toEqual({
      data: { ...policy, is_second_factor_required: false, is_sign_on_required: false },
    })
    expect((await admin.get(url(company.accountId))).body).toEqual(saved.body)
    const member = await test.signUp()
    const values = {
      accountId: company.accountId,
      userId: member.userId,
      roleId: company.roles.Limited,
    }
    await database.owner.insert(userRole).values(values)
    return member.client
  }
  const refresh = async (client: Client) => (await client.post('/auth/v1/token-refresh/')).status

  it('end a session that was not used for so long, and none that was', async () => {
    const client = await strictStaff({ session_idle_minutes: 30, session_hours: 720 })
    for (let times = 0; times < 3; times += 1) {
      test.clock.shift(29 * MINUTE)
      expect(await refresh(client)).toBe(200)
    }
    test.clock.shift(31 * MINUTE)
    expect(await refresh(client)).toBe(401)
  })

  it('end a session of a certain age, however much it was used', async () => {
    const client = await strictStaff({ session_idle_minutes: 60, session_hours: 2 })
    for (let times = 0; times < 3; times += 1) {
      test.clock.shift(39 * MINUTE)
      expect(await refresh(client)).toBe(200)
    }
    test.clock.shift(4 * MINUTE)
    expect(await refresh(client)).toBe(401)
  })

  it('leave in the trail what they were before and after', async () => {
    const company = await buildCompany(database)
    const admin = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))
    const policies = [
      { session_idle_minutes: 30, session_hours: 24 },
      { session_idle_minutes: 60, session_hours: 24 },
    ]
    for (const body of policies)
      await admin.send({ method: 'PUT', url: url(company.accountId), body })
    const trail = await admin.get(
      `/account/v1/audit-trail/${company.accountId}/?entity=sign_in_policy`,
    )
    const [before, after] = policies
    expect(trail.body.data).toHaveLength(2)
    expect(trail.body.data[0]).toMatchObject({ action: 'update', before, after })
  })

  it('are not a candidate’s, who comes back after weeks', async () => {
    const { client } = await test.signUp()
    test.clock.shift(14 * 24 * HOUR)
    expect(await refresh(client)).toBe(200)
  })

  it.each([
    { session_idle_minutes: 5, session_hours: 24 },
    { session_idle_minutes: 60, session_hours: 0 },
    { session_idle_minutes: 60, session_hours: 721 },
  ])('are not %o', async (policy) => {
    const company = await buildCompany(database)
    const admin = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))
    const reply = await admin.send({ method: 'PUT', url: url(company.accountId), body: policy })
    expect(reply.status).toBe(400)
    const { body } = await admin.get(url(company.accountId))
    expect(body.data).toEqual({
      session_idle_minutes: 43_200,
      session_hours: 720,
      is_second_factor_required: false,
      is_sign_on_required: false,
    })
  })
})
