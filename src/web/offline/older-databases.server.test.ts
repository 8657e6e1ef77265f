// What earlier builds left on a device, opened by this one; and this one beside the next, with one more version (I12).
// The tables and rows are written down as those builds wrote them, and never changed since.
import { randomUUID } from 'node:crypto'

import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'

import { activityOf, heldBy, type Candidate } from '#testing/candidate.ts'
import { arrive as arriveOn, openDevice, openNetwork } from '#testing/offline-device.ts'
import { openTestApp } from '#testing/test-app.ts'

import { OfflineDatabase } from './database.ts'

type Tables = Record<string, string>
type Rows = Record<string, readonly object[]>

const UPGRADED_WITHIN_MS = 5000

const VERSION_1: Tables = {
  packages: '[ownerId+refId+jobStepActivityId], ownerId',
  attempts: 'attemptId, ownerId, [ownerId+refId+jobStepActivityId]',
  answers: '[attemptId+questionId], attemptId, ownerId, [attemptId+isWaiting], [ownerId+isWaiting]',
  outbox: '++seq, &commandId, attemptId, ownerId',
  kept: '[ownerId+key], ownerId',
  meta: 'key',
}
const VERSION_2: Tables = { places: '[ownerId+refId+jobStepActivityId], ownerId' }
const VERSION_3: Tables = {
  timers: '[attemptId+timer], attemptId, ownerId',
  journal: '++id, attemptId, ownerId',
}

const AT = '2026-01-21T09:00:00.000Z'
const FACT = {
  kind: 'page',
  wall_ms: Date.parse(AT),
  mono_ms: 0,
  offset_ms: 0,
  page: '01a1ff85-d077-7d11-9b39-2f6c94f0a713',
  detail: '',
}

const test = await openTestApp()
const network = openNetwork(test)

describe.each([
  ['1', [VERSION_1]],
  ['2', [VERSION_1, VERSION_2]],
  ['3', [VERSION_1, VERSION_2, VERSION_3]],
])('a database of version %s', (_, versions) => {
  it('I12 keeps all that was not sent, and it is sent', async () => {
    const { candidate, questions } = await arriveOn(test, network)
    const storage = new IDBFactory()
    const attemptId = randomUUID()
    await writeAs(versions, { storage, rows: rowsOf(candidate, { attemptId, questions }) })

    const device = await openDevice({ candidate, storage })
    expect(await device.attempt()).toMatchObject({ attemptId, handedInAt: AT })
    expect(await device.store.countWaiting(attemptId)).toBe(questions.length)
    expect(await device.db.outbox.count()).toBe(2)
    expect(await device.store.findPlace(device.activity)).toMatchObject({ position: 7 })
    await device.engine.drain()
    expect((await device.attempt())?.submittedAt).not.toBeNull()
    expect(await device.waiting()).toEqual([])
    expect((await device.db.journal.toArray()).map((row) => row.isWaiting)).toEqual(
      versions.includes(VERSION_3) ? [0] : [],
    )
    expect(await heldBy(candidate.client, attemptId)).toEqual(
      Object.fromEntries(questions.map((id, index) => [id, valueAt(index)])),
    )
  })
})

/** This build and one more version: an index, a table, and an upgrade that writes every answer again. */
class NextDatabase extends OfflineDatabase {
  constructor(options: ConstructorParameters<typeof OfflineDatabase>[0]) {
    super(options)
    this.version(4)
      .stores({
        answers: `${VERSION_1['answers'] ?? ''}, [ownerId+answeredAt]`,
        notes: 'noteId, ownerId',
      })
      .upgrade((upgrade) => upgrade.table('answers').toCollection().modify({ isOfNextBuild: true }))
  }
}

describe('the next build', () => {
  const upgrade = async (storage: IDBFactory) => {
    const next = new NextDatabase({ name: 'device', indexedDB: storage, IDBKeyRange })
    const asked = performance.now()
    await next.open()
    const took = performance.now() - asked
    return { next, took }
  }

  it('I12 upgrades a database that a tab of this one holds open; that tab goes on', async () => {
    const { candidate, device, questions } = await arriveOn(test, network)
    const [first = '', second = '', third = ''] = questions
    const { attemptId } = await device.begin()
    await device.put(first, 1)
    const [{ next, took }] = await Promise.all([upgrade(device.storage), device.put(second, 2)])
    expect(took).toBeLessThan(UPGRADED_WITHIN_MS)
    await device.put(third, 3)

    const answered = { [first]: 1, [second]: 2, [third]: 3 }
    const rows = await next.answers.toArray()
    expect(Object.fromEntries(rows.map((row) => [row.questionId, row.value]))).toEqual(answered)
    await device.engine.drain()
    expect(await device.store.countWaiting(attemptId)).toBe(0)
    expect(await heldBy(candidate.client, attemptId)).toEqual(answered)
    next.close()
  })

  it('I12 leaves a database that this one opens after a roll-back, with all that waits', async () => {
    const { candidate, device, questions } = await arriveOn(test, network)
    const [first = '', second = ''] = questions
    const { attemptId } = await device.begin()
    await device.put(first, 1)
    device.crash()
    const { next } = await upgrade(device.storage)
    next.close()

    const again = await openDevice({ candidate, storage: device.storage })
    await again.put(second, 2)
    expect(await again.store.countWaiting(attemptId)).toBe(2)
    await again.engine.drain()
    expect(await heldBy(candidate.client, attemptId)).toEqual({ [first]: 1, [second]: 2 })
    again.crash()
    // And forward again, when the release is made good.
    const forward = await upgrade(device.storage)
    expect(await forward.next.answers.count()).toBe(2)
    forward.next.close()
  })
})

/** Writes rows by the tables of an earlier build; a row of a table that it did not have stays out. */
async function writeAs(
  versions: readonly Tables[],
  given: { storage: IDBFactory; rows: Rows },
): Promise<void> {
  const db = new Dexie('device', { indexedDB: given.storage, IDBKeyRange })
  for (const [index, tables] of versions.entries()) db.version(index + 1).stores(tables)
  for (const [table, rows] of Object.entries(given.rows))
    if (versions.some((tables) => table in tables)) await db.table(table).bulkAdd([...rows])
  db.close()
}

/** An attempt that was begun, answered and submitted without network. */
function rowsOf(
  { person, requisition, application }: Candidate,
  { attemptId, questions }: { attemptId: string; questions: string[] },
): Rows {
  const { jobStepActivityId, asmtId } = activityOf(requisition, 'competencies')
  const owner = { ownerId: person.userId }
  const activity = { refId: application.refId, jobStepActivityId }
  const start = { language: 'en', startedAt: AT, pledgeAcceptedAt: AT }
  const of = { ...owner, attemptId }
  return {
    attempts: [
      {
        ...of,
        ...activity,
        jobId: requisition.jobId,
        asmtId,
        startedAt: null,
        position: 7,
        handedInAt: AT,
        submittedAt: null,
        refusal: null,
        merges: 0,
      },
    ],
    answers: questions.map((questionId, index) => ({
      ...of,
      questionId,
      value: valueAt(index),
      rev: 1,
      answeredAt: AT,
      ackedRev: 0,
      isWaiting: 1,
    })),
    outbox: [
      { ...of, commandId: '01a1ff85-d0cf-7ab4-90af-2f4d1a5d8a11', kind: 'start', body: start },
      {
        ...of,
        commandId: '01a1ff85-dc51-74f3-8a44-5a4f3f9f5d12',
        kind: 'submit',
        body: { submittedAt: AT },
      },
    ],
    meta: [{ key: 'owner', value: person.userId }],
    places: [{ ...owner, ...activity, position: 7, moves: 7 }],
    timers: [
      {
        ...of,
        timer: 'activity',
        startedAt: AT,
        elapsedMs: 60_000,
        notedAt: Date.parse(AT),
        heard: 0,
        endedAt: null,
      },
    ],
    journal: [{ ...of, fact: FACT, place: null, isWaiting: 1 }],
  }
}

function valueAt(index: number): number {
  return 1 + (index % 5)
}
