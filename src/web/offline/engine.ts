// Decides when to drain: after an answer, when the network or the page comes back, and again and again after failures.
// It never decides what is sent; that is sync.ts.
import { drainAttempt, listWaiting, type DrainResult, type SyncDeps } from './sync.ts'

/** How sending goes, for the badge and the banners. */
export type SyncStatus = 'idle' | 'sending' | 'unreachable' | 'signed-out'

export type Timers = { set(run: () => void, ms: number): unknown; clear(handle: unknown): void }

export type Engine = {
  /** Something may be waiting: look after `delayMs`. Calls in between make one look. */
  wake(delayMs?: number): void
  /** Sends all that can be sent now; resolves when nothing more goes. */
  drain(): Promise<void>
  readonly status: SyncStatus
  subscribe(listener: () => void): () => void
  stop(): void
}

/** First wait after a failure, and the longest: short, since "back within 5 s" is promised and requests are small. */
const BACKOFF_MS = { first: 500, longest: 4000 }
/** Another tab drains; look again whether anything was left. */
const BUSY_MS = 3000

export function createEngine(deps: SyncDeps & { timers?: Timers; random?: () => number }): Engine {
  const timers = deps.timers ?? realTimers
  const random = deps.random ?? Math.random
  const listeners = new Set<() => void>()
  let status: SyncStatus = 'idle'
  let timer: { handle: unknown; at: number } | null = null
  let running: Promise<void> | null = null
  let isAskedAgain = false
  let isStopped = false
  let failures = 0

  function setStatus(next: SyncStatus): void {
    if (next === status) return
    status = next
    for (const listener of listeners) listener()
  }

  function wake(delayMs = 0): void {
    if (isStopped) return
    const at = Date.now() + delayMs
    if (timer !== null && timer.at <= at) return
    if (timer !== null) timers.clear(timer.handle)
    const handle = timers.set(() => {
      timer = null
      void drain()
    }, delayMs)
    timer = { handle, at }
  }

  function drain(): Promise<void> {
    isAskedAgain = true
    running ??= rounds().finally(() => {
      running = null
    })
    return running
  }

  async function rounds(): Promise<void> {
    while (isAskedAgain && !isStopped) {
      isAskedAgain = false
      const results = await drainAll()
      if (isStopped) return
      settle(results)
      if (results.includes('unreachable') || results.includes('signed-out')) return
    }
  }

  // One attempt that is refused or busy does not hold up the others; a network that is gone holds up all.
  async function drainAll(): Promise<DrainResult[]> {
    const results: DrainResult[] = []
    for (const attemptId of await listWaiting(deps.db, deps.ownerId)) {
      setStatus('sending')
      const result = await drainAttempt(deps, attemptId)
      results.push(result)
      if (result === 'unreachable' || result === 'signed-out' || isStopped) break
    }
    return results
  }

  function settle(results: readonly DrainResult[]): void {
    if (results.includes('signed-out')) return setStatus('signed-out')
    if (results.includes('unreachable')) {
      setStatus('unreachable')
      wake(backoff(failures, random))
      failures += 1
      return
    }
    failures = 0
    setStatus('idle')
    if (results.includes('busy')) wake(BUSY_MS)
  }

  return {
    wake,
    drain,
    get status() {
      return status
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop() {
      isStopped = true
      if (timer !== null) timers.clear(timer.handle)
    },
  }
}

// Full jitter below the bound keeps a room full of stations from knocking at once.
function backoff(failures: number, random: () => number): number {
  const bound = Math.min(BACKOFF_MS.longest, BACKOFF_MS.first * 2 ** failures)
  return bound / 2 + (random() * bound) / 2
}

const realTimers: Timers = {
  set: (run, ms) => setTimeout(run, ms),
  clear: (handle) => clearTimeout(handle as number),
}
