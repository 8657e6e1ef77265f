// Extra time on a device, against the real server: it is there without network, and no clock becomes shorter.
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { attemptTimer } from '#server/db/schema/timing.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import { buildCandidate } from '#testing/candidate.ts'
import { openDevice, openNetwork, signInOnDevice } from '#testing/offline-device.ts'
import { openTestApp } from '#testing/test-app.ts'

import { findExtraTime, keepExtraTime } from './extra-time-store.ts'

const SECTION = 'section:shares'

const test = await openTestApp()
const network = openNetwork(test)

async function arrive({ first }: { first: string }) {
  const company = await buildCompany(test.database)
  const requisition = await buildRequisition(test.database, { company, instruments: ['numerical'] })
  const candidate = await buildCandidate(test, { requisition })
  const admin = await test.as(await buildStaff(test.database, { company, preset: 'Account admin' }))
  const { userSmartreqId, jobId, refId } = candidate.application
  const path = `/smartreq/v1/user-smartreq/${userSmartreqId}/extra-time/`
  const give = async (extraTime: string) =>
    expect((await admin.put(path, { extra_time: extraTime })).status).toBe(200)
  await give(first)
  await signInOnDevice(network, candidate)
  const device = await openDevice({ candidate, slug: 'numerical' })
  const { activity, db } = device
  const { jobStepActivityId } = activity
  const query = `job_step_activity_id=${jobStepActivityId}&ref_id=${refId}`
  await device.store.savePackage({ ...activity, jobId }, async () => {
    const { body } = await candidate.client.get(
      `/user-response/v1/job-questions/${jobId}/?${query}`,
    )
    return body.data
  })
  const here = () => findExtraTime({ db, ownerId: candidate.person.userId }, activity)
  const hear = (extraTime: 'none' | '1.25' | '2') =>
    keepExtraTime({ db, ownerId: candidate.person.userId }, { activity, extraTime })
  return { device, give, here, hear }
}

async function startOf(attemptId: string) {
  const [row] = await test.database.owner
    .select()
    .from(attemptTimer)
    .where(eq(attemptTimer.attemptId, attemptId))
  return row
}

describe('extra time', () => {
  it('I8 is what a part begins with offline, though it was taken back meanwhile', async () => {
    const { device, give, here } = await arrive({ first: '1.5' })
    expect(await here()).toBe('1.5')
    const { attemptId } = await device.begin()
    await device.engine.drain()
    network.isOnline = false
    await give('none')
    await device.timers.start(device.activity, SECTION)
    network.isOnline = true
    await device.engine.drain()
    expect(await startOf(attemptId)).toMatchObject({ timer: SECTION, extraTime: '1.5' })
    expect(await here()).toBe('1.5')
  })

  it('I8 comes with the next reply about a part that runs already', async () => {
    const { device, give, here } = await arrive({ first: 'none' })
    const { attemptId } = await device.begin()
    await device.timers.start(device.activity, SECTION)
    await device.engine.drain()
    expect(await startOf(attemptId)).toMatchObject({ extraTime: 'none' })
    await give('2')
    await device.refreshStartTimes(attemptId)
    expect(await here()).toBe('2')
  })

  it('becomes less only before the attempt begins', async () => {
    const { device, here, hear } = await arrive({ first: '1.5' })
    await hear('1.25')
    expect(await here()).toBe('1.25')
    await device.begin()
    await hear('none')
    expect(await here()).toBe('1.25')
    await hear('2')
    expect(await here()).toBe('2')
  })
})
