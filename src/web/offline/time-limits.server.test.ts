// Limited time on a device, against the real server: starts, the journal, and what must not hang on either.
import { describe, expect, it } from 'vitest'

import { attemptJournal, attemptTimer, attemptTiming } from '#server/db/schema/timing.ts'
import { buildCompany, buildRequisition } from '#testing/builders.ts'
import { buildCandidate } from '#testing/candidate.ts'
import { openDevice, openNetwork, signInOnDevice } from '#testing/offline-device.ts'
import { openTestApp } from '#testing/test-app.ts'

import { leaveDevice } from './leaving.ts'

const SECTION = 'section:shares'
const QUESTION = 'numerical-shares-1'

const test = await openTestApp()
const network = openNetwork(test)

async function arrive() {
  const company = await buildCompany(test.database)
  const requisition = await buildRequisition(test.database, {
    company,
    instruments: ['numerical'],
  })
  const candidate = await buildCandidate(test, { requisition })
  await signInOnDevice(network, candidate)
  return { candidate, device: await openDevice({ candidate, slug: 'numerical' }) }
}

async function startsOf(attemptId: string) {
  const rows = await test.database.owner.select().from(attemptTimer)
  return rows.filter((row) => row.attemptId === attemptId)
}

async function verdictOf(attemptId: string) {
  const rows = await test.database.owner.select().from(attemptTiming)
  const { verdict, reasons } = rows.find((row) => row.attemptId === attemptId) ?? {}
  return { verdict, reasons }
}

describe('a limited part', () => {
  it('I8 begins once, by the server’s clock where it is in reach, and its timing is verified', async () => {
    const { device } = await arrive()
    const { attemptId } = await device.begin()
    await device.engine.drain()
    const begun = await device.timers.start(device.activity, SECTION)
    expect(await device.timers.start(device.activity, SECTION)).toEqual(begun)
    await device.engine.drain()
    const [row] = await device.timers.list(device.activity)
    expect(row).toMatchObject({ timer: SECTION, heard: 1, endedAt: null })

    await device.put(QUESTION, 3)
    await device.journal.note(device.activity, { kind: 'answer', detail: `${QUESTION} 1` })
    await device.handIn()
    await device.engine.drain()
    expect((await device.attempt())?.submittedAt).not.toBeNull()
    expect(await verdictOf(attemptId)).toEqual({ verdict: 'verified', reasons: [] })
  })

  it('I8 goes on where another device began it', async () => {
    const { candidate, device } = await arrive()
    const { attemptId } = await device.begin()
    await device.timers.start(device.activity, SECTION)
    await device.engine.drain()
    const other = await openDevice({ candidate, slug: 'numerical' })
    await other.begin()
    await other.engine.drain()
    await other.refreshStartTimes(attemptId)
    const [mine] = await device.timers.list(device.activity)
    const [theirs] = await other.timers.list(other.activity)
    expect(theirs).toMatchObject({ timer: SECTION, startedAt: mine?.startedAt })
  })

  it('I8 takes the server’s word on what has passed over its own', async () => {
    const { device } = await arrive()
    const { attemptId } = await device.begin()
    const begun = await device.timers.start(device.activity, SECTION)
    await device.timers.note(begun, 10 * 60_000)
    await device.engine.drain()
    const [heard] = await device.timers.list(device.activity)
    expect(heard?.elapsedMs).toBeLessThan(60_000)
    // What was counted before the word came does not come back.
    await device.timers.note(begun, 10 * 60_000)
    expect((await device.timers.list(device.activity))[0]?.elapsedMs).toBe(heard?.elapsedMs)
    await device.refreshStartTimes(attemptId)
    expect((await device.timers.list(device.activity))[0]?.heard).toBe(2)
  })

  it('I3 is started once when the reply is lost', async () => {
    const { device } = await arrive()
    const { attemptId } = await device.begin()
    await device.timers.start(device.activity, SECTION)
    network.faults = ['none', 'lose-reply']
    await device.engine.drain()
    expect(await device.waiting()).toEqual([attemptId])
    await device.engine.drain()
    expect(await device.waiting()).toEqual([])
    expect(await startsOf(attemptId)).toHaveLength(1)
  })

  it('I9 ends for good, and the journal says so', async () => {
    const { device } = await arrive()
    await device.begin()
    await device.timers.start(device.activity, SECTION)
    await device.timers.end(device.activity, SECTION)
    const [ended] = await device.timers.list(device.activity)
    await device.timers.end(device.activity, SECTION)
    expect((await device.timers.list(device.activity))[0]).toEqual(ended)
    const kinds = (await device.db.journal.toArray()).map((row) => row.fact.kind)
    expect(kinds).toEqual(['timer', 'expired'])
  })

  it('I5 that the server refuses holds up no answer', async () => {
    const { device } = await arrive()
    const { attemptId } = await device.begin()
    await device.timers.start(device.activity, 'section:unheard-of')
    await device.put(QUESTION, 3)
    await device.engine.drain()
    expect(await device.store.countWaiting(attemptId)).toBe(0)
    expect(await device.attempt()).toMatchObject({ refusal: null })
    expect(await device.timers.list(device.activity)).toHaveLength(1)
  })

  it('I5 that something on the way refuses holds up no answer, and is told the next time', async () => {
    const { device } = await arrive()
    const { attemptId } = await device.begin()
    await device.timers.start(device.activity, SECTION)
    await device.put(QUESTION, 3)
    network.faults = ['none', 'forbid']
    await device.engine.drain()
    expect(await device.store.countWaiting(attemptId)).toBe(0)
    expect(await startsOf(attemptId)).toEqual([])
    expect(await device.waiting()).toEqual([attemptId])
    await device.engine.drain()
    expect(await startsOf(attemptId)).toMatchObject([{ timer: SECTION }])
    expect(await device.waiting()).toEqual([])
  })

  it('I8 is judged again when the server hears of it after the submission', async () => {
    const { device } = await arrive()
    const { attemptId } = await device.begin()
    await device.timers.start(device.activity, SECTION)
    await device.put(QUESTION, 3)
    await device.handIn()
    network.faults = ['none', 'forbid']
    await device.engine.drain()
    expect((await device.attempt())?.submittedAt).not.toBeNull()
    expect(await verdictOf(attemptId)).toEqual({ verdict: 'flagged', reasons: ['over_time'] })
    await device.engine.drain()
    expect(await verdictOf(attemptId)).toEqual({ verdict: 'verified', reasons: [] })
  })

  it('I11 leaves with its owner once the server has all, and moves with an adopted attempt', async () => {
    const { candidate, device } = await arrive()
    const other = await openDevice({ candidate, slug: 'numerical' })
    const first = await device.begin()
    await other.begin()
    await other.timers.start(other.activity, SECTION)
    await device.engine.drain()
    await other.engine.drain()
    expect(await other.timers.list(other.activity)).toMatchObject([{ attemptId: first.attemptId }])
    await leaveDevice(other.db, candidate.person.userId)
    expect(await other.db.timers.count()).toBe(0)
    expect(await other.db.journal.count()).toBe(0)
  })
})

describe('the journal', () => {
  it('I3 arrives once and whole, over lost replies and a reload in the middle', async () => {
    const { candidate, device } = await arrive()
    const { attemptId } = await device.begin()
    await device.timers.start(device.activity, SECTION)
    await device.journal.note(device.activity, { kind: 'hidden' })
    await device.put(QUESTION, 3)
    network.faults = ['none', 'none', 'none', 'lose-reply']
    await device.engine.drain()
    device.crash()
    const again = await openDevice({ candidate, slug: 'numerical', storage: device.storage })
    await again.journal.note(again.activity, { kind: 'page' })
    await again.handIn()
    await again.engine.drain()
    const rows = await test.database.owner.select().from(attemptJournal)
    const held = rows.filter((row) => row.attemptId === attemptId)
    expect(new Set(held.map((row) => row.seq))).toEqual(new Set(held.map((_, at) => at + 1)))
    expect(await verdictOf(attemptId)).toEqual({ verdict: 'verified', reasons: [] })
  })

  it('I9 is sent though nothing else waits', async () => {
    const { device } = await arrive()
    const { attemptId } = await device.begin()
    await device.engine.drain()
    await device.journal.note(device.activity, { kind: 'hidden' })
    expect(await device.waiting()).toEqual([attemptId])
    await device.engine.drain()
    expect(await device.waiting()).toEqual([])
  })

  it('I9 stays one chain when its owner leaves the device and comes back', async () => {
    const { candidate, device } = await arrive()
    const { attemptId, startedAt } = await device.begin()
    await device.timers.start(device.activity, SECTION)
    await device.put(QUESTION, 3)
    await device.engine.drain()
    await leaveDevice(device.db, candidate.person.userId)
    expect(await device.db.journal.count()).toBe(0)

    const submittedAt = null
    const held = { attemptId, startedAt: startedAt ?? new Date().toISOString(), submittedAt }
    const asmtId = candidate.requisition.activities[0]?.asmtId ?? 0
    await device.store.restore(async () => ({
      ...device.activity,
      ...held,
      asmtId,
      answers: [],
    }))
    await device.journal.note(device.activity, { kind: 'page' })
    await device.engine.drain()
    expect(await verdictOf(attemptId)).toEqual({ verdict: 'verified', reasons: [] })
  })

  it('I11 that is not sent yet stays for its owner’s next sign-in', async () => {
    const { candidate, device } = await arrive()
    await device.begin()
    await device.engine.drain()
    await device.journal.note(device.activity, { kind: 'hidden' })
    await leaveDevice(device.db, candidate.person.userId)
    expect(await device.db.journal.count()).toBe(1)
    await device.engine.drain()
    expect(await device.db.journal.toArray()).toMatchObject([{ isWaiting: 0 }])
  })

  it('I5 that is refused holds up no submission, and stays on the device', async () => {
    const { device } = await arrive()
    await device.begin()
    await device.journal.note(device.activity, { kind: 'page', detail: 'x'.repeat(500) })
    await device.handIn()
    await device.engine.drain()
    expect((await device.attempt())?.submittedAt).not.toBeNull()
    expect(await device.db.journal.count()).toBe(1)
  })
})

describe('a submission without all parts of a language test', () => {
  it('is refused by the server, and the attempt goes on where it was', async () => {
    const company = await buildCompany(test.database)
    const requisition = await buildRequisition(test.database, {
      company,
      instruments: ['language-test'],
    })
    const candidate = await buildCandidate(test, { requisition })
    await signInOnDevice(network, candidate)
    const device = await openDevice({ candidate, slug: 'language-test' })
    await device.begin()
    await device.put('reading-notice-1', 1)
    // As a build of before does it, which asks for nothing.
    await device.handIn()
    await device.engine.drain()
    expect(await device.attempt()).toMatchObject({
      handedInAt: null,
      submittedAt: null,
      refusal: null,
    })
    expect(await device.waiting()).toEqual([])
    await device.put('reading-notice-1', 2)
    await device.engine.drain()
    expect(await device.waiting()).toEqual([])
  })
})
