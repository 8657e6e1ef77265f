// The offline engine in the browser: on this page's database, its clock, and the events that mean that a user is back.
import { api, session } from '../api/client.ts'
import { deviceDatabase } from './database.ts'
import { realTime } from './device-time.ts'
import { createEngineOfPage, type Offline } from './engine-of-page.ts'
import type { Host } from './host.ts'
import { webLocks } from './locks.ts'
import { hasRecordings } from './meta.ts'
import { apiTransport } from './transport.ts'
import { wakeWithPage } from './wake-with-page.ts'

export type { Offline } from './engine-of-page.ts'

const page = createEngineOfPage(hostOfPage, (engine) => wakeWithPage(engine, resumeRecordings))

/** Opens the engine for an owner; the same one while the owner stays. */
export async function openOffline(ownerId: number): Promise<Offline> {
  const offline = await page.open(ownerId)
  if (offline !== current) {
    current = offline
    void resumeRecordings()
  }
  return offline
}

let current: Offline | null = null

// Only where there are any: a phone that records nothing does not load what sends recordings. Looked for whenever the
// page wakes: another tab may have begun to record, and be gone. What fails is looked for again the next time.
async function resumeRecordings(): Promise<void> {
  const offline = current
  try {
    if (offline === null || !(await hasRecordings(offline.db))) return
    const { openMedia } = await import('./media-of-page.ts')
    if (!offline.closed.aborted) openMedia(offline)
  } catch {
    // Until then they stay on this device.
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
    onReply: session.onReply,
    locks: webLocks(),
    time: realTime,
  }
}
