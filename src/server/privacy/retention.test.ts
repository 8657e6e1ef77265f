import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { auditEvent } from '#server/db/schema/audit.ts'
import { buildEnded } from '#testing/retention.ts'
import { openTestApp } from '#testing/test-app.ts'

const HOUR_MS = 3_600_000
const OFF = { ended_applications_days: null, hired_applications_days: null }

const test = await openTestApp()
const { owner } = test.database

describe('the rules of a company', () => {
  it('keep everything until a user says otherwise', async () => {
    const { admin, url } = await buildEnded(test, [])
    expect((await admin.get(url)).body.data).toEqual({ ...OFF, next_run_at: null })
  })

  it('are saved once for a key, with what they were before in the trail', async () => {
    const { admin, url, accountId } = await buildEnded(test, [])
    const rules = { ended_applications_days: 180, hired_applications_days: 365 }
    const key = crypto.randomUUID()
    const saved = await admin.put(url, rules, { key })
    expect(saved.body.data).toMatchObject(rules)
    expect((await admin.put(url, rules, { key })).body).toEqual(saved.body)
    expect((await admin.get(url)).body).toEqual(saved.body)
    await admin.put(url, OFF)
    const trail = await owner.select().from(auditEvent).where(eq(auditEvent.accountId, accountId))
    expect(trail.map(({ entity, before, after }) => ({ entity, before, after }))).toEqual([
      { entity: 'retention_policy', before: OFF, after: rules },
      { entity: 'retention_policy', before: rules, after: OFF },
    ])
  })

  it('are for the user who may change the settings, of the company itself, and within bounds', async () => {
    const ours = await buildEnded(test, [])
    const theirs = await buildEnded(test, [])
    expect((await ours.recruiter.get(ours.url)).status).toBe(403)
    expect((await ours.recruiter.put(ours.url, OFF)).status).toBe(403)
    expect((await ours.admin.put(theirs.url, OFF)).status).toBe(403)
    for (const days of [29, 3651, 45.5])
      expect(
        (await ours.admin.put(ours.url, { ...OFF, ended_applications_days: days })).status,
      ).toBe(400)
    expect((await ours.admin.put(ours.url, { ended_applications_days: 45 })).status).toBe(400)
  })

  it('have 24 hours of notice when they anonymise more, and none when they anonymise less', async () => {
    const { enter, url } = await buildEnded(test, [])
    const soon = test.clock.now().getTime() + 24 * HOUR_MS
    const first = await save(365)
    expect(first).toBeGreaterThanOrEqual(soon)
    expect(first).toBeLessThan(soon + 25 * HOUR_MS)
    // Less is in no one's way: it keeps the day that was announced.
    expect(await save(400)).toBe(first)
    test.clock.shift(72 * HOUR_MS)
    const now = test.clock.now().getTime()
    expect(await save(500)).toBeLessThan(now + 24 * HOUR_MS)
    expect(await save(499)).toBeGreaterThanOrEqual(now + 24 * HOUR_MS)

    async function save(days: number): Promise<number> {
      const body = { ended_applications_days: days, hired_applications_days: null }
      return Date.parse((await (await enter()).put(url, body)).body.data.next_run_at)
    }
  })
})

describe('the preview', () => {
  it('counts what each kind of end brings, and saves nothing', async () => {
    const { admin, url } = await buildEnded(test, [
      { daysAgo: 100, status: 'rejected' },
      { daysAgo: 100, status: 'withdrawn' },
      { daysAgo: 100, status: 'transferred' },
      { daysAgo: 100, status: 'hired' },
      { daysAgo: 100, status: 'active', by: 'closed' },
      { daysAgo: 100, status: 'new', by: 'cancelled' },
      { daysAgo: 100, status: 'active', isDeleted: true },
      { daysAgo: 75, status: 'rejected' },
      { daysAgo: 20, status: 'rejected' },
    ])
    const open = await count('ended_applications_days=90&hired_applications_days=90')
    expect(open).toMatchObject({ next_run: 7, next_30_days: 8, held: 0 })
    expect(await count('ended_applications_days=90')).toMatchObject({ next_run: 6 })
    expect(await count('hired_applications_days=90')).toMatchObject({ next_run: 1 })
    expect(await count('')).toEqual({ next_run_at: null, next_run: 0, next_30_days: 0, held: 0 })
    expect((await admin.get(url)).body.data).toEqual({ ...OFF, next_run_at: null })

    async function count(query: string) {
      return (await admin.get(`${url}preview/?${query}`)).body.data
    }
  })

  it('lists them by when they are due, found, narrowed and paged', async () => {
    const { admin, url, ids } = await buildEnded(test, [
      { daysAgo: 80, lastName: 'Later' },
      { daysAgo: 110, status: 'active', by: 'closed', lastName: 'First' },
      { daysAgo: 100, lastName: 'Second' },
      { daysAgo: 90, status: 'hired', lastName: 'Never' },
    ])
    const list = async (query = '') =>
      (await admin.get(`${url}preview/applications/?ended_applications_days=90${query}`)).body
    const names = async (query = '') =>
      (await list(query)).data.map((one: { last_name: string }) => one.last_name)
    expect(await names()).toEqual(['First', 'Second', 'Later'])
    expect(await names('&ordering=-due_at')).toEqual(['Later', 'Second', 'First'])
    expect(await names('&due=next_run')).toEqual(['First', 'Second'])
    expect(await names('&search=seco')).toEqual(['Second'])
    expect(await names('&page=2&page_size=2')).toEqual(['Later'])
    expect((await list('&page_size=1')).meta).toMatchObject({ total: 3 })
    const [first] = (await list()).data
    expect(first).toMatchObject({
      user_smartreq_id: ids[1],
      job_title: 'Position of First',
      rule: 'ended_applications',
      is_held: false,
    })
    // What was due long ago goes with the first run.
    const { data } = (await admin.get(`${url}preview/?ended_applications_days=90`)).body
    expect(first.due_at).toBe(data.next_run_at)
  })

  it('counts apart, and marks, what is held', async () => {
    const { admin, url, ids, accountId } = await buildEnded(test, [
      { daysAgo: 100 },
      { daysAgo: 100 },
    ])
    await admin.put(`/account/v1/legal-hold/${accountId}/${ids[0]}/`, { reason: 'A claim' })
    const query = 'ended_applications_days=90'
    expect((await admin.get(`${url}preview/?${query}`)).body.data).toMatchObject({
      next_run: 1,
      next_30_days: 1,
      held: 1,
    })
    const held = await admin.get(`${url}preview/applications/?${query}&held=1`)
    expect(held.body.data).toMatchObject([{ user_smartreq_id: ids[0], is_held: true }])
    const free = await admin.get(`${url}preview/applications/?${query}&held=0`)
    expect(free.body.data).toMatchObject([{ user_smartreq_id: ids[1], is_held: false }])
  })

  it('shows a company its own, and only to the user who may change the settings', async () => {
    const ours = await buildEnded(test, [])
    const theirs = await buildEnded(test, [{ daysAgo: 100 }])
    for (const part of ['preview/', 'preview/applications/', 'runs/']) {
      expect((await ours.recruiter.get(ours.url + part)).status).toBe(403)
      expect((await ours.admin.get(theirs.url + part)).status).toBe(403)
    }
    const list = await ours.admin.get(`${ours.url}preview/applications/?ended_applications_days=30`)
    expect(list.body.meta.total).toBe(0)
  })
})
