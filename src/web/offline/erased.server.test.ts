// Work that waits on the device of a user whose account was erased meanwhile.
import { describe, expect, it } from 'vitest'

import { ERASURE_GRACE_DAYS } from '#contract/privacy/privacy.ts'
import { erasePerson } from '#server/privacy/erase-person.ts'
import { buildApplication, buildCompany, buildRequisition } from '#testing/builders.ts'
import type { Candidate } from '#testing/candidate.ts'
import { openDevice, openNetwork } from '#testing/offline-device.ts'
import { openTestApp, TEST_PASSWORD } from '#testing/test-app.ts'
import { session } from '#web/api/client.ts'

import { listKeptWork } from './kept-work.ts'

const GRACE_MS = ERASURE_GRACE_DAYS * 86_400_000

const test = await openTestApp()
const network = openNetwork(test)

describe('an erased account', () => {
  it('I5 refuses what waits, once and in words, keeps it, and is not asked again', async () => {
    const { candidate, signedUp } = await arrive()
    const device = await openDevice({ candidate })
    await device.begin()
    await device.engine.drain()
    network.isOnline = false
    await device.put('customer-focus-1', 4)
    await device.engine.drain()

    await signedUp.client.post(erasureOf(signedUp.userId), { password: TEST_PASSWORD })
    test.clock.shift(GRACE_MS + 1)
    await erasePerson({ ...test, now: test.clock.now }, signedUp)

    network.isOnline = true
    await device.engine.drain()
    expect(await device.attempt()).toMatchObject({ refusal: { code: 'account_erased' } })
    expect(await listKeptWork(device.db, signedUp.userId)).toMatchObject([{ answers: 1, saved: 0 }])
    expect(await device.waiting()).toEqual([])
    network.sent.length = 0
    await device.engine.drain()
    expect(network.sent).toEqual([])
    expect(device.engine.status).toBe('idle')
  })
})

const erasureOf = (userId: number) => `/user/v1/privacy/user/${userId}/erasure/`

/** A user who signed up on this device and applied. */
async function arrive() {
  const { database } = test
  const signedUp = await test.signUp()
  const requisition = await buildRequisition(database, { company: await buildCompany(database) })
  const person = { ...signedUp, isProviderAdmin: false }
  const application = await buildApplication(database, { requisition, person })
  const { client } = signedUp
  const candidate: Candidate = { client, person, application, requisition }
  network.bearer = client.cookies.get('fairlead_access') ?? null
  network.refresh = client.cookies.get('fairlead_refresh') ?? null
  session.actFor(signedUp.userId)
  return { candidate, signedUp }
}
