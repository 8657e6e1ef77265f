import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, it } from 'vitest'

import { MediaDatabase, type TakeRow } from './media-database.ts'
import { retryWithThisBuild } from './other-build.ts'

const OWNER = 7

const VERSION = { code: 'payload_version_unsupported', message: 'Too old or too new.' }
const BYTES = { code: 'digest_differs', message: 'Other bytes.' }

function take(recordingId: string, given: Pick<TakeRow, 'ownerId' | 'refusal'>): TakeRow {
  return {
    recordingId,
    refId: 1,
    jobStepActivityId: 1,
    questionId: 'why-us',
    take: 1,
    attemptId: '01a1ff85-db3a-7ffc-b258-902b2b39a71d',
    mime: 'video/webm',
    state: 'recorded',
    createdAt: '2026-01-21T09:00:00.000Z',
    durationMs: 1000,
    parts: [],
    bytes: 1,
    sentChunks: 0,
    sentBytes: 0,
    isBegun: false,
    round: 1,
    progress: 0,
    isWaiting: 1,
    ...given,
  }
}

it('I12 only what was refused for the version of the app goes out again, and only its owner’s', async () => {
  const { recordings } = new MediaDatabase({ indexedDB: new IDBFactory(), IDBKeyRange })
  await recordings.bulkAdd([
    take('version', { ownerId: OWNER, refusal: VERSION }),
    take('bytes', { ownerId: OWNER, refusal: BYTES }),
    take('foreign', { ownerId: OWNER + 1, refusal: VERSION }),
  ])
  expect(await retryWithThisBuild(recordings, OWNER)).toBe(true)
  const refusals = (await recordings.toArray()).map((row) => [row.recordingId, row.refusal])
  expect(Object.fromEntries(refusals)).toEqual({ version: null, bytes: BYTES, foreign: VERSION })
  expect(await retryWithThisBuild(recordings, OWNER)).toBe(false)
})
