// A candidate's device that records: the real store and uploader on an IndexedDB in memory, joined to the real server.
import { IDBKeyRange } from 'fake-indexeddb'

import { api, session } from '#web/api/client.ts'
import { realTime } from '#web/offline/device-time.ts'
import { Engine } from '#web/offline/engine.ts'
import { MediaDatabase } from '#web/offline/media-database.ts'
import { MediaStore } from '#web/offline/media-store.ts'
import { drainRecording, listUnsentRecordings } from '#web/offline/media-sync.ts'
import { apiMediaTransport } from '#web/offline/media-transport.ts'

import { buildCompany, buildRequisition } from './builders.ts'
import { buildCandidate, type Candidate } from './candidate.ts'
import { openDevice, signInOnDevice, type Device, type Network } from './offline-device.ts'
import { VIDEO_QUESTIONS, VIDEO_SLUG, webmChunks } from './recordings.ts'
import type { TestApp } from './test-app.ts'

export type RecordingDevice = Awaited<ReturnType<typeof openRecordingDevice>>

/** A new user, asked for a video introduction, who has begun it on a device of their own. */
export async function arriveToRecord(
  test: TestApp,
  network: Network,
): Promise<{ candidate: Candidate; device: RecordingDevice }> {
  const company = await buildCompany(test.database)
  const requisition = await buildRequisition(test.database, { company, instruments: [VIDEO_SLUG] })
  const candidate = await buildCandidate(test, { requisition })
  await signInOnDevice(network, candidate)
  const device = await openRecordingDevice({ candidate })
  await device.answers.begin()
  return { candidate, device }
}

/** Opens the app on a device; `storage` of an earlier opening: the same one after a reload, a kill or a reboot. */
export async function openRecordingDevice(given: {
  candidate: Candidate
  storage?: Device['storage']
  asBlobs?: boolean
}) {
  const answers = await openDevice({ ...given, slug: VIDEO_SLUG })
  const ownerId = given.candidate.person.userId
  const db = new MediaDatabase({ name: 'media', indexedDB: answers.storage, IDBKeyRange })
  const store = new MediaStore({ db, ownerId, time: realTime, asBlobs: given.asBlobs ?? false })
  const deps = {
    db,
    offline: answers.db,
    ownerId,
    deviceId: answers.deviceId,
    transport: apiMediaTransport({ api, session }, { ownerId }),
    locks: answers.locks,
    time: realTime,
  }
  const work = {
    list: () => listUnsentRecordings(deps),
    drain: (recordingId: string) => drainRecording(deps, recordingId),
  }
  const never = { ...realTime, after: () => () => undefined }
  const engine = new Engine({ work, time: never })
  const { activity } = answers
  return {
    answers,
    storage: answers.storage,
    db,
    store,
    engine,
    ownerId,
    deps,
    /** Begins a take of a question. */
    async beginTake(questionId: string = VIDEO_QUESTIONS[0]) {
      const attempt = await answers.attempt()
      const attemptId = attempt?.attemptId ?? ''
      const { recordingId } = await store.begin({
        activity,
        questionId,
        attemptId,
        mime: 'video/webm',
      })
      return recordingId
    },
    /** Records what a camera would give: whole, unless `isOpen`. */
    async record(sizes?: readonly number[], options: { isOpen?: boolean } = {}) {
      const recordingId = await this.beginTake()
      for (const bytes of webmChunks(sizes)) await this.add(recordingId, bytes)
      if (options.isOpen !== true) await store.finish(recordingId)
      return recordingId
    },
    add: (recordingId: string, bytes: Buffer) =>
      store.append(recordingId, { bytes: new Uint8Array(bytes).buffer, durationMs: 2000 }),
    take: async (recordingId: string) => (await db.recordings.get(recordingId)) ?? null,
    countChunks: () => db.chunks.count(),
    /** Whatever waits, answers first. */
    async sendAll() {
      await answers.engine.drain()
      await engine.drain()
    },
    /** The tab dies: nothing more is written, nothing is cleaned up. */
    crash: () => {
      answers.crash()
      engine.stop()
      db.close()
    },
  }
}
