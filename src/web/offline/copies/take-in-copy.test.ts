// Copies between devices that never meet a server: whatever is exported and imported when, the newest answers remain.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { AnswerStore } from '../answer-store.ts'
import { OfflineDatabase } from '../database.ts'
import { realTime } from '../device-time.ts'
import { Journal } from '../journal.ts'
import { bumpEpoch, getEpoch } from '../meta.ts'
import { createServerClock } from '../server-clock.ts'
import { TimerStore } from '../timer-store.ts'
import { uuidv7 } from '../uuid.ts'
import { collectCopy, parseCopy, type CopyContent } from './copy-content.ts'
import { takeInCopy } from './take-in-copy.ts'

const OWNER = 7
const ACTIVITY = { refId: 1, jobStepActivityId: 2, jobId: 3 }
let now = Date.parse('2026-11-21T10:00:00Z')

function openDevice(ownerId = OWNER) {
  const db = new OfflineDatabase({ indexedDB: new IDBFactory(), IDBKeyRange })
  const clock = createServerClock({
    time: { ...realTime, now: () => now, mono: () => now },
    offset: 0,
  })
  const store = new AnswerStore({ db, ownerId, clock })
  const deviceId = uuidv7(now)
  const exportedAt = new Date(now).toISOString()
  const time = { ...realTime, now: () => now }
  const journal = new Journal({ db, ownerId, clock, time, page: uuidv7(now) })
  return {
    db,
    store,
    timers: new TimerStore({ db, ownerId, clock, time, journal }),
    deviceId,
    begin: () => store.begin({ ...ACTIVITY, asmtId: 4, language: 'en' }),
    put: (questionId: string, value: number) => {
      now += 1
      return store.put({ activity: ACTIVITY, questionId, value })
    },
    handIn: () => store.handIn(ACTIVITY),
    /** As a file would carry it. */
    copy: async () =>
      parseCopy(JSON.stringify(await collectCopy(db, { ownerId, deviceId, exportedAt }))),
    takeIn: async (copy: CopyContent) =>
      takeInCopy({
        db,
        copy,
        deviceId,
        now,
        wallNow: now,
        epoch: await getEpoch(db, OWNER),
      }),
    held: async () => {
      const rows = await db.answers.toArray()
      return Object.fromEntries(rows.map((row) => [row.questionId, row.value]))
    },
    rows: () => Promise.all([db.attempts.toArray(), db.answers.toArray(), db.outbox.toArray()]),
  }
}

describe('a copy that is taken in', () => {
  it('I3 I7 brings everything to a device that has nothing, as it was', async () => {
    const [one, other] = [openDevice(), openDevice()]
    const { attemptId } = await one.begin()
    await one.put('a', 1)
    await one.put('b', 2)
    await one.store.moveTo(ACTIVITY, { position: 2, moves: 2 })
    await one.handIn()
    expect(await other.takeIn(await one.copy())).toEqual({ added: 2, newerHere: 0, same: 0 })
    expect(await other.held()).toEqual({ a: 1, b: 2 })
    expect(await other.store.findPlace(ACTIVITY)).toMatchObject({ position: 2 })
    expect((await other.store.findAttempt(ACTIVITY))?.handedInAt).not.toBeNull()
    const commands = await other.db.outbox.orderBy('seq').toArray()
    const originals = await one.db.outbox.orderBy('seq').toArray()
    expect(commands.map((command) => [command.commandId, command.madeBy])).toEqual(
      originals.map((command) => [command.commandId, one.deviceId]),
    )
    expect(await other.store.countWaiting(attemptId)).toBe(2)
  })

  it('I8 lets a limited part go on from its start, and end where it ended', async () => {
    const [one, other] = [openDevice(), openDevice()]
    await one.begin()
    await one.timers.start(ACTIVITY, 'section:a')
    await one.timers.start(ACTIVITY, 'section:b')
    await one.timers.end(ACTIVITY, 'section:a')
    const copy = await one.copy()
    now += 60_000
    await other.takeIn(copy)
    const rows = await other.timers.list(ACTIVITY)
    expect(rows).toMatchObject([
      { timer: 'section:a', endedAt: expect.any(String) },
      { timer: 'section:b', endedAt: null, elapsedMs: 60_000, notedAt: now },
    ])
    await other.timers.end(ACTIVITY, 'section:b')
    await other.takeIn(copy)
    expect((await other.timers.list(ACTIVITY)).map((row) => row.endedAt)).not.toContain(null)
    const kinds = (await other.db.outbox.orderBy('seq').toArray()).map((command) => command.kind)
    expect(kinds).toEqual(['start', 'start-timer', 'start-timer'])
  })

  it('I3 taken in twice, or where it was made, changes nothing', async () => {
    const [one, other] = [openDevice(), openDevice()]
    await one.begin()
    await one.put('a', 1)
    const copy = await one.copy()
    await other.takeIn(copy)
    const [theirs, own] = [await other.rows(), await one.rows()]
    expect(await other.takeIn(copy)).toEqual({ added: 0, newerHere: 0, same: 1 })
    expect(await one.takeIn(copy)).toEqual({ added: 0, newerHere: 0, same: 1 })
    expect(await other.rows()).toEqual(theirs)
    expect(await one.rows()).toEqual(own)
  })

  it('I7 takes nothing back that was answered since', async () => {
    const [one, other] = [openDevice(), openDevice()]
    await one.begin()
    await one.put('a', 1)
    const copy = await one.copy()
    await one.put('a', 5)
    expect(await one.takeIn(copy)).toEqual({ added: 0, newerHere: 1, same: 0 })
    await other.takeIn(copy)
    await other.put('a', 4)
    expect(await other.takeIn(copy)).toEqual({ added: 0, newerHere: 1, same: 0 })
    expect([await one.held(), await other.held()]).toEqual([{ a: 5 }, { a: 4 }])
  })

  it('I7 takes nothing back either when the other device’s clock was a day ahead', async () => {
    const [ahead, other] = [openDevice(), openDevice()]
    await ahead.begin()
    now += 86_400_000
    await ahead.put('a', 1)
    now -= 86_400_000
    const copy = await ahead.copy()
    await other.takeIn(copy)
    await other.put('a', 4)
    await other.db.answers.toCollection().modify({ answeredAt: new Date(now).toISOString() })
    expect(await other.takeIn(copy)).toMatchObject({ newerHere: 1 })
    expect(await other.held()).toEqual({ a: 4 })
  })

  it('I3 merges an attempt of another id into the one that is there, with its one start and one submission', async () => {
    const [one, other] = [openDevice(), openDevice()]
    await one.begin()
    await one.put('a', 1)
    await one.handIn()
    const { attemptId } = await other.begin()
    await other.put('b', 2)
    const copy = await one.copy()
    expect(await other.takeIn(copy)).toEqual({ added: 1, newerHere: 0, same: 0 })
    expect(await other.takeIn(copy)).toEqual({ added: 0, newerHere: 0, same: 1 })
    expect(await other.held()).toEqual({ a: 1, b: 2 })
    expect(await other.db.attempts.toArray()).toMatchObject([
      { attemptId, isHandedInElsewhere: true },
    ])
    const commands = await other.db.outbox.orderBy('seq').toArray()
    expect(commands.map((command) => [command.kind, command.attemptId])).toEqual([
      ['start', attemptId],
      ['submit', attemptId],
    ])
  })

  it('I11 touches nothing of another user, though their attempt had the same id', async () => {
    const one = openDevice()
    const { attemptId } = await one.begin()
    await one.put('a', 1)
    const copy = await one.copy()
    const other = openDevice()
    const [attempt] = await one.db.attempts.toArray()
    await other.db.attempts.bulkAdd(attempt === undefined ? [] : [{ ...attempt, ownerId: 8 }])
    expect(await other.db.attempts.get(attemptId)).toMatchObject({ ownerId: 8 })
    const before = await other.rows()
    await expect(other.takeIn(copy)).rejects.toMatchObject({ refusal: 'damaged' })
    expect(await other.rows()).toEqual(before)
  })

  it('I11 brings nothing back after a sign-out that came between', async () => {
    const [one, other] = [openDevice(), openDevice()]
    await one.begin()
    await one.put('a', 1)
    const copy = await one.copy()
    const { db, deviceId } = other
    const epoch = await getEpoch(db, OWNER)
    await bumpEpoch(db, OWNER)
    await expect(
      takeInCopy({ db, copy, deviceId, now, wallNow: now, epoch }),
    ).rejects.toMatchObject({
      refusal: 'signed-out',
    })
    expect(await db.answers.count()).toBe(0)
  })

  it('is refused as a whole when one row of it is not what it should be', async () => {
    const one = openDevice()
    await one.begin()
    await one.put('a', 1)
    const copy = await one.copy()
    const [answer] = copy.answers
    for (const answers of [
      [{ ...answer, rev: 0 }],
      [{ ...answer, value: { script: 1 } }],
      [{ ...answer, answeredAt: 'soon' }],
      [{ ...answer, ownerId: 8 }],
      'none',
    ])
      expect(() => parseCopy(JSON.stringify({ ...copy, answers }))).toThrow('damaged')
  })
})

describe('answers and copies on two devices, in any order', () => {
  const step = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('put' as const),
        on: fc.nat(1),
        question: fc.constantFrom('a', 'b', 'c'),
        value: fc.integer({ min: 1, max: 5 }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('export' as const), on: fc.nat(1) }) },
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant('import' as const), on: fc.nat(1), copy: fc.nat(9) }),
    },
  )

  it('I7 the newest of each question remains on both, once each has a last copy of the other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (script) => {
        const devices = [openDevice(), openDevice()] as const
        const copies: CopyContent[] = []
        const newest: Record<string, number> = {}
        for (const device of devices) await device.begin()
        for (const one of script) {
          const device = devices[one.on === 0 ? 0 : 1]
          if (one.do === 'put') {
            await device.put(one.question, one.value)
            newest[one.question] = one.value
          } else if (one.do === 'export') copies.push(await device.copy())
          else {
            const copy = copies[one.copy % Math.max(1, copies.length)]
            if (copy !== undefined) await device.takeIn(copy)
          }
        }
        await devices[0].takeIn(await devices[1].copy())
        await devices[1].takeIn(await devices[0].copy())
        expect(await devices[0].held()).toEqual(newest)
        expect(await devices[1].held()).toEqual(newest)
      }),
      { numRuns: 60 },
    )
  })
})
