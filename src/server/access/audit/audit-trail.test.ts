import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'

import type { AuditEvent } from '#contract/access/audit.ts'
import { buildCompany, buildMember, buildStaff } from '#testing/builders.ts'
import { roleBody } from '#testing/roles.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test

it('says who changed what, when, from where, and what it was before', async () => {
  const { admin, adminId, url, trail } = await arrive()
  const before = Date.now()
  const { role_id: roleId } = (await admin.post(url('roles'), roleBody())).body.data
  const changed = roleBody({ role_name: 'Late shift', smartreq_access: true })
  await admin.put(`${url('role')}${roleId}/`, changed)
  await admin.delete(`${url('role')}${roleId}/`)
  const events = await trail(`?entity=role&entity_id=${roleId}&ordering=at`)
  const off = { role_name: 'Night shift', flags: [] }
  const on = { role_name: 'Late shift', flags: ['smartreq_access'] }
  expect(events).toMatchObject([
    { action: 'create', before: null, after: off },
    { action: 'update', before: off, after: on },
    { action: 'delete', before: on, after: null },
  ])
  for (const event of events) {
    expect(event).toMatchObject({ actor_id: adminId, actor_name: 'Account admin Staff' })
    expect(event.address).toMatch(/^10\./)
    expect(Date.parse(event.at)).toBeGreaterThanOrEqual(before - 1000)
  }
})

it('has one entry for a change that came twice under its key, and none for one that was refused', async () => {
  const { admin, url, trail } = await arrive()
  const key = '0b6f3f0e-52c4-4a3b-8f5d-6d2f1c7e9a11'
  await admin.post(url('roles'), roleBody(), { key })
  await admin.post(url('roles'), roleBody(), { key })
  expect((await admin.post(url('roles'), roleBody())).status).toBe(409)
  expect(await trail('?entity=role')).toHaveLength(1)
})

it('is filtered by actor, action and time, newest first, in pages', async () => {
  const { admin, adminId, url, trail, company } = await arrive()
  const { memberId, roleId } = await buildMember(database, company)
  await admin.put(`${url('user-role')}user/${memberId}/`, {
    role_ids: [roleId, company.roles.Limited],
  })
  await admin.post(url('roles'), roleBody())
  const all = await trail('')
  expect(all.map(({ entity }) => entity)).toEqual(['role', 'member'])
  expect(await trail('?action=update')).toMatchObject([{ entity: 'member', entity_id: memberId }])
  expect(await trail(`?actor_id=${adminId}&page_size=1&page=2`)).toMatchObject([
    { entity: 'member' },
  ])
  expect(await trail(`?actor_id=${memberId}`)).toEqual([])
  const last = all[0]?.at ?? ''
  expect(await trail(`?from=${last}`)).toMatchObject([{ entity: 'role' }])
  expect(await trail(`?until=${last}`)).toMatchObject([{ entity: 'member' }])
  expect((await admin.get(`${url('audit-trail')}?from=yesterday`)).status).toBe(400)
})

it('is exported whole, as lines that no spreadsheet runs', async () => {
  const { admin, url, company } = await arrive()
  await admin.post(url('roles'), roleBody({ role_name: '=cmd|"calc"' }))
  await database.owner.execute(sql`
    insert into audit_event (account_id, entity, entity_id, action, reason)
    select ${company.accountId}, 'application', n, 'apply', '=1+1' from generate_series(1, 2500) n`)
  const reply = await admin.get(`${url('audit-trail')}export/`)
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(reply.headers['content-disposition']).toContain('attachment')
  const [head, first, ...rest] = String(reply.body).trimEnd().split('\r\n')
  expect(head).toMatch(/^audit_id,at,actor_id,actor_name,address,/)
  expect(first).toContain(
    String.raw`"{""flags"":[],""role_name"":""=cmd|\""calc\"""",""notifications"":[]}"`,
  )
  expect(rest).toHaveLength(2500)
  expect(rest.every((line) => line.includes(",'=1+1,"))).toBe(true)
  const filtered = await admin.get(`${url('audit-trail')}export/?entity=role`)
  expect(String(filtered.body).trimEnd().split('\r\n')).toHaveLength(2)
})

it('says who took a copy of it, and of what', async () => {
  const { admin, adminId, trail, url } = await arrive()
  await admin.get(`${url('audit-trail')}export/?entity=role`)
  expect(await trail('?entity=audit_trail')).toMatchObject([
    {
      action: 'export',
      actor_id: adminId,
      address: expect.stringMatching(/^10\./),
      after: { entity: 'role' },
    },
  ])
  const copy = String((await admin.get(`${url('audit-trail')}export/`)).body)
  // The one before, and not the one that it is.
  expect(
    copy
      .trimEnd()
      .split('\r\n')
      .filter((line) => line.includes('audit_trail')),
  ).toHaveLength(1)
})

it('is read by no one without the settings, and only in their company', async () => {
  const { url, company } = await arrive()
  const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
  for (const address of [url('audit-trail'), `${url('audit-trail')}export/`])
    expect((await recruiter.get(address)).status).toBe(403)
  const elsewhere = await arrive()
  expect((await elsewhere.admin.get(url('audit-trail'))).status).toBe(403)
})

async function arrive() {
  const company = await buildCompany(database)
  const person = await buildStaff(database, { company, preset: 'Account admin' })
  const admin = await test.as(person)
  const url = (resource: string) => `/account/v1/${resource}/${company.accountId}/`
  const trail = async (query: string): Promise<AuditEvent[]> => {
    const reply = await admin.get(`${url('audit-trail')}${query}`)
    expect(reply.status).toBe(200)
    return reply.body.data
  }
  return { company, admin, adminId: person.userId, url, trail }
}
