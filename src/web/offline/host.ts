// What the engine takes from the page or the worker that it runs in, and how it is put together there.
// It decides nothing about when something is sent; that is engine.ts.
import type { OnReply } from '../api/session-fetch.ts'
import { AnswerStore } from './answer-store.ts'
import type { OfflineDatabase } from './database.ts'
import type { DeviceTime } from './device-time.ts'
import type { SyncDeps } from './drain-step.ts'
import { Engine } from './engine.ts'
import { Journal } from './journal.ts'
import type { Locks } from './locks.ts'
import { getDeviceId, getOwner, readClockOffset, setOwner, writeClockOffset } from './meta.ts'
import { createServerClock } from './server-clock.ts'
import { drainWork, listWaiting } from './sync.ts'
import { TimerStore } from './timer-store.ts'
import { refreshStartTimes } from './timing-sync.ts'
import type { Transport } from './transport.ts'
import { uuidv7 } from './uuid.ts'

export type Host = {
  readonly db: OfflineDatabase
  readonly transportFor: (ownerId: number) => Transport
  /** Hears of the server's replies, for its clock. */
  readonly onReply: (listener: OnReply) => () => void
  readonly locks: Locks
  readonly time: DeviceTime
  /** From 0 to 1, for the spread of retries; `Math.random` when left out. */
  readonly random?: () => number
}

/** What a page works with for its owner. */
export type OwnersEngine = {
  readonly store: AnswerStore
  readonly timers: TimerStore
  readonly journal: Journal
  readonly time: DeviceTime
  /** Asks the server when the parts of an attempt began; without network nothing changes. */
  readonly refreshStartTimes: (attemptId: string) => Promise<void>
  readonly engine: Engine
  /** The clock learns no more from what the server answers on this page. */
  readonly stopHearing: () => void
}

/** The engine of an owner on a page, not yet awake. From here on the worker sends for this owner too. */
export async function assembleEngine(host: Host, ownerId: number): Promise<OwnersEngine> {
  const { db, time, random } = host
  const deps = await syncDeps(host, ownerId)
  await noteOwner(db, ownerId)
  const engine = new Engine({ ...deps, time, ...(random === undefined ? {} : { random }) })
  const { clock, journal } = deps
  return {
    store: new AnswerStore({ db, ownerId, clock }),
    timers: new TimerStore({ db, ownerId, clock, time, journal }),
    journal,
    time,
    refreshStartTimes: (attemptId) => refreshStartTimes(deps, attemptId),
    engine,
    stopHearing: host.onReply(clock.hear),
  }
}

/**
 * Sends once what waits for the owner whom a page recorded, after that page is gone. `actFor` hears whose it is.
 * @throws Error when the server is out of reach, so that the browser tries again later.
 */
export async function drainWithoutPage(
  host: Host,
  actFor: (ownerId: number) => void,
): Promise<void> {
  const ownerId = await getOwner(host.db)
  if (ownerId === null) return
  actFor(ownerId)
  const deps = await syncDeps(host, ownerId)
  host.onReply(deps.clock.hear)
  for (const id of await listWaiting(host.db, ownerId)) {
    const result = await drainWork(deps, id)
    if (result === 'signed-out') return
    if (result === 'unreachable') throw new Error('The server is out of reach.')
  }
}

// A disk without room keeps no note, and must not keep anyone from their questions or from sending. The user who is noted
// there instead has nothing sent under this one's session: each request says whose it is.
async function noteOwner(db: OfflineDatabase, ownerId: number): Promise<void> {
  if ((await getOwner(db)) === ownerId) return
  await setOwner(db, ownerId).catch(() => undefined)
}

async function syncDeps(host: Host, ownerId: number): Promise<SyncDeps> {
  const { db, locks, time } = host
  const [deviceId, offset] = await Promise.all([getDeviceId(db, time), readClockOffset(db)])
  const clock = createServerClock({
    time,
    offset,
    // Kept for the next start; where it cannot be, the next receipt teaches it again.
    onChange: (next) => void writeClockOffset(db, next).catch(() => undefined),
  })
  const transport = host.transportFor(ownerId)
  const journal = new Journal({ db, ownerId, clock, time, page: uuidv7(time.now()) })
  return { db, transport, locks, clock, time, journal, deviceId, ownerId }
}
