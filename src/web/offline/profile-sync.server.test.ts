// A profile that was saved without network, against the real server over a network that fails.
import { describe, expect, it } from 'vitest'

import { buildCandidate, type Candidate } from '#testing/candidate.ts'
import {
  arrive,
  openDevice,
  openNetwork,
  signInOnDevice,
  type Device,
} from '#testing/offline-device.ts'
import { openTestApp } from '#testing/test-app.ts'

import { api, session } from '../api/client.ts'
import type { ProfilePatch } from './database.ts'
import { realTime } from './device-time.ts'
import { keepDraft, readDraft } from './draft-store.ts'
import { drainWithoutPage } from './host.ts'
import { countUnsent, leaveDevice } from './leaving.ts'
import { webLocks } from './locks.ts'
import { setOwner } from './meta.ts'
import { findProfileSave, retryProfile, saveProfile } from './profile-store.ts'
import { apiTransport } from './transport.ts'

const test = await openTestApp()
const network = openNetwork(test)

const FIRST = { dob: '1990-02-28', gender: 'Female' } as const

describe('a profile that was saved without network', () => {
  it('waits on the device, over a reload, and is sent once', async () => {
    const { candidate, device } = await arrive(test, network)
    network.isOnline = false
    await save({ candidate, device }, { ...FIRST, city: 'Saltmarsh' })
    await device.engine.drain()
    expect(device.engine.status).toBe('unreachable')
    device.crash()

    network.isOnline = true
    network.faults = ['lose-reply', 'fail-500']
    const back = await openDevice({ candidate, storage: device.storage })
    for (let round = 0; round < 3; round += 1) await back.engine.drain()
    expect(await waiting(candidate, back)).toBeNull()
    expect(await serverHas(candidate)).toMatchObject({ ...FIRST, city: 'Saltmarsh' })
    const keys = network.sent.filter((one) => one.method === 'PATCH').map((one) => one.key)
    expect([keys.length, new Set(keys).size]).toEqual([4, 1])
  })

  it('is one save with what was saved before it and not sent', async () => {
    const { candidate, device } = await arrive(test, network)
    network.isOnline = false
    await save({ candidate, device }, { ...FIRST, city: 'Saltmarsh' })
    await save({ candidate, device }, { city: 'Highport', zip: '97000' })
    expect(await device.db.outbox.count()).toBe(1)
    network.isOnline = true
    await device.engine.drain()
    expect(await serverHas(candidate)).toMatchObject({ ...FIRST, city: 'Highport', zip: '97000' })
  })

  it('does not count as sent for a receipt of the save before it (I2)', async () => {
    const { candidate, device } = await arrive(test, network)
    await save({ candidate, device }, { ...FIRST, city: 'Saltmarsh' })
    const before = await waiting(candidate, device)
    const draining = device.engine.drain()
    await save({ candidate, device }, { city: 'Highport' })
    await draining
    await device.engine.drain()
    expect(before?.body.fields.city).toBe('Saltmarsh')
    expect(await waiting(candidate, device)).toBeNull()
    expect((await serverHas(candidate)).city).toBe('Highport')
  })

  it.each([0, -60_000])(
    'is later than the save before it, though the clock says %i ms (I7)',
    async (passed) => {
      const { candidate, device } = await arrive(test, network)
      const at = device.store.now()
      const saveAt = (now: number, fields: ProfilePatch) =>
        saveProfile(of(candidate, device), { fields, now })
      await saveAt(at, { ...FIRST, city: 'Saltmarsh' })
      const first = await waiting(candidate, device)
      await saveAt(at + passed, { city: 'Highport' })
      const second = await waiting(candidate, device)
      expect(Date.parse(second?.body.savedAt ?? '')).toBe(Date.parse(first?.body.savedAt ?? '') + 1)
      await device.engine.drain()
      expect((await serverHas(candidate)).city).toBe('Highport')
      // What the server has taken counts as well.
      await saveAt(at + passed, { city: 'Eastwick' })
      await device.engine.drain()
      expect((await serverHas(candidate)).city).toBe('Eastwick')
    },
  )

  it('does not take back what another device saved since', async () => {
    const { candidate, device } = await arrive(test, network)
    network.isOnline = false
    await save({ candidate, device }, { ...FIRST, city: 'Saltmarsh' })
    test.clock.shift(60_000)
    const url = `/user/v1/${candidate.person.userId}/`
    await candidate.client.send({ method: 'PATCH', url, body: { ...FIRST, city: 'Highport' } })
    network.isOnline = true
    await device.engine.drain()
    expect(await waiting(candidate, device)).toBeNull()
    expect((await serverHas(candidate)).city).toBe('Highport')
  })
})

describe('without a page', () => {
  it('is sent by the worker for the owner whom the page recorded', async () => {
    const { candidate, device } = await arrive(test, network)
    await save({ candidate, device }, { ...FIRST, city: 'Saltmarsh' })
    await setOwner(device.db, candidate.person.userId)
    const transportFor = (ownerId: number) => apiTransport(api, { ownerId })
    const locks = webLocks(navigator.locks)
    const host = { db: device.db, transportFor, onReply: session.onReply, locks, time: realTime }
    const actedFor: number[] = []
    await drainWithoutPage(host, (ownerId) => actedFor.push(ownerId))
    expect(actedFor).toEqual([candidate.person.userId])
    expect(await waiting(candidate, device)).toBeNull()
    expect((await serverHas(candidate)).city).toBe('Saltmarsh')
  })
})

describe('a save that the server refuses', () => {
  it('I5 waits with the reason for each field, holds up nothing, and goes out when it is corrected', async () => {
    const { candidate, device, questions } = await arrive(test, network)
    await save({ candidate, device }, { ...FIRST, phone_number: '030 12', city: 'Saltmarsh' })
    const { attemptId } = await device.begin()
    await device.put(questions[0] ?? '', 4)
    await device.engine.drain()
    expect(await waiting(candidate, device)).toMatchObject({
      body: { fields: { city: 'Saltmarsh' } },
      refusal: { code: 'validation_failed', fields: { phone_number: expect.any(String) } },
    })
    expect(await device.store.countWaiting(attemptId)).toBe(0)
    const calls = network.sent.length
    await device.engine.drain()
    expect(network.sent.length).toBe(calls)

    await save({ candidate, device }, { phone_number: '03012345' })
    await device.engine.drain()
    expect(await serverHas(candidate)).toMatchObject({
      phone_number: '03012345',
      city: 'Saltmarsh',
    })
  })

  it('goes out again as it is when its owner says so', async () => {
    const { candidate, device } = await arrive(test, network)
    network.faults = ['forbid']
    await save({ candidate, device }, { ...FIRST })
    await device.engine.drain()
    expect((await waiting(candidate, device))?.refusal).not.toBeNull()
    await retryProfile(of(candidate, device))
    await device.engine.drain()
    expect((await serverHas(candidate)).dob).toBe(FIRST.dob)
  })
})

describe('the owner of a profile', () => {
  it('I11 is warned at sign-out; it is sent at their next sign-in, and by no other user', async () => {
    const { candidate, device } = await arrive(test, network)
    const { userId } = candidate.person
    network.isOnline = false
    await save({ candidate, device }, { ...FIRST, city: 'Saltmarsh' })
    expect(await countUnsent(device.db, userId)).toMatchObject({ hasProfile: true, attempts: 0 })
    const owned = of(candidate, device)
    const opened = { key: 'profile-draft', epoch: 0 } as const
    await keepDraft(owned, { ...opened, value: { city: 'typed' } })
    const typed = await readDraft(owned, 'profile-draft')
    expect(typed).toEqual({ value: { city: 'typed' }, epoch: 0 })
    await leaveDevice(device.db, userId)
    await keepDraft(owned, { ...opened, value: { city: 'typed in another tab' } })
    expect((await readDraft(owned, 'profile-draft')).value).toBeNull()
    device.crash()

    network.isOnline = true
    const next = await buildCandidate(test)
    await signInOnDevice(network, next)
    const theirs = await openDevice({ candidate: next, storage: device.storage })
    await theirs.engine.drain()
    expect(network.sent.filter((one) => one.status !== null)).toEqual([])
    expect(await waiting(next, theirs)).toBeNull()
    theirs.crash()

    await signInOnDevice(network, candidate)
    const back = await openDevice({ candidate, storage: device.storage })
    await back.engine.drain()
    expect((await serverHas(candidate)).city).toBe('Saltmarsh')
  })

  it('I11 is not taken for another user whose cookies the browser has by now', async () => {
    const { candidate, device } = await arrive(test, network)
    await save({ candidate, device }, { ...FIRST, city: 'Saltmarsh' })
    const next = await buildCandidate(test)
    network.bearer = next.client.bearer
    await device.engine.drain()
    expect(device.engine.status).toBe('signed-out')
    expect(await waiting(candidate, device)).toMatchObject({ refusal: null })
    expect((await serverHas(next)).city).toBeNull()
  })
})

const of = (candidate: Candidate, { db }: Device) => ({ db, ownerId: candidate.person.userId })
const waiting = (candidate: Candidate, device: Device) => findProfileSave(of(candidate, device))

function save(
  { candidate, device }: { candidate: Candidate; device: Device },
  fields: ProfilePatch,
): Promise<void> {
  return saveProfile(of(candidate, device), { fields, now: device.store.now() })
}

async function serverHas({ client, person }: Candidate) {
  return (await client.get(`/user/v1/${person.userId}/`)).body.data
}
