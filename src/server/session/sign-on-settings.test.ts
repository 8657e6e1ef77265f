import { describe, expect, it } from 'vitest'

import { buildCompany, buildStaff } from '#testing/builders.ts'
import { openProvider } from '#testing/identity-provider.ts'
import { roleBody } from '#testing/roles.ts'
import { buildProvider, signOnSettings, TEST_DOMAIN } from '#testing/sign-on.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const provider = await openProvider()
const company = await buildCompany(database)
const other = await buildCompany(database, { name: 'Another Company' })
const accountUuid = await buildProvider(test, { company, provider })

describe('the settings of a single sign-on', () => {
  const settings = signOnSettings({ company, provider })
  const url = `/account/v1/${company.accountId}/single-sign-on/`

  it('are read and changed by the user who may do everything in the company, and by no other user', async () => {
    const admin = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))
    const changed = {
      ...settings,
      provider_name: 'Entra',
      allowed_domains: ['A.example', TEST_DOMAIN],
    }
    const saved = await admin.send({ method: 'PUT', url, body: changed })
    const stored = { ...changed, allowed_domains: ['a.example', TEST_DOMAIN] }
    expect(saved.body.data).toMatchObject({ account_uuid: accountUuid, provider: stored })
    expect(saved.body.data.roles).toContainEqual({
      role_id: company.roles.Interviewer,
      role_name: 'Interviewer',
      is_wide: false,
    })
    expect((await admin.get(url)).body).toEqual(saved.body)
    const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
    expect((await recruiter.get(url)).status).toBe(403)
    expect((await recruiter.send({ method: 'PUT', url, body: settings })).status).toBe(403)
    await admin.send({ method: 'PUT', url, body: settings })
  })

  it('name the roles of newcomers from the least to the widest, and say which are wide', async () => {
    const admin = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))
    const keeper = roleBody({ role_name: 'Keeper', company_settings_access: true })
    const people = roleBody({ role_name: 'People', all_employee_access: true })
    for (const body of [keeper, people])
      expect((await admin.post(`/account/v1/roles/${company.accountId}/`, body)).status).toBe(201)
    const { roles } = (await admin.get(url)).body.data
    const names: string[] = roles.map((role: { role_name: string }) => role.role_name)
    expect(names[0]).toBe('Interviewer')
    expect(names.at(-1)).toBe('Account admin')
    expect(names.indexOf('Analyst')).toBeLessThan(names.indexOf('Recruiter'))
    const wide = roles.filter((role: { is_wide: boolean }) => role.is_wide)
    expect(wide.map((role: { role_name: string }) => role.role_name)).toEqual([
      'Keeper',
      'People',
      'Account admin',
    ])
  })

  it('need a role for newcomers: none is taken by itself', async () => {
    const admin = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))
    const { default_role_id: _, ...body } = settings
    const reply = await admin.send({ method: 'PUT', url, body })
    expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, ['default_role_id']])
  })

  it('leave in the trail what they were before and after, once for a change that is sent twice', async () => {
    const person = await buildStaff(database, { company, preset: 'Account admin' })
    const admin = await test.as(person)
    const trail = `/account/v1/audit-trail/${company.accountId}/?entity=sign_on_provider&actor_id=${person.userId}`
    const body = { ...settings, provider_name: 'Keycloak' }
    const key = crypto.randomUUID()
    const replies = [
      await admin.send({ method: 'PUT', url, body, key }),
      await admin.send({ method: 'PUT', url, body, key }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const { data } = (await admin.get(trail)).body
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({
      action: 'update',
      before: { provider_name: settings.provider_name },
      after: { provider_name: 'Keycloak' },
    })
    await admin.send({ method: 'PUT', url, body: settings })
  })

  it.each([
    [{ issuer: 'http://login.example.com' }, 'issuer'],
    [{ issuer: 'javascript:alert(1)' }, 'issuer'],
    [{ issuer: 'https://a.example?x=1' }, 'issuer'],
    [{ default_role_id: other.roles.Limited }, 'default_role_id'],
    [{ allowed_domains: [] }, 'allowed_domains'],
    [{ allowed_domains: ['*.example.com'] }, 'allowed_domains.0'],
    [{ allowed_domains: ['com'] }, 'allowed_domains.0'],
    [{ provider_slug: '../login' }, 'provider_slug'],
  ])('take no %o', async (fault, field) => {
    const admin = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))
    const reply = await admin.send({ method: 'PUT', url, body: { ...settings, ...fault } })
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.body.error.fields)).toEqual([field])
  })
})
