import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'

import { sha256Of } from '#contract/assessments/recording-digest.ts'
import { MAX_CHUNK_BYTES } from '#contract/assessments/recording-rules.ts'
import { FILE_MIMES } from '#contract/core/file-rules.ts'

import { realTime } from './device-time.ts'
import { MediaDatabase } from './media-database.ts'
import { MediaStore } from './media-store.ts'

const QUESTION = { activity: { refId: 1, jobStepActivityId: 2 }, questionId: 'resume' }

describe('a file that was chosen', () => {
  it('I1 I10 is whole on the device, in chunks that are checked, under its name', async () => {
    const { store } = openStore()
    const bytes = new Uint8Array(MAX_CHUNK_BYTES + 1000).fill(7)
    const row = await store.addFile({ ...QUESTION, attemptId: 'a', file: fileOf(bytes) })
    expect(row).toMatchObject({ state: 'recorded', fileName: 'cv.pdf', bytes: bytes.length })
    expect(row.parts).toMatchObject([
      { index: 0, size: MAX_CHUNK_BYTES, sha256: await sha256Of(bytes.slice(0, MAX_CHUNK_BYTES)) },
      { index: 1, size: 1000, sha256: await sha256Of(bytes.slice(MAX_CHUNK_BYTES)) },
    ])
    const copy = await store.copy(row)
    expect([copy?.name, copy?.file.size, copy?.file.type]).toEqual([
      'cv.pdf',
      bytes.length,
      FILE_MIMES.pdf,
    ])
  })

  it('I10 is not there at all when the disk refuses it', async () => {
    const { store, db } = openStore()
    db.recordings.hook('creating', () => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    const file = fileOf(new Uint8Array(1000))
    await expect(store.addFile({ ...QUESTION, attemptId: 'a', file })).rejects.toThrow('Full')
    expect([await db.recordings.count(), await db.chunks.count()]).toEqual([0, 0])
  })

  it('I11 is for no other owner of the device', async () => {
    const { storage, store } = openStore()
    const file = fileOf(new Uint8Array(10))
    const { recordingId } = await store.addFile({ ...QUESTION, attemptId: 'a', file })
    const other = openStore({ storage, ownerId: 2 })
    expect(await other.store.listTakes(QUESTION)).toEqual([])
    expect(await other.store.read(recordingId)).toBeNull()
  })
})

function openStore({ storage = new IDBFactory(), ownerId = 1 } = {}) {
  const db = new MediaDatabase({ name: 'media', indexedDB: storage, IDBKeyRange })
  return { storage, db, store: new MediaStore({ db, ownerId, time: realTime, asBlobs: false }) }
}

function fileOf(bytes: Uint8Array<ArrayBuffer>) {
  return { name: 'cv.pdf', mime: FILE_MIMES.pdf, bytes: bytes.buffer }
}
