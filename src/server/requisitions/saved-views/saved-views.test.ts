import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { MAX_VIEWS } from '#contract/requisitions/requisitions-rules.ts'
import { savedView } from '#server/db/schema/saved-view.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

const test = await openTestApp()

async function openCompany() {
  const company = await buildCompany(test.database)
  const [first, second] = [
    await buildStaff(test.database, { company, preset: 'Recruiter' }),
    await buildStaff(test.database, { company, preset: 'Interviewer' }),
  ]
  const url = `/user/v1/custom-views/${company.accountId}/`
  return { company, url, me: await test.as(first), other: await test.as(second), first }
}

function bodyOf(given: Partial<{ name: string; query: string; is_shared: boolean }> = {}) {
  return { list: 'requisitions', name: 'My open', query: 'status=open', is_shared: false, ...given }
}

const namesOf = async (client: Client, url: string): Promise<string[]> =>
  (await client.get(`${url}?list=requisitions`)).body.data.map((one: { name: string }) => one.name)

describe('saved views', () => {
  it('lists my own by name, then those that others share, and never what others keep to themselves', async () => {
    const { url, me, other } = await openCompany()
    for (const name of ['old', 'New']) await me.post(url, bodyOf({ name }))
    await other.post(url, bodyOf({ name: 'Secret' }))
    const shared = await other.post(url, bodyOf({ name: 'All closed', is_shared: true }))
    expect(shared.body.data).toMatchObject({ is_mine: true, query: 'status=open' })
    expect(await namesOf(me, url)).toEqual(['New', 'old', 'All closed'])
    const { body } = await me.get(`${url}?list=users`)
    expect(body.data).toEqual([])
  })

  it('refuses a second view of the same name, whatever its case, also by renaming', async () => {
    const { url, me, other } = await openCompany()
    await me.post(url, bodyOf())
    const again = await me.post(url, bodyOf({ name: 'MY OPEN' }))
    expect([again.status, again.body.error.code]).toEqual([409, 'view_name_taken'])
    const { body } = await me.post(url, bodyOf({ name: 'Another' }))
    const renamed = await me.patch(`${url}${body.data.view_id}/`, { name: 'my open' })
    expect(renamed.body.error.code).toBe('view_name_taken')
    const mine = await me.patch(`${url}${body.data.view_id}/`, { name: 'ANOTHER' })
    expect(mine.body.data.name).toBe('ANOTHER')
    expect((await other.post(url, bodyOf())).status).toBe(200)
  })

  it('is changed and deleted by its owner alone', async () => {
    const { url, me, other } = await openCompany()
    const { body } = await me.post(url, bodyOf())
    const view = `${url}${body.data.view_id}/`
    expect((await other.patch(view, { name: 'x' })).body.error.code).toBe('not_found')
    await me.patch(view, { is_shared: true })
    expect((await other.patch(view, { name: 'x' })).body.error.code).toBe('view_of_another')
    expect((await other.delete(view)).body.error.code).toBe('view_of_another')
    expect((await me.delete(view)).status).toBe(200)
    expect(await namesOf(me, url)).toEqual([])
  })

  it('writes into the audit trail what was saved, changed and deleted', async () => {
    const { company, url, me } = await openCompany()
    const { body } = await me.post(url, bodyOf())
    const view = `${url}${body.data.view_id}/`
    await me.patch(view, { query: 'status=closed' })
    await me.delete(view)
    const admin = await test.as(
      await buildStaff(test.database, { company, preset: 'Account admin' }),
    )
    const trail = await admin.get(`/account/v1/audit-trail/${company.accountId}/?entity=saved_view`)
    expect(trail.body.data).toMatchObject([
      { action: 'delete' },
      { action: 'update', before: { query: 'status=open' }, after: { query: 'status=closed' } },
      { action: 'create' },
    ])
  })

  it(`refuses more than ${MAX_VIEWS} of one list`, async () => {
    const { company, url, me, first } = await openCompany()
    await test.database.owner.insert(savedView).values(
      Array.from({ length: MAX_VIEWS }, () => ({
        accountId: company.accountId,
        userId: first.userId,
        list: 'requisitions' as const,
        name: randomUUID(),
        query: '',
      })),
    )
    expect((await me.post(url, bodyOf())).body.error.code).toBe('too_many_views')
    expect((await me.post(url, { ...bodyOf(), list: 'users' })).status).toBe(200)
  })

  it.each([
    ['a list that there is not', { list: 'cats' }],
    ['no name', { name: ' ' }],
    ['a name of 61 characters', { name: 'x'.repeat(61) }],
    ['an address of 2,001 characters', { query: 'x'.repeat(2001) }],
  ])('refuses %s', async (_, wrong) => {
    const { url, me } = await openCompany()
    const { status, body } = await me.post(url, { ...bodyOf(), ...wrong })
    expect([status, body.error.code]).toEqual([400, 'validation_failed'])
    expect(Object.keys(body.error.fields)).toEqual(Object.keys(wrong))
  })
})
