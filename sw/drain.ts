// Sends what waits after the page is gone, where the browser wakes the worker for it. Elsewhere the page sends (I14).
import { api, session } from '#web/api/client.ts'
import { OfflineDatabase } from '#web/offline/database.ts'
import { realTime } from '#web/offline/device-time.ts'
import { drainWithoutPage } from '#web/offline/host.ts'
import { webLocks } from '#web/offline/locks.ts'
import { MediaDatabase } from '#web/offline/media-database.ts'
import { drainRecordingsWithoutPage } from '#web/offline/media-host.ts'
import { apiMediaTransport } from '#web/offline/media-transport.ts'
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
  // Opened by its first use: most devices never recorded anything.
  const media = new MediaDatabase()
  const shared = { locks: webLocks(), time: realTime }
  try {
    const transportFor = (ownerId: number) => apiTransport(api, { ownerId })
    await drainWithoutPage(
      { db, transportFor, onReply: session.onReply, ...shared },
      session.actFor,
    )
    // After the answers, which are small and matter first.
    await drainRecordingsWithoutPage({
      db: media,
      offline: db,
      transportFor: (ownerId) => apiMediaTransport({ api, session }, { ownerId }),
      ...shared,
    })
  } finally {
    media.close()
    db.close()
  }
}
