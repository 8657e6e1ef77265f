// What a device tells its owner about their recordings, and what it tidies away by itself.
import { describe, expect, it } from 'vitest'

import { openNetwork } from '#testing/offline-device.ts'
import { arriveToRecord, type RecordingDevice } from '#testing/recording-device.ts'
import { VIDEO_QUESTIONS } from '#testing/recordings.ts'
import { openTestApp } from '#testing/test-app.ts'

import { takeLock } from './media-database.ts'
import { dropEmptyTakes } from './media-empty-takes.ts'
import { isOnlyHere, listKeptRecordings } from './media-kept.ts'
import { countUnsentRecordings } from './media-leaving.ts'

const test = await openTestApp()
const network = openNetwork(test)
const arrive = () => arriveToRecord(test, network)
const HOUR_MS = 3_600_000

function list({ db, answers, ownerId }: RecordingDevice) {
  return listKeptRecordings({ db, offline: answers.db, ownerId })
}

function tidy({ db, ownerId, deps }: RecordingDevice, inMs: number) {
  const time = { now: () => Date.now() + inMs }
  return dropEmptyTakes({ db, ownerId, locks: deps.locks, time })
}

describe('the recordings of a device', () => {
  it('I10 are told with what they answer, and whether an answer names them', async () => {
    const { device } = await arrive()
    const replaced = await device.record()
    const answer = await device.record()
    const { activity } = device.answers
    const [questionId] = VIDEO_QUESTIONS
    await device.answers.store.put({ activity, questionId, value: answer })
    const kept = await list(device)
    expect(kept.map(({ take, isAnswer }) => [take.recordingId, isAnswer])).toEqual(
      expect.arrayContaining([
        [answer, true],
        [replaced, false],
      ]),
    )
    expect(kept.every(({ take }) => isOnlyHere(take))).toBe(true)
  })

  it('I11 are their owner’s alone', async () => {
    const { device } = await arrive()
    await device.record()
    const { ownerId, ...rest } = device
    expect(await list({ ...rest, ownerId: ownerId + 1 })).toEqual([])
    expect(await list(device)).toHaveLength(1)
  })

  it('I5 are told first where the server refused them', async () => {
    const { device } = await arrive()
    const refused = await device.record()
    await device.record()
    const refusal = { code: 'forbidden', message: 'Not today.' }
    await device.db.recordings.update(refused, { refusal })
    expect((await list(device))[0]?.take.recordingId).toBe(refused)
  })
})

describe('a take that holds nothing to play', () => {
  it('goes once no one records it any more, and is never counted as unsent', async () => {
    const { device } = await arrive()
    await device.beginTake()
    // Some browsers give the first byte of the header by itself.
    await device.add(await device.beginTake(), Buffer.from([0x1a]))
    const kept = await device.record([3000], { isOpen: true })
    expect(await list(device)).toHaveLength(1)
    expect(await countUnsentRecordings(device)).toBe(1)
    await tidy(device, HOUR_MS)
    expect(await device.db.recordings.toCollection().primaryKeys()).toEqual([kept])
    expect(await device.countChunks()).toBe(1)
  })

  it('stays while it is young, or while another tab records it', async () => {
    const { device } = await arrive()
    const recordingId = await device.beginTake()
    await tidy(device, 0)
    expect(await device.take(recordingId)).not.toBeNull()
    await device.answers.locks.tryExclusive(takeLock(recordingId), async () =>
      tidy(device, HOUR_MS),
    )
    expect(await device.take(recordingId)).not.toBeNull()
    await tidy(device, HOUR_MS)
    expect(await device.take(recordingId)).toBeNull()
  })
})
