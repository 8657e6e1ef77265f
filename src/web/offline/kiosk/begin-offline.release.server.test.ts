// Beginning without network at a station, with what the real server gave ahead.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, it } from 'vitest'

import { listQuestions } from '#testing/builders.ts'
import { activityOf, revision, save, startBody } from '#testing/candidate.ts'
import { buildStation } from '#testing/kiosk.ts'
import { openTestApp } from '#testing/test-app.ts'

import { KEPT_USER } from '../database-name.ts'
import { realTime } from '../device-time.ts'
import { DUE_TEXTS } from '../kept.ts'
import { beginOffline } from './begin-offline.ts'
import { createCodeTries } from './code-tries.ts'
import { endAll, openPerson } from './hand-over.ts'
import { createLease } from './lease.ts'
import { bringExpected, countExpected } from './start-packages.ts'
import { StationDatabase } from './station-database.ts'

const HOUR_MS = 3_600_000
const test = await openTestApp()

async function atStation() {
  const office = await buildStation(test)
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange }
  const station = new StationDatabase(storage)
  let aheadMs = 0
  const time = {
    ...realTime,
    now: () => Date.now() + aheadMs,
    mono: () => performance.now() + aheadMs,
  }
  const parts = { station, time }
  const here = { ...parts, storage, lease: createLease(parts), tries: createCodeTries(parts) }
  const bring = () =>
    bringExpected(here, {
      list: async () => (await office.device.post('/kiosk/v1/lease/')).body.data,
      get: async (id) => (await office.device.get(`/kiosk/v1/expected/${id}/`)).body.data,
    })
  return {
    ...office,
    station,
    storage,
    bring,
    pass: (ms: number) => {
      aheadMs += ms
    },
    enter: (code: string) => beginOffline(here, { code, locale: 'en' }),
  }
}

it('gives the person their activities, texts and what they answered elsewhere, and no one else’s', async () => {
  const { apply, codeFor, bring, enter, station, storage, requisition } = await atStation()
  const [first, second] = [await apply(), await apply()]
  const client = await test.as(first.person)
  const start = startBody({ application: first.application, requisition })
  await client.post('/user-response/v1/set-start-time/', start)
  const { asmtId, jobStepActivityId } = activityOf(requisition, 'competencies')
  const [question] = await listQuestions(test.database, asmtId)
  const questionId = question?.question_id ?? ''
  const attemptId = start.attempt_id
  await save(client, { attemptId, answers: [revision(questionId, { value: 4 })] })

  const code = await codeFor(first.application)
  await codeFor(second.application)
  await bring()
  expect(await countExpected(station)).toBe(2)
  expect(await enter(code.toLowerCase().replace('-', ' '))).toBe('begun')

  const [row] = await station.sessions.toArray()
  expect(row).toMatchObject({ state: 'starting', userId: first.person.userId })
  const { db, media } = openPerson(row?.sessionId ?? '', storage)
  const ownerId = first.person.userId
  const { refId } = first.application
  expect(await db.meta.get(KEPT_USER)).toMatchObject({ value: { user_id: ownerId } })
  expect(await db.kept.get([ownerId, `tracker/${refId}`])).toBeDefined()
  expect(await db.kept.get([ownerId, DUE_TEXTS])).toBeDefined()
  expect(await db.packages.get([ownerId, refId, jobStepActivityId])).toBeDefined()
  expect(await db.attempts.get(attemptId)).toMatchObject({ ownerId, jobStepActivityId })
  expect(await db.answers.toArray()).toMatchObject([{ questionId, value: 4, isWaiting: 0 }])
  const owners = (await db.packages.toArray()).map((one) => one.ownerId)
  expect(new Set(owners)).toEqual(new Set([ownerId]))
  db.close()
  media.close()
})

it('takes no one new once its lease is over, and what it has stays to be sent', async () => {
  const { apply, codeFor, bring, enter, pass, station, storage } = await atStation()
  const codes = [
    await codeFor((await apply()).application),
    await codeFor((await apply()).application),
  ]
  await bring()
  expect(await enter(codes[0] ?? '')).toBe('begun')
  await endAll(station, { storage, at: Date.now() })
  pass(12 * HOUR_MS)
  expect(await enter(codes[1] ?? '')).toBe('over')
  expect(await station.sessions.where({ state: 'ended' }).count()).toBe(1)
  await bring()
  expect(await enter(codes[1] ?? '')).toBe('begun')
})

it('begins with no one who is not expected any more', async () => {
  const { apply, codeFor, bring, enter, admin, stations, stationId, station } = await atStation()
  const code = await codeFor((await apply()).application)
  await bring()
  await admin.delete(`${stations}${stationId}/`)
  await bring()
  expect(await countExpected(station)).toBe(0)
  expect(await enter(code)).toBe('over')
})

it('makes the user who guesses wait, without a key being tried', async () => {
  const { apply, codeFor, bring, enter } = await atStation()
  const code = await codeFor((await apply()).application)
  await bring()
  for (let count = 0; count < 5; count += 1) expect(await enter('22222-22222')).toBe('unknown')
  expect(await enter(code)).toBe('wait')
})
