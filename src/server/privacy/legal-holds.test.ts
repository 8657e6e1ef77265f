import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { HeldApplication } from '#contract/privacy/legal-holds.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { application } from '#server/db/schema/requisition.ts'
import {
  buildApplication,
  buildCompany,
  buildPerson,
  buildRequisition,
  buildStaff,
  type Company,
  type Person,
} from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test

describe('an application that must be kept', () => {
  it('is placed once for a key, listed, and lifted, each with a line in the trail', async () => {
    const { admin, accountId, url, userSmartreqId, userId } = await arrive()
    const key = crypto.randomUUID()
    const placed = await admin.put(url, { reason: 'A claim' }, { key })
    expect((await admin.put(url, { reason: 'A claim' }, { key })).body).toEqual(placed.body)
    const list = await admin.get(`/account/v1/legal-holds/${accountId}/`)
    expect(list.body).toMatchObject({
      data: [{ user_smartreq_id: userSmartreqId, reason: 'A claim' }],
      meta: { total: 1 },
    })
    expect((await admin.delete(url)).status).toBe(200)
    // The user who was erased meanwhile is looked at again.
    expect(test.recordedJobs).toContainEqual({ name: 'erase-person', payload: { userId } })
    expect((await admin.delete(url)).status).toBe(200)
    expect((await admin.get(`/account/v1/legal-holds/${accountId}/`)).body.meta.total).toBe(0)
    const trail = await database.owner
      .select()
      .from(auditEvent)
      .where(eq(auditEvent.entityId, userSmartreqId))
    const holds = trail.filter(({ entity }) => entity === 'legal_hold')
    expect(holds.map(({ action }) => action)).toEqual(['place', 'lift'])
  })

  it('is listed with whose it is, found by name, and in either order', async () => {
    const { admin, accountId, url, company, userSmartreqId } = await arrive()
    const other = await apply(company, { lastName: 'Lovelace' })
    await admin.put(url, { reason: 'A claim' })
    await admin.put(`/account/v1/legal-hold/${accountId}/${other}/`, { reason: 'Another' })
    const ids = async (query = '') => {
      const list = await admin.get(`/account/v1/legal-holds/${accountId}/${query}`)
      return list.body.data.map((one: HeldApplication) => one.user_smartreq_id)
    }
    expect(await ids()).toEqual([other, userSmartreqId])
    expect(await ids('?ordering=placed_at')).toEqual([userSmartreqId, other])
    expect(await ids('?search=lovel')).toEqual([other])
    expect(await ids('?page_size=1&page=2')).toEqual([userSmartreqId])
    const found = await admin.get(`/account/v1/legal-holds/${accountId}/?search=lovel`)
    expect(found.body).toMatchObject({
      data: [{ last_name: 'Lovelace', job_title: 'Harbour pilot', reason: 'Another' }],
      meta: { total: 1 },
    })
  })

  it('is placed on everything that a user has applied for, and no one else', async () => {
    const { admin, accountId, company, person, userId, userSmartreqId } = await arrive()
    const again = await apply(company, { person })
    await apply(company, { lastName: 'Lovelace' })
    const reply = await admin.put(`/account/v1/legal-hold/${accountId}/candidate/${userId}/`, {
      reason: 'A claim',
    })
    expect(reply.body.data).toEqual({ user_id: userId, held: 2 })
    const list = await admin.get(`/account/v1/legal-holds/${accountId}/`)
    const held = list.body.data.map((one: HeldApplication) => one.user_smartreq_id)
    expect(held).toEqual([again, userSmartreqId])
    const placed = await database.owner
      .select()
      .from(auditEvent)
      .where(eq(auditEvent.accountId, accountId))
    expect(placed.map(({ entityId, reason }) => [entityId, reason])).toEqual([
      [userSmartreqId, 'A claim'],
      [again, 'A claim'],
    ])
    const stranger = await arrive()
    const foreign = `/account/v1/legal-hold/${accountId}/candidate/${stranger.userId}/`
    expect((await admin.put(foreign, { reason: 'A claim' })).status).toBe(404)
  })

  it('finds by name or address what a hold can be placed on', async () => {
    const { admin, accountId, url, company, recruiter } = await arrive()
    await apply(company, { lastName: 'Lovelace' })
    await apply(company, { lastName: 'Lovelace', isErased: true })
    await admin.put(url, { reason: 'A claim' })
    const path = `/account/v1/legal-holds/${accountId}/applications/`
    const find = async (search: string) => (await admin.get(`${path}?search=${search}`)).body
    expect(await find('lovelace')).toMatchObject({
      data: [{ last_name: 'Lovelace', is_held: false }],
      meta: { total: 1 },
    })
    expect((await find('hopper')).data).toMatchObject([{ last_name: 'Hopper', is_held: true }])
    expect((await find('')).meta.total).toBe(0)
    expect((await recruiter.get(`${path}?search=hopper`)).status).toBe(403)
  })

  it('says which entry is what an employee answered for a profile', async () => {
    const { admin, accountId, url, userSmartreqId } = await arrive()
    await database.owner
      .update(application)
      .set({ isOfEmployee: true })
      .where(eq(application.userSmartreqId, userSmartreqId))
    await admin.put(url, { reason: 'A claim' })
    const path = `/account/v1/legal-holds/${accountId}/`
    for (const list of [path, `${path}applications/?search=hopper`])
      expect((await admin.get(list)).body.data).toMatchObject([
        { is_of_employee: true, job_title: 'Harbour pilot' },
      ])
  })

  it('is of the company itself, and for its admins', async () => {
    const ours = await arrive()
    const theirs = await arrive()
    const foreign = `/account/v1/legal-hold/${ours.accountId}/${theirs.userSmartreqId}/`
    expect((await ours.admin.put(foreign, { reason: 'A claim' })).status).toBe(404)
    expect((await ours.admin.delete(foreign)).status).toBe(404)
    expect((await ours.admin.put(theirs.url, { reason: 'A claim' })).status).toBe(403)
    expect((await ours.recruiter.put(ours.url, { reason: 'A claim' })).status).toBe(403)
    expect((await ours.admin.put(ours.url, { reason: '  ' })).status).toBe(400)
  })
})

async function arrive() {
  const company = await buildCompany(database)
  const requisition = await buildRequisition(database, { company })
  const person = await buildPerson(database)
  const made = await buildApplication(database, { requisition, person })
  const as = async (preset: 'Account admin' | 'Recruiter') =>
    test.as(await buildStaff(database, { company, preset }))
  const url = `/account/v1/legal-hold/${made.accountId}/${made.userSmartreqId}/`
  const staff = { admin: await as('Account admin'), recruiter: await as('Recruiter') }
  return { ...made, ...staff, url, company, person }
}

/** Another application at a company; its id. */
async function apply(
  company: Company,
  given: { person?: Person; lastName?: string; isErased?: boolean },
): Promise<number> {
  const { lastName = 'Hopper', person = await buildPerson(database) } = given
  const { userSmartreqId } = await buildApplication(database, {
    requisition: await buildRequisition(database, { company }),
    person,
    profile: { lastName },
    values: given.isErased === true ? { erasedAt: new Date() } : {},
  })
  return userSmartreqId
}
