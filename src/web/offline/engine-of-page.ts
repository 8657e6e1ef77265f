// The engine of the signed-in person on one page. One at a time: another owner ends the former.
import type { OfflineDatabase } from './database.ts'
import type { Engine } from './engine.ts'
import { assembleEngine, type Host, type OwnersEngine } from './host.ts'
import { resendWithThisBuild } from './other-build.ts'

export type Offline = {
  readonly ownerId: number
  readonly db: OfflineDatabase
  /** Aborts when the owner leaves, for what else runs in their name. */
  readonly closed: AbortSignal
  close(): void
} & OwnersEngine

/**
 * How often a page looks for what another one left behind: a tab that is closed right after a choice has stored it, and
 * nothing else tells the page that stays.
 */
const LOOK_EVERY_MS = 20_000

export type EngineOfPage = {
  /** Opens the engine for an owner; the same one while the owner stays. */
  open(ownerId: number): Promise<Offline>
  /** Ends whatever engine runs on this page. */
  close(): Promise<void>
}

/** `hostOf` is asked at each opening, and `listen` wakes the engine until what it returns is called. */
export function createEngineOfPage(
  hostOf: () => Host,
  listen: (engine: Engine) => () => void,
): EngineOfPage {
  let opened: { ownerId: number; offline: Promise<Offline> } | null = null

  async function close(): Promise<void> {
    const current = opened
    opened = null
    const offline = await current?.offline.catch(() => null)
    offline?.close()
  }

  return {
    open(ownerId) {
      if (opened?.ownerId === ownerId) return opened.offline
      void close()
      const offline = start(hostOf(), { ownerId, listen })
      opened = { ownerId, offline }
      // Storage that failed once may work the next time.
      offline.catch(() => {
        if (opened?.offline === offline) opened = null
      })
      return offline
    },
    close,
  }
}

async function start(
  host: Host,
  { ownerId, listen }: { ownerId: number; listen: (engine: Engine) => () => void },
): Promise<Offline> {
  const parts = await assembleEngine(host, ownerId)
  const { engine } = parts
  const stopListening = listen(engine)
  const stopLooking = host.time.every(LOOK_EVERY_MS, engine.wake)
  const closing = new AbortController()
  engine.wake()
  void resendWithThisBuild(host.db.attempts, { ownerId, engine })
  return {
    ownerId,
    db: host.db,
    ...parts,
    closed: closing.signal,
    close() {
      stopListening()
      stopLooking()
      parts.stopHearing()
      engine.stop()
      closing.abort()
    },
  }
}
