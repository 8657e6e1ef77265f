// Recordings on a device against the real server: what was recorded arrives once and whole, whatever happens between.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { MAX_CHUNK_BYTES } from '#contract/assessments/recording-rules.ts'
import { buildCandidate, type Candidate } from '#testing/candidate.ts'
import { recordingsAt } from '#testing/held-recordings.ts'
import { openNetwork, signInOnDevice, type Fault } from '#testing/offline-device.ts'
import {
  arriveToRecord,
  openRecordingDevice,
  type RecordingDevice,
} from '#testing/recording-device.ts'
import { stateOf, VIDEO_QUESTIONS } from '#testing/recordings.ts'
import { openTestApp } from '#testing/test-app.ts'

import { countUnsentRecordings, leaveMedia } from './media-leaving.ts'
import { drainRecording, listUnsentRecordings } from './media-sync.ts'
import { bumpEpoch } from './meta.ts'

const test = await openTestApp()
const network = openNetwork(test)
const { verify, expectWhole } = recordingsAt(test)
const arrive = () => arriveToRecord(test, network)
const patches = () => network.sent.filter(({ method }) => method === 'PATCH')

describe('a recording', () => {
  it('I10 is sent while it is made, and leaves the device when the server verified it', async () => {
    const { candidate, device } = await arrive()
    const recordingId = await device.record([3000, 2000], { isOpen: true })
    await device.sendAll()
    expect(await device.take(recordingId)).toMatchObject({ state: 'recording', sentChunks: 2 })
    expect(await stateOf(candidate.client, recordingId)).toMatchObject({
      status: 'uploading',
      received_chunks: 2,
    })

    await device.add(recordingId, Buffer.alloc(700, 1))
    await device.store.finish(recordingId)
    await device.sendAll()
    expect(await device.take(recordingId)).toMatchObject({ state: 'closed', isWaiting: 1 })
    expect(await device.countChunks()).toBe(3)

    await verify(candidate, recordingId)
    await device.sendAll()
    expect(await device.take(recordingId)).toMatchObject({
      state: 'ready',
      progress: 100,
      isWaiting: 0,
    })
    expect(await device.countChunks()).toBe(0)
    await expectWhole(candidate, { recordingId, size: 5700 })
  })

  it('I10 waits for the start of its attempt, and goes under the id of the one that was adopted', async () => {
    const { candidate, device } = await arrive()
    const recordingId = await device.record()
    await device.engine.drain()
    expect(network.sent).toEqual([])

    const other = await openRecordingDevice({ candidate })
    const { attemptId } = await other.answers.begin()
    await other.answers.engine.drain()
    await device.sendAll()
    expect(await stateOf(candidate.client, recordingId)).toMatchObject({
      attempt_id: attemptId,
      status: 'processing',
    })
  })

  it('I10 rises by 3 at each poll below 99, and is 100 when it is ready', async () => {
    const { candidate, device } = await arrive()
    const recordingId = await device.record()
    await device.sendAll()
    const seen: number[] = []
    for (let poll = 0; poll < 15; poll += 1) {
      await device.engine.drain()
      seen.push((await device.take(recordingId))?.progress ?? 0)
    }
    expect(seen.slice(0, 3)).toEqual([66, 69, 72])
    expect(Math.max(...seen)).toBe(96)
    await verify(candidate, recordingId)
    await device.engine.drain()
    expect(await device.take(recordingId)).toMatchObject({ progress: 100, state: 'ready' })
  })

  it('I10 is cut into chunks of at most 4 MiB, and none of them is doubled', async () => {
    const { candidate, device } = await arrive()
    const recordingId = await device.record([2 * MAX_CHUNK_BYTES + 10])
    expect((await device.take(recordingId))?.parts.map(({ size }) => size)).toEqual([
      MAX_CHUNK_BYTES,
      MAX_CHUNK_BYTES,
      10,
    ])
    await device.sendAll()
    await verify(candidate, recordingId)
    await expectWhole(candidate, { recordingId, size: 2 * MAX_CHUNK_BYTES + 10 })
  })

  it('I10 of zero bytes is no answer', async () => {
    const { device } = await arrive()
    const recordingId = await device.beginTake()
    await expect(device.store.finish(recordingId)).rejects.toThrow('Nothing was recorded.')
    expect(await device.take(recordingId)).toMatchObject({ state: 'recording', bytes: 0 })
  })
})

describe('after a kill', () => {
  it('I10 a device sends at most one chunk again', async () => {
    const { candidate, device } = await arrive()
    const recordingId = await device.record([3000, 2000, 1000, 500])
    await device.answers.engine.drain()
    // Begun, asked, two chunks; the reply to the second is lost, and the tab dies.
    network.faults = ['none', 'none', 'none', 'lose-reply']
    await device.engine.drain()
    device.crash()

    const again = await openRecordingDevice({ candidate, storage: device.storage })
    await again.sendAll()
    expect(patches().map(({ status }) => status)).toEqual([204, 204, 204, 204])
    await verify(candidate, recordingId)
    await again.sendAll()
    expect(await again.take(recordingId)).toMatchObject({ state: 'ready' })
    await expectWhole(candidate, { recordingId, size: 6500 })
  })

  it('I1 I10 keeps every chunk that was said to be on disk', async () => {
    const { candidate, device } = await arrive()
    const recordingId = await device.record([3000, 2000], { isOpen: true })
    device.crash()
    const again = await openRecordingDevice({ candidate, storage: device.storage })
    expect(await again.take(recordingId)).toMatchObject({ state: 'recording', bytes: 5000 })
    await again.store.finish(recordingId)
    await again.sendAll()
    await verify(candidate, recordingId)
    await expectWhole(candidate, { recordingId, size: 5000 })
  })
})

describe('two uploaders', () => {
  it('I4 send every chunk once', async () => {
    const { candidate, device } = await arrive()
    const recordingId = await device.record([900, 800, 700, 600, 500])
    await device.answers.engine.drain()
    const tab = await openRecordingDevice({ candidate, storage: device.storage })
    await Promise.all([device.engine.drain(), tab.engine.drain()])
    await device.sendAll()
    expect(patches()).toHaveLength(5)
    expect(await device.take(recordingId)).toMatchObject({ state: 'closed' })
  })

  it('I10 leave a recording alone that the other one saw verified after it was listed', async () => {
    const { candidate, device } = await arrive()
    const recordingId = await device.record()
    await device.sendAll()
    const tab = await openRecordingDevice({ candidate, storage: device.storage })
    const listed = await listUnsentRecordings(tab.deps)
    await verify(candidate, recordingId)
    await device.sendAll()
    network.sent.length = 0
    const results = await Promise.all(listed.map((id) => drainRecording(tab.deps, id)))
    expect(results).toEqual(['done'])
    expect(network.sent).toEqual([])
  })
})

describe('signing out', () => {
  it('I11 counts what is not verified, keeps it, and sends it at the next sign-in', async () => {
    const { candidate, device } = await arrive()
    const recordingId = await device.record()
    await device.answers.engine.drain()
    expect(await countUnsentRecordings(device)).toBe(1)
    await leaveMedia(device.deps)
    expect(await device.countChunks()).toBe(3)

    const stranger = await buildCandidate(test)
    await signInOnDevice(network, stranger)
    const theirs = await openStranger(stranger, device)
    await theirs.engine.drain()
    expect(await theirs.store.listTakes(takesOf(device))).toEqual([])
    await expect(theirs.store.finish(recordingId)).rejects.toThrow('')
    await theirs.store.discard([recordingId])
    expect(await theirs.store.read(recordingId)).toBeNull()
    expect(patches()).toEqual([])

    await signInOnDevice(network, candidate)
    const back = await openRecordingDevice({ candidate, storage: device.storage })
    await back.sendAll()
    expect(await back.take(recordingId)).toMatchObject({ state: 'closed' })
  })

  it('I11 leaves nothing of what the server verified, and an upload in flight brings nothing back', async () => {
    const { candidate, device } = await arrive()
    const recordingId = await device.record()
    await device.sendAll()
    await verify(candidate, recordingId)
    await device.sendAll()
    await leaveMedia(device.deps)
    expect(await device.take(recordingId)).toBeNull()

    const second = await device.record()
    const sending = device.engine.drain()
    await bumpEpoch(device.answers.db, device.ownerId)
    await device.store.discard([second])
    await sending
    expect(await device.take(second)).toBeNull()
    expect(await device.countChunks()).toBe(0)
  })
})

describe('faults at random', () => {
  const fault = fc.constantFrom<Fault>('none', 'none', 'drop', 'lose-reply', 'fail-500', 'too-many')
  const step = fc.oneof(
    fc.record({ do: fc.constant('add' as const), size: fc.integer({ min: 64, max: 900 }) }),
    fc.record({
      do: fc.constant('send' as const),
      faults: fc.array(fault, { maxLength: 6 }),
    }),
    fc.record({ do: fc.constant('crash' as const) }),
  )

  it('I2 I3 I10 what was recorded is what the server holds, once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 16 }), async (script) => {
        const arrived = await arrive()
        const { candidate } = arrived
        let { device } = arrived
        const recordingId = await device.record([500], { isOpen: true })
        let size = 500
        for (const one of script) {
          if (one.do === 'add') {
            await device.add(recordingId, Buffer.alloc(one.size, one.size % 251))
            size += one.size
          } else if (one.do === 'send') {
            network.faults = [...one.faults]
            await device.answers.engine.drain()
            await device.engine.drain()
          } else {
            device.crash()
            device = await openRecordingDevice({ candidate, storage: device.storage })
          }
        }
        network.faults = []
        await device.store.finish(recordingId)
        await device.sendAll()
        await verify(candidate, recordingId)
        await device.sendAll()
        expect(await device.take(recordingId)).toMatchObject({ state: 'ready', bytes: size })
        await expectWhole(candidate, { recordingId, size })
        device.crash()
      }),
      { numRuns: 15 },
    )
  }, 120_000)
})

function takesOf(device: RecordingDevice) {
  return { activity: device.answers.activity, questionId: VIDEO_QUESTIONS[0] }
}

// Another person on the same device, at the same question as far as the rows tell.
async function openStranger(stranger: Candidate, device: RecordingDevice) {
  const { MediaStore } = await import('./media-store.ts')
  const { realTime } = await import('./device-time.ts')
  const { Engine } = await import('./engine.ts')
  const ownerId = stranger.person.userId
  const deps = { ...device.deps, ownerId }
  const work = {
    list: () => listUnsentRecordings(deps),
    drain: (recordingId: string) => drainRecording(deps, recordingId),
  }
  return {
    store: new MediaStore({ db: device.db, ownerId, time: realTime }),
    engine: new Engine({ work, time: realTime }),
  }
}
