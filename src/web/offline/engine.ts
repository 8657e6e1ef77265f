// Decides when to drain: after an answer, when the network or the page comes back, and again and again after failures.
// It never decides what is sent; that is sync.ts.
import { drainAttempt, listWaiting, type DrainResult, type SyncDeps } from './sync.ts'

/** How sending goes, for the badge and the banners. */
export type SyncStatus = 'idle' | 'sending' | 'unreachable' | 'signed-out'

export type Timers = {
  set: (run: () => void, ms: number) => unknown
  clear: (handle: unknown) => void
}

/** First wait after a failure, and the longest: short, since "back within 5 s" is promised and requests are small. */
const BACKOFF_MS = { first: 500, longest: 4000 }
/** After a change: wait until no more come, and no longer than this in all. */
const QUIET_MS = { gap: 400, longest: 3000 }
/** Another tab drains; look again whether anything was left. */
const BUSY_MS = 3000

/** Sends what waits, one round at a time. Its methods may be handed out without their object. */
export class Engine {
  #status: SyncStatus = 'idle'
  #timer: { handle: unknown; at: number } | null = null
  #quiet: { handle: unknown; since: number } | null = null
  #running: Promise<void> | null = null
  #isAskedAgain = false
  #isStopped = false
  #failures = 0
  readonly #listeners = new Set<() => void>()
  readonly #deps: SyncDeps
  readonly #timers: Timers
  readonly #random: () => number

  constructor(deps: SyncDeps & { timers?: Timers; random?: () => number }) {
    this.#deps = deps
    this.#timers = deps.timers ?? realTimers
    this.#random = deps.random ?? Math.random
  }

  get status(): SyncStatus {
    return this.#status
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Something may be waiting: look after `delayMs`. Calls in between make one look. */
  readonly wake = (delayMs = 0): void => {
    const at = Date.now() + delayMs
    if (this.#isStopped || (this.#timer !== null && this.#timer.at <= at)) return
    this.#clearTimer()
    const handle = this.#timers.set(() => {
      this.#timer = null
      void this.drain()
    }, delayMs)
    this.#timer = { handle, at }
  }

  /**
   * Something was just written, and more may follow: look when it is quiet. Quick answers travel together, and a slow
   * phone does not send while its owner chooses.
   */
  readonly wakeWhenQuiet = (): void => {
    const now = Date.now()
    const since = this.#quiet?.since ?? now
    if (this.#quiet !== null) this.#timers.clear(this.#quiet.handle)
    const delay = Math.max(0, Math.min(QUIET_MS.gap, since + QUIET_MS.longest - now))
    const handle = this.#timers.set(() => {
      this.#quiet = null
      this.wake()
    }, delay)
    this.#quiet = { handle, since }
  }

  /** Sends all that can be sent now; resolves when nothing more goes. */
  readonly drain = (): Promise<void> => {
    this.#isAskedAgain = true
    this.#running ??= this.#rounds().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  readonly stop = (): void => {
    this.#isStopped = true
    this.#clearTimer()
    if (this.#quiet !== null) this.#timers.clear(this.#quiet.handle)
  }

  async #rounds(): Promise<void> {
    while (this.#isAskedAgain && !this.#isStopped) {
      this.#isAskedAgain = false
      const results = await this.#drainAll()
      if (this.#isStopped || !this.#settle(results)) return
    }
  }

  // One attempt that is refused or busy does not hold up the others (I5); a network that is gone holds up all.
  async #drainAll(): Promise<DrainResult[]> {
    const results: DrainResult[] = []
    for (const attemptId of await listWaiting(this.#deps.db, this.#deps.ownerId)) {
      this.#setStatus('sending')
      const result = await drainAttempt(this.#deps, attemptId)
      results.push(result)
      if (result === 'unreachable' || result === 'signed-out' || this.#isStopped) break
    }
    return results
  }

  /** Takes the outcome in; false when another round would meet the same. */
  #settle(results: readonly DrainResult[]): boolean {
    if (results.includes('signed-out')) {
      this.#setStatus('signed-out')
      return false
    }
    if (results.includes('unreachable')) {
      this.#setStatus('unreachable')
      this.wake(backoff(this.#failures, this.#random))
      this.#failures += 1
      return false
    }
    this.#failures = 0
    this.#setStatus('idle')
    if (results.includes('busy')) this.wake(BUSY_MS)
    return true
  }

  #setStatus(next: SyncStatus): void {
    if (next === this.#status) return
    this.#status = next
    for (const listener of this.#listeners) listener()
  }

  #clearTimer(): void {
    if (this.#timer !== null) this.#timers.clear(this.#timer.handle)
    this.#timer = null
  }
}

// Full jitter below the bound keeps a room full of stations from knocking at once.
function backoff(failures: number, random: () => number): number {
  const bound = Math.min(BACKOFF_MS.longest, BACKOFF_MS.first * 2 ** failures)
  return bound / 2 + (random() * bound) / 2
}

const realTimers: Timers = {
  set: (run, ms) => setTimeout(run, ms),
  clear: (handle) => {
    if (typeof handle === 'number') clearTimeout(handle)
  },
}
