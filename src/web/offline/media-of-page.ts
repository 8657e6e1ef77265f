// The recordings of the signed-in person on this page: their store, and the engine that sends them. Loaded only where
// something is recorded. It ends with the engine of the answers.
import { api, session } from '../api/client.ts'
import { realTime } from './device-time.ts'
import type { Offline } from './engine-of-page.ts'
import { Engine } from './engine.ts'
import { availableLocks } from './locks.ts'
import { mediaDatabase, type MediaDatabase } from './media-database.ts'
import { MediaStore } from './media-store.ts'
import { drainRecording, listUnsentRecordings } from './media-sync.ts'
import { apiMediaTransport } from './media-transport.ts'
import { getDeviceId } from './meta.ts'
import { retryWithThisBuild } from './other-build.ts'
import { requestBackgroundSync } from './service-worker.ts'

export type Media = {
  readonly db: MediaDatabase
  readonly store: MediaStore
  readonly engine: Engine
}

let opened: { offline: Offline; media: Media } | null = null

/** Opens the recordings of an owner, and goes on sending them; the same ones while the owner stays. */
export function openMedia(offline: Offline): Media {
  if (opened?.offline === offline) return opened.media
  opened?.media.engine.stop()
  const media = assemble(offline)
  opened = { offline, media }
  const stopListening = listen(media.engine)
  offline.closed.addEventListener('abort', () => {
    stopListening()
    media.engine.stop()
    if (opened?.media === media) opened = null
  })
  media.engine.wake()
  void wakeForRefused(media, offline)
  return media
}

function assemble({ db: offline, ownerId }: Offline): Media {
  const db = mediaDatabase()
  const deps = {
    db,
    offline,
    ownerId,
    transport: apiMediaTransport({ api, session }, ownerId),
    locks: availableLocks(offline, realTime),
  }
  const work = {
    list: () => listUnsentRecordings(deps),
    drain: async (recordingId: string) =>
      drainRecording({ ...deps, deviceId: await getDeviceId(offline, realTime) }, recordingId),
  }
  return {
    db,
    store: new MediaStore({ db, ownerId, time: realTime }),
    engine: new Engine({ work, time: realTime }),
  }
}

// Where this device does not store it, it waits for its person, who can have it sent again.
async function wakeForRefused({ db, engine }: Media, { ownerId }: Offline): Promise<void> {
  if (await retryWithThisBuild(db.recordings, ownerId).catch(() => false)) engine.wake()
}

// Whatever may mean that the network, or the person, is back.
function listen(engine: Engine): () => void {
  const wake = () => engine.wake()
  const wakeWhenVisible = () => {
    if (document.visibilityState === 'visible') engine.wake()
  }
  globalThis.addEventListener('online', wake)
  globalThis.addEventListener('pageshow', wake)
  document.addEventListener('visibilitychange', wakeWhenVisible)
  engine.subscribe(() => {
    if (engine.status === 'unreachable') void requestBackgroundSync()
  })
  return () => {
    globalThis.removeEventListener('online', wake)
    globalThis.removeEventListener('pageshow', wake)
    document.removeEventListener('visibilitychange', wakeWhenVisible)
  }
}
