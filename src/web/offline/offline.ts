// The offline engine of the signed-in person, put together for a page. One at a time: another owner ends the former.
import { AnswerStore } from './answer-store.ts'
import { deviceDatabase, type OfflineDatabase } from './database.ts'
import { Engine } from './engine.ts'
import { availableLocks } from './locks.ts'
import { getDeviceId, readClockOffset, setOwner, writeClockOffset } from './meta.ts'
import { createServerClock } from './server-clock.ts'
import { requestBackgroundSync } from './service-worker.ts'
import { apiTransport } from './transport.ts'

export type Offline = {
  readonly ownerId: number
  readonly db: OfflineDatabase
  readonly store: AnswerStore
  readonly engine: Engine
  close(): void
}

let opened: { ownerId: number; offline: Promise<Offline> } | null = null

/** Opens the engine for an owner; the same one while the owner stays. */
export function openOffline(ownerId: number): Promise<Offline> {
  if (opened?.ownerId === ownerId) return opened.offline
  void closeOffline()
  const offline = start(ownerId)
  opened = { ownerId, offline }
  return offline
}

/** Ends whatever engine runs on this page. */
export async function closeOffline(): Promise<void> {
  const current = opened
  opened = null
  if (current !== null) (await current.offline).close()
}

async function start(ownerId: number): Promise<Offline> {
  const db = deviceDatabase()
  const [deviceId, offset] = await Promise.all([getDeviceId(db), readClockOffset(db)])
  await setOwner(db, ownerId)
  const clock = createServerClock({
    device: () => Date.now(),
    offset,
    onChange: (next) => void writeClockOffset(db, next),
  })
  const deps = { db, transport: apiTransport, locks: availableLocks(db), clock, deviceId, ownerId }
  const engine = new Engine(deps)
  const stopListening = listen(engine)
  engine.subscribe(() => {
    // The page may be gone before the network is back: let the browser wake the worker, where it can.
    if (engine.status === 'unreachable') void requestBackgroundSync()
  })
  engine.wake()
  return {
    ownerId,
    db,
    store: new AnswerStore({ db, ownerId, clock }),
    engine,
    close() {
      stopListening()
      engine.stop()
    },
  }
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
  return () => {
    globalThis.removeEventListener('online', wake)
    globalThis.removeEventListener('pageshow', wake)
    document.removeEventListener('visibilitychange', wakeWhenVisible)
  }
}
