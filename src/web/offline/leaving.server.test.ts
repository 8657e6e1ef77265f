import { describe, expect, it } from 'vitest'

import { heldBy } from '#testing/candidate.ts'
import { arrive, openDevice, openNetwork } from '#testing/offline-device.ts'
import { openTestApp } from '#testing/test-app.ts'

import { api, unwrap } from '../api/client.ts'
import { leaveDevice } from './leaving.ts'

const test = await openTestApp()
const network = openNetwork(test)
const AHEAD_MS = 24 * 3_600_000

describe('a device that was wiped', () => {
  it('I7 goes on with its revisions, so that the server takes none of them for another', async () => {
    const { candidate, device, questions } = await arrive(test, network)
    const question = questions[0] ?? ''
    await device.begin()
    await device.put(question, 1)
    await device.put(question, 2)
    await device.engine.drain()
    await leaveDevice(device.db, candidate.person.userId)
    device.crash()

    const again = await openDevice({ candidate, storage: device.storage })
    const { attemptId } = await again.begin()
    await again.put(question, 3)
    expect(await again.store.listAnswers(attemptId)).toMatchObject([{ rev: 3 }])
    await again.engine.drain()
    expect(await again.waiting()).toEqual([])
  })

  it('I8 is believed what it answers next, even when its clock is a day ahead', async () => {
    const { candidate, device, questions } = await arrive(test, network)
    const question = questions[0] ?? ''
    const ahead = await openDevice({ candidate, storage: device.storage, aheadMs: AHEAD_MS })
    await ahead.begin()
    await ahead.put(question, 1)
    await ahead.engine.drain()
    await leaveDevice(ahead.db, candidate.person.userId)
    ahead.crash()

    const again = await openDevice({ candidate, storage: device.storage, aheadMs: AHEAD_MS })
    await again.begin()
    await again.put(question, 2)
    await again.engine.drain()
    const attempt = await again.attempt()
    expect(await heldBy(candidate.client, attempt?.attemptId ?? '')).toEqual({ [question]: 2 })
  })

  it('I11 takes back nothing that was being fetched as its owner left', async () => {
    const { candidate, device } = await arrive(test, network)
    const { activity, store, db } = device
    const { attemptId } = await device.begin()
    await device.engine.drain()
    const leave = async () => leaveDevice(db, candidate.person.userId)
    const held = { attemptId, asmtId: 1, startedAt: new Date().toISOString(), submittedAt: null }
    const fetchContent = async () => {
      const path = { job_id: activity.jobId }
      const query = { ref_id: activity.refId, job_step_activity_id: activity.jobStepActivityId }
      const call = api.GET('/user-response/v1/job-questions/{job_id}/', { params: { path, query } })
      return (await unwrap(call)).data
    }
    const content = await fetchContent()

    const restored = await store.restore(async () => {
      await leave()
      return { ...activity, ...held, answers: [] }
    })
    await store.savePackage(activity, async () => {
      await leave()
      return content
    })
    expect(restored).toBeNull()
    expect(await device.attempt()).toBeNull()
    expect(await store.findPackage(activity)).toBeNull()

    await store.savePackage(activity, () => Promise.resolve(content))
    expect(await store.findPackage(activity)).toMatchObject({ content })
  })
})
