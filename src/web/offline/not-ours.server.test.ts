// Only our server's word is final (I15): whatever else answers in its place is the network's doing.
import { beforeEach, describe, expect, it } from 'vitest'

import { heldBy } from '#testing/candidate.ts'
import { buildConsentText } from '#testing/consents.ts'
import { NOT_OURS } from '#testing/faults/not-ours.ts'
import { recordingsAt } from '#testing/held-recordings.ts'
import { arrive as arriveOn, openDevice, openNetwork } from '#testing/offline-device.ts'
import { arriveToRecord } from '#testing/recording-device.ts'
import { openTestApp } from '#testing/test-app.ts'

import { keepConsent } from './consent-store.ts'
import { saveProfile } from './profile-store.ts'

const test = await openTestApp()
const network = openNetwork(test)
const { verify, expectWhole } = recordingsAt(test)

describe.each(NOT_OURS)('a reply of kind %s', (reply) => {
  let here: Awaited<ReturnType<typeof arriveOn>>

  beforeEach(async () => {
    here = await arriveOn(test, network)
    await here.device.begin()
  })

  it('I15 to a start is tried again', async () => {
    network.faults = [reply]
    await expectToGoOn()
    expect(await here.device.attempt()).toMatchObject({ startedAt: expect.any(String) })
  })

  it('I15 to answers is tried again, and what is answered afterwards is stored with a time that exists', async () => {
    const { candidate, device, questions } = here
    const [first = '', second = ''] = questions
    await device.put(first, 3)
    network.faults = ['none', reply]
    await expectToGoOn()
    await device.put(second, 4)
    await device.engine.drain()
    const { attemptId } = (await device.attempt()) ?? { attemptId: '' }
    expect(await heldBy(candidate.client, attemptId)).toEqual({ [first]: 3, [second]: 4 })
  })

  it('I15 to a submission is tried again', async () => {
    await here.device.handIn()
    network.faults = ['none', reply]
    await expectToGoOn()
    expect(await here.device.attempt()).toMatchObject({ submittedAt: expect.any(String) })
  })

  it('I15 to a profile is tried again', async () => {
    const { device } = here
    await device.engine.drain()
    await saveProfile(
      { db: device.db, ownerId: here.candidate.person.userId },
      {
        fields: { dob: '1990-02-28', gender: 'Female', city: 'Saltmarsh' },
        now: device.store.now(),
      },
    )
    network.faults = [reply]
    await expectToGoOn()
    expect(await profileOnServer()).toMatchObject({ city: 'Saltmarsh' })
  })

  it('I15 to what a user agreed to is tried again', async () => {
    const { candidate, device } = here
    await device.engine.drain()
    const { accountId } = candidate.requisition
    const textId = await buildConsentText(test.database, { accountId, version: 1 })
    await keepConsent(
      { db: device.db, ownerId: device.ownerId },
      { shown: [{ text_id: textId, language: 'en' }], door: 'asked', now: device.store.now() },
    )
    network.faults = [reply]
    await expectToGoOn()
    const { body } = await candidate.client.get(`/user/v1/consents/user/${device.ownerId}/`)
    expect(body.data).toMatchObject([{ text_id: textId }])
  })

  it.each([
    ['the announcement', 0],
    ['the first chunk', 1],
    ['the last chunk', 3],
    ['the manifest', 4],
  ])('I15 to %s of a recording is tried again', async (_, before) => {
    const { candidate, device } = await arriveToRecord(test, network)
    await device.answers.engine.drain()
    const recordingId = await device.record()
    network.faults = [...Array.from({ length: before }, () => 'none' as const), reply]
    await device.engine.drain()
    expect(network.faults).toEqual([])
    expect(device.engine.status).toBe('unreachable')
    expect(await device.take(recordingId)).toMatchObject({ refusal: null, isWaiting: 1 })
    await device.engine.drain()
    expect(await device.take(recordingId)).toMatchObject({ state: 'closed', refusal: null })
    await verify(candidate, recordingId)
    await expectWhole(candidate, { recordingId, size: 5500 })
  })

  it('I15 leaves the clock of a device as it was, also for the next start', async () => {
    const { candidate, device } = here
    await device.put(here.questions[0] ?? '', 3)
    network.faults = [reply, reply, reply]
    for (let time = 0; time < 3; time += 1) await device.engine.drain()
    const again = await openDevice({ candidate, storage: device.storage })
    for (const one of [device, again])
      expect(Math.abs(one.store.now() - Date.now())).toBeLessThan(5000)
  })

  async function profileOnServer() {
    const { client, person } = here.candidate
    return (await client.get(`/user/v1/${person.userId}/`)).body.data
  }

  // Nothing is set aside, and the next drain sends it.
  async function expectToGoOn() {
    const { engine, waiting } = here.device
    await engine.drain()
    expect(engine.status).toBe('unreachable')
    expect(await waiting()).toHaveLength(1)
    await engine.drain()
    expect(engine.status).toBe('idle')
    expect(await waiting()).toEqual([])
  }
})
