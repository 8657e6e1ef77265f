// The recordings of the signed-in person on this page: their store, and the engine that sends them. Loaded only where
// something is recorded. It ends with the engine of the answers.
import { api, session } from '../api/client.ts'
import { realTime } from './device-time.ts'
import type { Offline } from './engine-of-page.ts'
import { webLocks } from './locks.ts'
import { mediaDatabase } from './media-database.ts'
import { assembleMedia, type Media } from './media-host.ts'
import { countUnsentRecordings, leaveMedia } from './media-leaving.ts'
import { apiMediaTransport } from './media-transport.ts'
import { resendWithThisBuild } from './other-build.ts'
import { wakeWithPage } from './wake-with-page.ts'

let opened: { offline: Offline; media: Media } | null = null

/** Opens the recordings of an owner, and goes on sending them; the same ones while the owner stays. */
export function openMedia(offline: Offline): Media {
  if (opened?.offline === offline) return opened.media
  opened?.media.engine.stop()
  const media = assemble(offline)
  opened = { offline, media }
  const stopListening = wakeWithPage(media.engine)
  offline.closed.addEventListener('abort', () => {
    stopListening()
    media.engine.stop()
    if (opened?.media === media) opened = null
  })
  media.engine.wake()
  void resendWithThisBuild(media.db.recordings, { ...media, ownerId: offline.ownerId })
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
    locks: webLocks(),
    time: realTime,
  }
  return assembleMedia(host, ownerId)
}
