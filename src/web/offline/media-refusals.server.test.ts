// Recordings that the server, or something on the way, does not take: set aside with the reason, and sent again.
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { chunkKey } from '#server/assessments/media/recording-keys.ts'
import { STORAGE_QUOTAS } from '#server/assessments/media/storage-quota.ts'
import { recording } from '#server/db/schema/media.ts'
import { recordingsAt } from '#testing/held-recordings.ts'
import { openNetwork, signInOnDevice } from '#testing/offline-device.ts'
import { arriveToRecord } from '#testing/recording-device.ts'
import { VIDEO_QUESTIONS } from '#testing/recordings.ts'
import { openTestApp } from '#testing/test-app.ts'
import { assembleMedia } from '#web/offline/media-host.ts'

const test = await openTestApp()
const network = openNetwork(test)
const { verify, expectWhole } = recordingsAt(test)
const arrive = () => arriveToRecord(test, network)

describe('what the server does not take', () => {
  it('I5 is set aside with the reason, keeps its bytes, and is sent when asked again', async () => {
    const { candidate, device } = await arrive()
    const recordingId = await device.record()
    await device.db.recordings.update(recordingId, { questionId: 'no-such-question' })
    const good = await device.record([400])
    await device.sendAll()
    expect(await device.take(recordingId)).toMatchObject({
      refusal: { code: 'validation_failed' },
      isWaiting: 1,
    })
    expect(await device.take(good)).toMatchObject({ state: 'closed' })

    await device.db.recordings.update(recordingId, { questionId: VIDEO_QUESTIONS[0] })
    await device.store.retry(recordingId)
    await device.sendAll()
    await verify(candidate, recordingId)
    await expectWhole(candidate, { recordingId, size: 5500 })
  })

  it('I10 is known before anything is recorded, where there is a network', async () => {
    const { candidate, device } = await arrive()
    const first = await device.record()
    await device.sendAll()
    await verify(candidate, first)
    const { db, deps, ownerId } = device
    const media = assembleMedia({ ...deps, transportFor: () => deps.transport }, ownerId)
    const second = await device.beginTake()
    expect(await media.admit(second)).toBeNull()

    await test.database.owner
      .update(recording)
      .set({ storedBytes: STORAGE_QUOTAS.question })
      .where(eq(recording.recordingId, first))
    const third = await device.beginTake()
    expect(await media.admit(third)).toMatchObject({ code: 'storage_full' })

    network.isOnline = false
    const fourth = await device.beginTake()
    expect(await media.admit(fourth)).toBeNull()
    network.isOnline = true
    expect(await db.recordings.get(fourth)).toMatchObject({ isBegun: false, refusal: null })
  })

  it('I5 waits for a sign-in after a 401, and deletes nothing', async () => {
    const { candidate, device } = await arrive()
    const recordingId = await device.record()
    await device.answers.engine.drain()
    network.bearer = null
    await device.engine.drain()
    expect(device.engine.status).toBe('signed-out')
    expect(await device.countChunks()).toBe(3)
    await signInOnDevice(network, candidate)
    await device.sendAll()
    expect(await device.take(recordingId)).toMatchObject({ state: 'closed' })
  })

  it('I10 is sent again as a whole when its verification failed', async () => {
    const arrived = await arrive()
    const { device } = arrived
    const recordingId = await device.record()
    await device.sendAll()
    await failVerification(arrived, recordingId)
    expect(await device.take(recordingId)).toMatchObject({
      refusal: { code: 'chunk_missing' },
      isWaiting: 1,
    })
    expect(await device.countChunks()).toBe(3)

    await sendAgain(arrived, recordingId)
    expect(await device.take(recordingId)).toMatchObject({ state: 'ready', round: 2 })
  })

  it('I10 is sent again whatever else was sent again before', async () => {
    const arrived = await arrive()
    const { device } = arrived
    const recordingId = await device.record()
    await device.sendAll()
    // Something on the way refused a question about it; the server was at its first round all along.
    const refusal = { code: 'not_found', message: '' }
    await device.db.recordings.update(recordingId, { refusal })
    await device.store.retry(recordingId)
    await device.sendAll()

    await failVerification(arrived, recordingId)
    expect(await device.take(recordingId)).toMatchObject({ refusal: { code: 'chunk_missing' } })

    await sendAgain(arrived, recordingId)
    expect(await device.take(recordingId)).toMatchObject({ state: 'ready', round: 3 })
  })

  it('I10 a chunk that the disk bent is refused, and said', async () => {
    const { device } = await arrive()
    const recordingId = await device.record()
    const row = { recordingId, index: 1, ownerId: device.ownerId, bytes: new ArrayBuffer(2000) }
    await device.db.chunks.put(row)
    await device.sendAll()
    expect(await device.take(recordingId)).toMatchObject({
      refusal: { code: 'checksum_differs' },
      sentChunks: 1,
    })
  })
})

type Arrived = Awaited<ReturnType<typeof arrive>>

/** The server's storage loses a chunk of what was sent, and the device hears of it. */
async function failVerification({ candidate, device }: Arrived, recordingId: string) {
  const { accountId } = candidate.application
  await test.storage.remove(chunkKey({ accountId, recordingId, round: 1, index: 1 }))
  await verify(candidate, recordingId)
  await device.sendAll()
}

/** Its owner has it sent once more, and it arrives. */
async function sendAgain({ candidate, device }: Arrived, recordingId: string) {
  await device.store.retry(recordingId)
  await device.sendAll()
  await verify(candidate, recordingId)
  await device.sendAll()
  await expectWhole(candidate, { recordingId, size: 5500 })
}
