import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { auditEvent } from '#server/db/schema/audit.ts'
import {
  buildApplication,
  buildCompany,
  buildPerson,
  buildRequisition,
  buildStaff,
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
    // Whoever was erased meanwhile is looked at again.
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
  return { ...made, url, admin: await as('Account admin'), recruiter: await as('Recruiter') }
}
