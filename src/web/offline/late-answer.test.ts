import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, it } from 'vitest'

import { AnswerStore } from './answer-store.ts'
import { OfflineDatabase } from './database.ts'
import { realTime } from './device-time.ts'
import { createServerClock } from './server-clock.ts'

const ACTIVITY = { refId: 1, jobStepActivityId: 2, jobId: 3 }
const BASE = Date.parse('2026-11-21T10:00:00Z')

async function openStore() {
  let now = BASE
  const db = new OfflineDatabase({ indexedDB: new IDBFactory(), IDBKeyRange })
  const clock = createServerClock({
    time: { ...realTime, now: () => now, mono: () => now },
    offset: 0,
  })
  const store = new AnswerStore({ db, ownerId: 7, clock })
  const { attemptId } = await store.begin({ ...ACTIVITY, asmtId: 4, language: 'en' })
  return {
    pass: (ms: number) => (now += ms),
    put: (value: number, late: { chosenAt?: number; isLate?: boolean } = {}) =>
      store.put({ activity: ACTIVITY, questionId: 'q', value, ...late }),
    held: async () => (await store.listAnswers(attemptId)).map((row) => row.value),
  }
}

it('I7 a tab that gave its place up does not overwrite what was answered since', async () => {
  const { pass, put, held } = await openStore()
  await put(1)
  pass(1000)
  const chosenAt = BASE + 1000
  pass(1000)
  await put(5)
  await put(2, { chosenAt, isLate: true })
  expect(await held()).toEqual([5])
})

it('I1 I7 what such a tab had in hand is written when it is the newest', async () => {
  const { pass, put, held } = await openStore()
  await put(1)
  pass(1000)
  await put(2, { chosenAt: BASE + 500, isLate: true })
  expect(await held()).toEqual([2])
  // In the same millisecond: the hand was quick, and the later choice counts.
  await put(3, { chosenAt: BASE + 500, isLate: true })
  expect(await held()).toEqual([3])
})

it('I1 a live tab’s choice is written whatever its clock says', async () => {
  const { pass, put, held } = await openStore()
  await put(1)
  pass(-3_600_000)
  await put(4)
  expect(await held()).toEqual([4])
})
