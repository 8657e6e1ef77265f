// What the sending of recordings takes from the page or the worker that it runs in, and how it is put together there.
import type { OfflineDatabase } from './database.ts'
import type { DeviceTime } from './device-time.ts'
import { Engine } from './engine.ts'
import type { Locks } from './locks.ts'
import type { MediaDatabase, TakeRow } from './media-database.ts'
import { dropEmptyTakes } from './media-empty-takes.ts'
import { MediaStore } from './media-store.ts'
import { drainRecording, listUnsentRecordings, type MediaDeps } from './media-sync.ts'
import type { MediaTransport } from './media-transport.ts'
import { getDeviceId, getOwner, hasRecordings } from './meta.ts'

export type MediaHost = {
  readonly db: MediaDatabase
  readonly offline: OfflineDatabase
  readonly transportFor: (ownerId: number) => MediaTransport
  readonly locks: Locks
  readonly time: DeviceTime
  /** From 0 to 1, for the spread of retries; `Math.random` when left out. */
  readonly random?: () => number
  /** See `MediaStore`. */
  readonly asBlobs?: boolean
}

export type Media = {
  readonly db: MediaDatabase
  readonly store: MediaStore
  readonly engine: Engine
  /**
   * Asks the server whether it takes a recording that was begun, before anything is recorded: why not, or null. Null as
   * well when it does not say within some seconds, as without network; then the recording is sent as always.
   */
  readonly admit: (recordingId: string) => Promise<Refusal | null>
}

type Refusal = NonNullable<TakeRow['refusal']>

/** A user who waits to speak does not wait longer. */
const ADMIT_MS = 8000

/** The recordings of an owner on a page: their store, and the engine that sends them, not yet awake. */
export function assembleMedia(host: MediaHost, ownerId: number): Media {
  const { db, time, random, asBlobs } = host
  // What cannot be tidied now is tidied at the next opening.
  void dropEmptyTakes({ ...host, ownerId }).catch(() => undefined)
  const work = {
    list: () => listUnsentRecordings({ db, ownerId }),
    drain: async (recordingId: string) => drainRecording(await depsOf(host, ownerId), recordingId),
  }
  return {
    db,
    store: new MediaStore({ db, ownerId, time, ...(asBlobs === undefined ? {} : { asBlobs }) }),
    admit: async (recordingId) => {
      await Promise.race([
        work.drain(recordingId).catch(() => undefined),
        new Promise<void>((resolve) => void time.after(ADMIT_MS, resolve)),
      ])
      return (await db.recordings.get(recordingId))?.refusal ?? null
    },
    engine: new Engine({ work, time, ...(random === undefined ? {} : { random }) }),
  }
}

/**
 * Sends once what waits of the recordings of the owner whom a page recorded, after that page is gone.
 * @throws Error when the server is out of reach, so that the browser tries again later.
 */
export async function drainRecordingsWithoutPage(host: MediaHost): Promise<void> {
  const { db, offline } = host
  const ownerId = await getOwner(offline)
  if (ownerId === null || !(await hasRecordings(offline))) return
  const deps = await depsOf(host, ownerId)
  for (const recordingId of await listUnsentRecordings({ db, ownerId })) {
    const result = await drainRecording(deps, recordingId)
    if (result === 'signed-out') return
    if (result === 'unreachable') throw new Error('The server is out of reach.')
  }
}

async function depsOf(host: MediaHost, ownerId: number): Promise<MediaDeps> {
  const { db, offline, locks, time, transportFor } = host
  const deviceId = await getDeviceId(offline, time)
  return { db, offline, locks, time, ownerId, deviceId, transport: transportFor(ownerId) }
}
