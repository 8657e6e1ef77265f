// How the bytes of a recording lie on the device: as files of the browser's or not, and as older builds left them.
import { eq } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'

import { recordingChunk } from '#server/db/schema/media.ts'
import { recordingsAt } from '#testing/held-recordings.ts'
import { openNetwork } from '#testing/offline-device.ts'
import { arriveToRecord, openRecordingDevice } from '#testing/recording-device.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const network = openNetwork(test)
const { verify, expectWhole } = recordingsAt(test)
afterEach(() => void vi.restoreAllMocks())

it('I10 sends what is kept as files of the browser, and removes them when they are verified', async () => {
  const { candidate, device, recordingId } = await record({ asBlobs: true })
  const [chunk] = await device.db.chunks.toArray()
  expect(chunk?.bytes).toBeInstanceOf(Blob)
  expect((await device.store.read(recordingId))?.size).toBe(5500)
  await device.sendAll()
  await verify(candidate, recordingId)
  await device.sendAll()
  expect(await device.countChunks()).toBe(0)
  await expectWhole(candidate, { recordingId, size: 5500 })
})

it('I10 keeps bytes where a file of the browser was not given back as it was', async () => {
  const bent = async () => new ArrayBuffer(3)
  const spy = vi.spyOn(Blob.prototype, 'arrayBuffer').mockImplementationOnce(bent)
  const { candidate, device, recordingId } = await record({ asBlobs: true })
  expect(spy).toHaveBeenCalled()
  const kept = await device.db.chunks.orderBy('[recordingId+index]').toArray()
  expect(kept.map(({ bytes }) => bytes instanceof Blob)).toEqual([false, true, true])
  await device.sendAll()
  await verify(candidate, recordingId)
  await expectWhole(candidate, { recordingId, size: 5500 })
})

it('I5 says so when a file of the browser is gone though its row is there', async () => {
  const { device, recordingId } = await record({ asBlobs: true })
  await device.answers.engine.drain()
  // Begun, so that what fails is a chunk.
  network.faults = ['none', 'none', 'drop']
  await device.engine.drain()
  expect(await device.take(recordingId)).toMatchObject({ isBegun: true, refusal: null })
  const gone = new DOMException('The file is gone.', 'NotReadableError')
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(gone)
  network.faults = ['none', 'drop']
  await device.engine.drain()
  expect(await device.take(recordingId)).toMatchObject({
    refusal: { code: 'chunk_missing' },
    isWaiting: 1,
  })
})

it.each(['by the checksum that it was recorded with', 'by the one of an older build'])(
  'I12 sends a recording %s',
  async (which) => {
    const { candidate, device, recordingId } = await record({ asBlobs: false })
    const isOlder = which.includes('older')
    if (isOlder)
      await device.db.recordings.where({ recordingId }).modify((row) => {
        row.parts = row.parts.map(({ index, size, sha256 }) => ({ index, size, sha256 }))
      })
    await device.sendAll()
    const held = await test.database.owner
      .select()
      .from(recordingChunk)
      .where(eq(recordingChunk.recordingId, recordingId))
    expect(held.map(({ sha1, sha256 }) => [sha1 === null, sha256 === null])).toEqual(
      held.map(() => [isOlder, !isOlder]),
    )
    expect(held).toHaveLength(3)
    await verify(candidate, recordingId)
    await expectWhole(candidate, { recordingId, size: 5500 })
  },
)

async function record({ asBlobs }: { asBlobs: boolean }) {
  const { candidate, device: before } = await arriveToRecord(test, network)
  const device = await openRecordingDevice({ candidate, storage: before.storage, asBlobs })
  return { candidate, device, recordingId: await device.record() }
}
