// The device and a server of another build: nothing is lost, and what waited goes out once they fit (I12).
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { buildCompany, buildRequisition } from '#testing/builders.ts'
import { buildCandidate, heldBy } from '#testing/candidate.ts'
import {
  arrive as arriveOn,
  openDevice,
  openNetwork,
  signInOnDevice,
  type Device,
} from '#testing/offline-device.ts'
import { openTestApp } from '#testing/test-app.ts'

import { api, session } from '../api/client.ts'
import { realTime } from './device-time.ts'
import { createEngineOfPage } from './engine-of-page.ts'
import { webLocks } from './locks.ts'
import { apiTransport } from './transport.ts'

const OTHER_VERSION = 99

const test = await openTestApp()
const network = openNetwork(test)

const arrive = () => arriveOn(test, network)

/** The app is opened again on the same storage, as a reload or another build opens it. */
function openAgain({ db }: Device) {
  return createEngineOfPage(
    () => ({
      db,
      transportFor: (ownerId) => apiTransport(api, { ownerId }),
      onReply: session.onReply,
      locks: webLocks(navigator.locks),
      time: realTime,
    }),
    () => () => undefined,
  )
}

/** From here on the app is one whose payloads the server does not take. @returns how it becomes this one again */
function becomeOtherBuild(): () => void {
  const carry = globalThis.fetch
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return carry(request)
    const body = { ...(await request.json()), payload_version: OTHER_VERSION }
    const { url, method, headers } = request
    return carry(new Request(url, { method, headers, body: JSON.stringify(body) }))
  })
  return () => vi.stubGlobal('fetch', carry)
}

/** The server was replaced by one that reads the same words otherwise: its receipts are of other requests. */
function readOtherwise(): Promise<unknown> {
  return test.database.owner.execute(sql`update command_receipt set request_hash = 'otherwise'`)
}

describe('a server that takes other versions', () => {
  let page: ReturnType<typeof createEngineOfPage> | null = null
  afterEach(async () => {
    await page?.close()
    page = null
  })

  it('I5 I12 has the device keep everything and say why, and gets it from the next build', async () => {
    const { candidate, device, questions } = await arrive()
    const becomeThisBuild = becomeOtherBuild()
    const { attemptId } = await device.begin()
    for (const id of questions) await device.put(id, 4)
    await device.handIn()
    await device.engine.drain()
    expect(await device.attempt()).toMatchObject({
      refusal: { code: 'payload_version_unsupported' },
      submittedAt: null,
    })
    expect(await device.waiting()).toEqual([])
    expect(await device.store.countWaiting(attemptId)).toBe(questions.length)
    expect(await device.db.outbox.count()).toBe(2)

    becomeThisBuild()
    page = openAgain(device)
    await page.open(candidate.person.userId)
    await vi.waitFor(
      async () => expect((await device.attempt())?.submittedAt).not.toBeNull(),
      30_000,
    )
    expect(await heldBy(candidate.client, attemptId)).toEqual(
      Object.fromEntries(questions.map((id) => [id, 4])),
    )
  })

  it('I5 leaves what was refused for another reason to its person', async () => {
    const { candidate, device, questions } = await arrive()
    await device.begin()
    await device.put(questions[0] ?? '', 99)
    await device.engine.drain()
    network.sent.length = 0
    page = openAgain(device)
    const { engine } = await page.open(candidate.person.userId)
    await engine.drain()
    expect(network.sent).toEqual([])
    expect(await device.attempt()).toMatchObject({ refusal: { code: 'validation_failed' } })
  })
})

describe('a server that reads what it has a receipt for otherwise', () => {
  it('I3 I12 gets start, answers and submission under new keys, once', async () => {
    const { candidate, device, questions } = await arrive()
    const [question = ''] = questions
    const acts = [device.begin, () => device.put(question, 4), device.handIn]
    for (const act of acts) {
      await act()
      network.faults = ['lose-reply']
      await device.engine.drain()
      await readOtherwise()
      await device.engine.drain()
      expect(await device.attempt()).toMatchObject({ refusal: null })
      expect(await device.waiting()).toEqual([])
    }
    const { attemptId = '' } = (await device.attempt()) ?? {}
    expect((await device.attempt())?.submittedAt).not.toBeNull()
    expect(await heldBy(candidate.client, attemptId)).toEqual({ [question]: 4 })
  })

  it('I8 I12 is believed when a limited part began', async () => {
    const company = await buildCompany(test.database)
    const requisition = await buildRequisition(test.database, {
      company,
      instruments: ['numerical'],
    })
    const candidate = await buildCandidate(test, { requisition })
    await signInOnDevice(network, candidate)
    const device = await openDevice({ candidate, slug: 'numerical' })
    await device.begin()
    await device.engine.drain()
    await device.timers.start(device.activity, 'section:shares')
    network.faults = ['lose-reply']
    await device.engine.drain()
    await readOtherwise()
    await device.engine.drain()
    const [timer] = await device.timers.list(device.activity)
    expect(timer).toMatchObject({ heard: 1 })
    expect(await device.db.outbox.count()).toBe(0)
  })
})
