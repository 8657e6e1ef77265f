// Sends what waits after the page is gone, where the browser wakes the worker for it. Elsewhere the page sends (I14).
import { session } from '#web/api/client.ts'
import { OfflineDatabase } from '#web/offline/database.ts'
import { availableLocks } from '#web/offline/locks.ts'
import { getDeviceId, getOwner, readClockOffset } from '#web/offline/meta.ts'
import { createServerClock } from '#web/offline/server-clock.ts'
import { drainAttempt, listWaiting } from '#web/offline/sync.ts'
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
  try {
    const ownerId = await getOwner(db)
    if (ownerId === null) return
    session.actFor(ownerId)
    await drainOwner(db, ownerId)
  } finally {
    db.close()
  }
}

async function drainOwner(db: OfflineDatabase, ownerId: number): Promise<void> {
  const [deviceId, offset] = await Promise.all([getDeviceId(db), readClockOffset(db)])
  const clock = createServerClock({ device: () => Date.now(), offset })
  const deps = { db, ownerId, deviceId, clock, transport: apiTransport, locks: availableLocks(db) }
  for (const attemptId of await listWaiting(db, ownerId)) {
    const result = await drainAttempt(deps, attemptId)
    if (result === 'signed-out') return
    if (result === 'unreachable') throw new Error('The server is out of reach.')
  }
}
