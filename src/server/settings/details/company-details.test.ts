import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { stateTag } from '#contract/core/state-tag.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { buildCompany, buildPerson, buildStaff } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const NEW = {
  company_size: null,
  time_zone: 'UTC',
  languages: ['en', 'es', 'fr'],
  default_language: 'en',
}

describe('the details of a company', () => {
  it('begin with presets, and change by what is sent alone', async () => {
    const { admin, url, accountId } = await open()
    const first = (await admin.get(url)).body.data
    expect(first).toMatchObject({ account_id: accountId, name: 'Harbour Works', ...NEW })
    expect(first.preferences).toEqual([
      { keyname: 'EEOC_DASHBOARD', value: '0' },
      { keyname: 'PATHWAY_ACCESS', value: '0' },
      { keyname: 'REQUISITION_APPROVAL', value: '0' },
      { keyname: 'WHITE_LABEL_LOGO', value: '0' },
    ])
    const change = { name: '  Harbour Works Ltd ', company_size: 3, languages: ['fr', 'en'] }
    const saved = await admin.patch(url, change)
    expect(saved.body.data).toEqual({
      ...first,
      name: 'Harbour Works Ltd',
      company_size: 3,
      languages: ['en', 'fr'],
    })
    expect((await admin.get(url)).body.data).toEqual(saved.body.data)
    await admin.patch(url, { time_zone: 'America/Chicago', default_language: 'fr' })
    expect((await admin.get(url)).body.data).toEqual({
      ...saved.body.data,
      time_zone: 'America/Chicago',
      default_language: 'fr',
    })
  })

  it('are changed once for a key, and leave what was and what is in the trail', async () => {
    const { admin, url, trail } = await open()
    const key = randomUUID()
    for (let time = 0; time < 2; time += 1) {
      expect((await admin.patch(url, { company_size: 2 }, { key })).status).toBe(200)
    }
    await admin.patch(url, { company_size: 2 })
    await admin.patch(url, {})
    expect(await trail()).toEqual([
      { before: { company_size: null }, after: { company_size: '11-50' } },
    ])
  })

  it('tell the second of two editors of the same fields what the first one stored', async () => {
    const { admin, url } = await open()
    const base = { name: 'Harbour Works', company_size: null }
    const save = (change: object, from: object) =>
      admin.patch(url, change, { headers: { 'if-match': stateTag(from) } })
    expect((await save({ ...base, name: 'First' }, base)).status).toBe(200)
    const second = await save({ ...base, name: 'Second' }, base)
    expect([second.status, second.body.error.code]).toEqual([409, 'conflict'])
    const { stored } = second.body.error.details
    expect(stored).toEqual({ ...base, name: 'First' })
    expect((await save({ time_zone: 'Europe/Paris' }, { time_zone: 'UTC' })).status).toBe(200)
    const over = await save({ ...base, name: 'Second' }, stored)
    expect(over.body.data).toMatchObject({ name: 'Second', time_zone: 'Europe/Paris' })
  })

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(121) }],
    ['time_zone', { time_zone: 'America/Harbor' }],
    ['time_zone', { time_zone: '+02:00' }],
    ['company_size', { company_size: 6 }],
    ['company_size', { company_size: 0 }],
    ['languages', { languages: [] }],
    ['languages', { languages: ['en', 'en'] }],
    ['languages.0', { languages: ['de'] }],
    ['default_language', { languages: ['en', 'es'], default_language: 'fr' }],
    ['default_language', { languages: ['es'] }],
  ])('refuse %s in %j', async (field, body) => {
    const { admin, url } = await open()
    const reply = await admin.patch(url, body)
    expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, [field]])
  })

  it('are for those who may change the settings; the summary is for all staff, and for no other company', async () => {
    const { company, url } = await open()
    const limited = await test.as(await buildStaff(database, { company, preset: 'Limited' }))
    expect((await limited.get(url)).status).toBe(403)
    expect((await limited.patch(url, { name: 'Mine' })).status).toBe(403)
    expect((await limited.get(`${url}summary/`)).body.data).toEqual({
      account_id: company.accountId,
      uuid: expect.any(String),
      name: 'Harbour Works',
      logo_url: null,
      company_size: null,
    })
    const { admin: stranger } = await open()
    const foreign = [
      await stranger.get(url),
      await stranger.patch(url, { name: 'Mine' }),
      await stranger.get(`${url}summary/`),
      await stranger.get(preferencesUrl(company.accountId)),
      await stranger.put(preferenceUrl(company.accountId), { value: '1' }),
      await stranger.delete(preferenceUrl(company.accountId)),
    ]
    expect(foreign.map(({ status }) => status)).toEqual(foreign.map(() => 403))
    const provider = await asProvider()
    expect((await provider.get('/account/v1/999999999/')).status).toBe(404)
  })

  it('say in which languages a new requisition takes applications', async () => {
    const { admin, accountId, url } = await open()
    await admin.patch(url, { languages: ['es', 'en'] })
    const made = await admin.post(`/smartreq/v1/account/${accountId}/`, { title: 'Picker' })
    const rules = await admin.get(`/job/v1/configuration/${made.body.data.job_id}/`)
    expect(rules.body.data.languages).toEqual(['en', 'es'])
  })
})

describe('the preferences of a company', () => {
  it('are set and taken back by its staff, and leave a trace', async () => {
    const { admin, accountId, trail } = await open()
    const url = preferenceUrl(accountId)
    const on = { keyname: 'REQUISITION_APPROVAL', value: '1' }
    expect((await admin.put(url, { value: '1' })).body.data).toEqual(on)
    expect((await admin.get(preferencesUrl(accountId))).body.data).toContainEqual(on)
    const hiring = `/account/v1/hiring-settings/account/${accountId}/`
    expect((await admin.get(hiring)).body.data.needs_approval).toBe(true)
    const off = { ...on, value: '0' }
    expect((await admin.delete(url)).body.data).toEqual(off)
    expect((await admin.delete(url)).body.data).toEqual(off)
    expect((await admin.get(hiring)).body.data.needs_approval).toBe(false)
    expect(await trail()).toEqual([
      { before: { REQUISITION_APPROVAL: false }, after: { REQUISITION_APPROVAL: true } },
      { before: { REQUISITION_APPROVAL: true }, after: { REQUISITION_APPROVAL: false } },
    ])
  })

  it.each(['WHITE_LABEL_LOGO', 'PATHWAY_ACCESS', 'EEOC_DASHBOARD'])(
    'leave %s to provider admins',
    async (keyname) => {
      const { admin, accountId } = await open()
      const url = preferenceUrl(accountId, keyname)
      expect((await admin.put(url, { value: '1' })).status).toBe(403)
      expect((await admin.delete(url)).status).toBe(403)
      const provider = await asProvider()
      expect((await provider.put(url, { value: '1' })).status).toBe(200)
      const all = await admin.get(preferencesUrl(accountId))
      expect(all.body.data).toContainEqual({ keyname, value: '1' })
      expect((await provider.delete(url)).body.data).toEqual({ keyname, value: '0' })
    },
  )

  it('are those of the registry, and take values of their kind', async () => {
    const { admin, accountId } = await open()
    for (const keyname of ['NO_SUCH_KEY', 'constructor', 'white_label_logo']) {
      const url = preferenceUrl(accountId, keyname)
      expect((await admin.put(url, { value: '1' })).status).toBe(404)
      expect((await admin.delete(url)).status).toBe(404)
    }
    for (const value of ['on', '2', '', true, 'x'.repeat(201)]) {
      const reply = await admin.put(preferenceUrl(accountId), { value })
      expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, ['value']])
    }
  })
})

async function open() {
  const company = await buildCompany(database)
  const { accountId } = company
  return {
    company,
    accountId,
    url: `/account/v1/${accountId}/`,
    admin: await test.as(await buildStaff(database, { company, preset: 'Account admin' })),
    trail: () =>
      database.owner
        .select({ before: auditEvent.before, after: auditEvent.after })
        .from(auditEvent)
        .where(and(eq(auditEvent.accountId, accountId), eq(auditEvent.entity, 'company_details')))
        .orderBy(auditEvent.auditId),
  }
}

async function asProvider() {
  return test.as(await buildPerson(database, { isJfAdmin: true }))
}

function preferencesUrl(accountId: number): string {
  return `/account/v1/preferences/account/${accountId}/`
}

function preferenceUrl(accountId: number, keyname = 'REQUISITION_APPROVAL'): string {
  return `/account/v1/account-preferences/account/${accountId}/${keyname}/`
}
