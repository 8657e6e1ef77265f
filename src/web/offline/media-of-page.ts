// The recordings of the signed-in person on this page: their store, and the engine that sends them. Loaded only where
// something is recorded. It ends with the engine of the answers.
import { api, session } from '../api/client.ts'
import { realTime } from './device-time.ts'
import type { Offline } from './engine-of-page.ts'
import type { Engine } from './engine.ts'
import { availableLocks } from './locks.ts'
import { mediaDatabase } from './media-database.ts'
import { assembleMedia, type Media } from './media-host.ts'
import { countUnsentRecordings, leaveMedia } from './media-leaving.ts'
import { apiMediaTransport } from './media-transport.ts'
import { retryWithThisBuild } from './other-build.ts'
import { requestBackgroundSync } from './service-worker.ts'

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

/** An owner's recordings at sign-out: how many are unsent, to send them now, to copy them, and to leave. */
export function recordingsToLeave(offline: Offline) {
  const { db, store, engine } = openMedia(offline)
  const owner = { db, offline: offline.db, ownerId: offline.ownerId }
  return {
    count: () => countUnsentRecordings(owner),
    send: engine.drain,
    copy: async () => {
      const rows = await db.recordings
        .where('[ownerId+isWaiting]')
        .equals([owner.ownerId, 1])
        .toArray()
      const files = await Promise.all(rows.map((row) => store.copy(row)))
      return files.filter((file) => file !== null)
    },
    leave: () => leaveMedia(owner),
  }
}

function assemble({ db: offline, ownerId }: Offline): Media {
  const host = {
    db: mediaDatabase(),
    offline,
    transportFor: (id: number) => apiMediaTransport({ api, session }, { ownerId: id }),
    locks: availableLocks(offline, realTime),
    time: realTime,
  }
  return assembleMedia(host, ownerId)
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
