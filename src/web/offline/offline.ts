// The offline engine in the browser: on this page's database, its clock, and the events that mean that somebody is back.
import { api } from '../api/client.ts'
import { deviceDatabase } from './database.ts'
import { realTime } from './device-time.ts'
import { createEngineOfPage, type Offline } from './engine-of-page.ts'
import type { Host } from './host.ts'
import { availableLocks } from './locks.ts'
import { hasRecordings } from './meta.ts'
import { apiTransport } from './transport.ts'
import { wakeWithPage } from './wake-with-page.ts'

export type { Offline } from './engine-of-page.ts'

const page = createEngineOfPage(hostOfPage, wakeWithPage)

/** Opens the engine for an owner; the same one while the owner stays. */
export async function openOffline(ownerId: number): Promise<Offline> {
  const offline = await page.open(ownerId)
  if (offline !== resumed) {
    resumed = offline
    void resumeRecordings(offline)
  }
  return offline
}

let resumed: Offline | null = null

// Only where there are any: a phone that records nothing does not load what sends recordings.
async function resumeRecordings(offline: Offline): Promise<void> {
  try {
    if (!(await hasRecordings(offline.db))) return
    const { openMedia } = await import('./media-of-page.ts')
    openMedia(offline)
  } catch {
    // Looked for again at the next start; until then they stay on this device.
    resumed = null
  }
}

/** Ends whatever engine runs on this page. */
export function closeOffline(): Promise<void> {
  return page.close()
}

function hostOfPage(): Host {
  const db = deviceDatabase()
  return {
    db,
    transportFor: (ownerId) => apiTransport(api, { ownerId }),
    locks: availableLocks(db, realTime),
    time: realTime,
  }
}
