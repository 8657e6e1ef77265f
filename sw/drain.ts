// Sends what waits after the page is gone, where the browser wakes the worker for it. Elsewhere the page sends (I14).
import { api, session } from '#web/api/client.ts'
import { OfflineDatabase } from '#web/offline/database.ts'
import { realTime } from '#web/offline/device-time.ts'
import { drainWithoutPage } from '#web/offline/host.ts'
import { availableLocks, type Locks } from '#web/offline/locks.ts'
import { MediaDatabase } from '#web/offline/media-database.ts'
import { drainRecording, listUnsentRecordings } from '#web/offline/media-sync.ts'
import { apiMediaTransport } from '#web/offline/media-transport.ts'
import { getDeviceId, getOwner, hasRecordings } from '#web/offline/meta.ts'
import { apiTransport } from '#web/offline/transport.ts'
import { DRAIN_TAG } from '#web/offline/worker-messages.ts'

/** Drains at the browser's sync event; a failed one makes the browser try again later. */
export function drainOnSync(scope: ServiceWorkerGlobalScope): void {
  // Not in TypeScript's library: Background Sync exists in some browsers only.
  scope.addEventListener('sync', (event) => {
    const isOurs = 'tag' in event && event.tag === DRAIN_TAG
    if (isOurs && event instanceof ExtendableEvent) event.waitUntil(drain())
  })
}

async function drain(): Promise<void> {
  const db = new OfflineDatabase()
  const locks = availableLocks(db, realTime)
  try {
    const transportFor = (ownerId: number) => apiTransport(api, ownerId)
    await drainWithoutPage({ db, transportFor, locks, time: realTime }, session.actFor)
    await drainRecordings(db, locks)
  } finally {
    db.close()
  }
}

// After the answers, which are small and matter first.
async function drainRecordings(offline: OfflineDatabase, locks: Locks): Promise<void> {
  const ownerId = await getOwner(offline)
  if (ownerId === null || !(await hasRecordings(offline))) return
  const db = new MediaDatabase()
  const transport = apiMediaTransport({ api, session }, ownerId)
  const deviceId = await getDeviceId(offline, realTime)
  const deps = { db, offline, ownerId, deviceId, locks, transport }
  try {
    for (const recordingId of await listUnsentRecordings(deps)) {
      const result = await drainRecording(deps, recordingId)
      if (result === 'signed-out') return
      if (result === 'unreachable') throw new Error('The server is out of reach.')
    }
  } finally {
    db.close()
  }
}
