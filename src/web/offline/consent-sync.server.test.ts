// What a user agreed to without network, against the real server over a network that fails.
import { describe, expect, it } from 'vitest'

import { buildCandidate, type Candidate } from '#testing/candidate.ts'
import { buildConsentText } from '#testing/consents.ts'
import {
  arrive,
  openDevice,
  openNetwork,
  signInOnDevice,
  type Device,
} from '#testing/offline-device.ts'
import { openTestApp } from '#testing/test-app.ts'

import { api, session } from '../api/client.ts'
import { findAgreedTexts, findUnsentConsents, keepConsent, retryConsents } from './consent-store.ts'
import { realTime } from './device-time.ts'
import { drainWithoutPage } from './host.ts'
import { countUnsent, leaveDevice } from './leaving.ts'
import { webLocks } from './locks.ts'
import { setOwner } from './meta.ts'
import { apiTransport } from './transport.ts'

const test = await openTestApp()
const network = openNetwork(test)

const NOTHING_THERE = 999_999_999

describe('what was agreed to without network', () => {
  it('I2 waits on the device, over a reload, and is sent once, with its own time', async () => {
    const { candidate, device } = await arrive(test, network)
    const textId = await publish(candidate)
    network.isOnline = false
    const at = device.store.now()
    await agree({ candidate, device }, [textId])
    await device.engine.drain()
    expect(device.engine.status).toBe('unreachable')
    device.crash()

    test.clock.shift(5 * 60_000)
    network.isOnline = true
    network.faults = ['lose-reply', 'fail-500']
    const back = await openDevice({ candidate, storage: device.storage })
    for (let round = 0; round < 3; round += 1) await back.engine.drain()
    expect(await unsent(candidate, back)).toEqual([])
    const [held] = await serverHas(candidate)
    expect(held).toMatchObject({ text_id: textId, door: 'asked', language: 'en' })
    expect(Math.abs(Date.parse(held?.at ?? '') - at)).toBeLessThan(1000)
    const keys = network.sent.filter((one) => one.method === 'POST').map((one) => one.key)
    expect([keys.length, new Set(keys).size]).toEqual([4, 1])
  })

  it('is kept once, the user who presses twice, and is not asked for again', async () => {
    const { candidate, device } = await arrive(test, network)
    const [one, other] = [await publish(candidate), await publish(candidate, 2)]
    network.isOnline = false
    await Promise.all([agree({ candidate, device }, [one]), agree({ candidate, device }, [one])])
    expect(await unsent(candidate, device)).toHaveLength(1)
    expect(await findAgreedTexts(of(candidate, device))).toEqual(new Set([one]))
    await agree({ candidate, device }, [one, other])
    expect(await findAgreedTexts(of(candidate, device))).toEqual(new Set([one, other]))
  })

  it('is sent in its order, with the attempts beside it', async () => {
    const { candidate, device, questions } = await arrive(test, network)
    const [one, other] = [await publish(candidate), await publish(candidate, 2)]
    network.isOnline = false
    await agree({ candidate, device }, [one])
    await agree({ candidate, device }, [other])
    const { attemptId } = await device.begin()
    await device.put(questions[0] ?? '', 4)
    network.isOnline = true
    await device.engine.drain()
    expect(await idsOf(candidate)).toEqual(new Set([one, other]))
    expect(await device.store.countWaiting(attemptId)).toBe(0)
  })
})

describe('without a page', () => {
  it('is sent by the worker for the owner whom the page recorded', async () => {
    const { candidate, device } = await arrive(test, network)
    const textId = await publish(candidate)
    await agree({ candidate, device }, [textId])
    await setOwner(device.db, candidate.person.userId)
    const transportFor = (ownerId: number) => apiTransport(api, { ownerId })
    const locks = webLocks(navigator.locks)
    await drainWithoutPage(
      { db: device.db, transportFor, onReply: session.onReply, locks, time: realTime },
      () => {},
    )
    expect(await unsent(candidate, device)).toEqual([])
    expect(await serverHas(candidate)).toMatchObject([{ text_id: textId }])
  })
})

describe('what the server refuses', () => {
  it('I5 waits with the reason, and holds up nothing behind it', async () => {
    const { candidate, device } = await arrive(test, network)
    const textId = await publish(candidate)
    await agree({ candidate, device }, [NOTHING_THERE])
    await agree({ candidate, device }, [textId])
    await device.engine.drain()
    expect(await unsent(candidate, device)).toMatchObject([
      { body: { shown: [{ text_id: NOTHING_THERE }] }, refusal: { code: 'not_found' } },
    ])
    expect(await serverHas(candidate)).toMatchObject([{ text_id: textId }])
    const calls = network.sent.length
    await device.engine.drain()
    expect(network.sent.length).toBe(calls)
  })

  it('goes out again as it is when its owner says so, or says it again', async () => {
    const { candidate, device } = await arrive(test, network)
    const [one, other] = [await publish(candidate), await publish(candidate, 2)]
    network.faults = ['forbid', 'forbid']
    await agree({ candidate, device }, [one])
    await agree({ candidate, device }, [other])
    await device.engine.drain()
    expect(await unsent(candidate, device)).toHaveLength(2)
    expect(await findAgreedTexts(of(candidate, device))).toEqual(new Set())

    await agree({ candidate, device }, [one])
    expect(await unsent(candidate, device)).toMatchObject([
      { body: { shown: [{ text_id: other }] }, refusal: { code: expect.any(String) } },
      { body: { shown: [{ text_id: one }] }, refusal: null },
    ])
    await retryConsents(of(candidate, device))
    await device.engine.drain()
    expect(await idsOf(candidate)).toEqual(new Set([one, other]))
  })
})

describe('what was refused of several texts', () => {
  it('gives way to a word about all of them, and not about some', async () => {
    const { candidate, device } = await arrive(test, network)
    const [one, other] = [await publish(candidate), await publish(candidate, 2)]
    network.faults = ['forbid']
    await agree({ candidate, device }, [one, other])
    await device.engine.drain()
    await agree({ candidate, device }, [one])
    expect(await unsent(candidate, device)).toHaveLength(2)
    await agree({ candidate, device }, [one, other])
    const shown = (await unsent(candidate, device)).map(({ body, refusal }) => [
      body.shown.length,
      refusal,
    ])
    expect(shown).toEqual([
      [1, null],
      [2, null],
    ])
    await device.engine.drain()
    expect(await idsOf(candidate)).toEqual(new Set([one, other]))
  })
})

describe('who agreed', () => {
  it('I11 is told at sign-out; it is sent at their next sign-in, and by no other user', async () => {
    const { candidate, device } = await arrive(test, network)
    const { userId } = candidate.person
    const textId = await publish(candidate)
    network.isOnline = false
    await agree({ candidate, device }, [textId])
    expect(await countUnsent(device.db, userId)).toMatchObject({
      hasConsents: true,
      hasProfile: false,
      attempts: 0,
    })
    await leaveDevice(device.db, userId)
    device.crash()

    network.isOnline = true
    const next = await buildCandidate(test)
    await signInOnDevice(network, next)
    const theirs = await openDevice({ candidate: next, storage: device.storage })
    await theirs.engine.drain()
    expect(network.sent.filter((one) => one.status !== null)).toEqual([])
    theirs.crash()

    await signInOnDevice(network, candidate)
    const back = await openDevice({ candidate, storage: device.storage })
    await back.engine.drain()
    expect(await serverHas(candidate)).toMatchObject([{ text_id: textId }])
    expect(await serverHas(next)).toEqual([])
  })

  it('I11 is not taken for another user whose cookies the browser has by now', async () => {
    const { candidate, device } = await arrive(test, network)
    await agree({ candidate, device }, [await publish(candidate)])
    const next = await buildCandidate(test)
    network.bearer = next.client.bearer
    await device.engine.drain()
    expect(device.engine.status).toBe('signed-out')
    expect(await unsent(candidate, device)).toMatchObject([{ refusal: null }])
    expect(await serverHas(next)).toEqual([])
  })
})

const of = (candidate: Candidate, { db }: Device) => ({ db, ownerId: candidate.person.userId })
const unsent = (candidate: Candidate, device: Device) => findUnsentConsents(of(candidate, device))

/** A text of the company that the candidate applied to. */
function publish({ requisition }: Candidate, version = 1): Promise<number> {
  return buildConsentText(test.database, { accountId: requisition.accountId, version })
}

function agree(
  { candidate, device }: { candidate: Candidate; device: Device },
  textIds: readonly number[],
): Promise<void> {
  const shown = textIds.map((id) => ({ text_id: id, language: 'en' as const }))
  return keepConsent(of(candidate, device), { shown, door: 'asked', now: device.store.now() })
}

async function serverHas({
  client,
  person,
}: Candidate): Promise<{ text_id: number; at: string }[]> {
  return (await client.get(`/user/v1/consents/user/${person.userId}/`)).body.data
}

async function idsOf(candidate: Candidate): Promise<Set<number>> {
  return new Set((await serverHas(candidate)).map(({ text_id: textId }) => textId))
}
