// Decides when to drain: after an answer, when the network or the page comes back, and again and again after failures.
// It never decides what is sent; that is sync.ts.
import { RECORDING_POLL_MS } from '#contract/assessments/recording-rules.ts'

import type { DeviceTime } from './device-time.ts'
import type { DrainResult, SyncDeps } from './drain-step.ts'
import { drainWork, listWaiting } from './sync.ts'

/** How sending goes, for the badge and the banners. */
export type SyncStatus = 'idle' | 'sending' | 'unreachable' | 'signed-out'

/**
 * `interrupted`: this device's own storage failed in the middle; what was sent and not noted is sent again. `polling`:
 * all is sent, and the server works on it.
 */
type Outcome = DrainResult | 'interrupted' | 'polling'

/** What there is to send, one thing at a time: attempts and the profile, unless the engine is given something else. */
export type Work = {
  list(): Promise<string[]>
  drain(id: string): Promise<DrainResult | 'polling'>
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
  #timer: { cancel: () => void; at: number } | null = null
  #quiet: { cancel: () => void; since: number } | null = null
  #running: Promise<void> | null = null
  #isAskedAgain = false
  #isStopped = false
  #failures = 0
  readonly #listeners = new Set<() => void>()
  readonly #work: Work
  readonly #time: DeviceTime
  readonly #random: () => number

  constructor(
    deps: (SyncDeps | { readonly work: Work }) & { time: DeviceTime; random?: () => number },
  ) {
    this.#work = 'work' in deps ? deps.work : workOf(deps)
    this.#time = deps.time
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
    const at = this.#time.now() + delayMs
    if (this.#isStopped || (this.#timer !== null && this.#timer.at <= at)) return
    this.#clearTimer()
    const cancel = this.#time.after(delayMs, () => {
      this.#timer = null
      void this.drain()
    })
    this.#timer = { cancel, at }
  }

  /**
   * Something was just written, and more may follow: look when it is quiet. Quick answers travel together, and a slow
   * phone does not send while its owner chooses.
   */
  readonly wakeWhenQuiet = (): void => {
    const now = this.#time.now()
    const since = this.#quiet?.since ?? now
    this.#quiet?.cancel()
    const delay = Math.max(0, Math.min(QUIET_MS.gap, since + QUIET_MS.longest - now))
    const cancel = this.#time.after(delay, () => {
      this.#quiet = null
      this.wake()
    })
    this.#quiet = { cancel, since }
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
    this.#quiet?.cancel()
  }

  async #rounds(): Promise<void> {
    while (this.#isAskedAgain && !this.#isStopped) {
      this.#isAskedAgain = false
      const results = await this.#drainAll().catch(() => ['interrupted' as const])
      if (this.#isStopped || !this.#settle(results)) return
    }
  }

  // One attempt that is refused or busy does not hold up the others (I5); a network that is gone holds up all.
  async #drainAll(): Promise<Outcome[]> {
    const results: Outcome[] = []
    for (const id of await this.#work.list()) {
      this.#setStatus('sending')
      const result = await this.#work.drain(id).catch(() => 'interrupted' as const)
      results.push(result)
      if (result === 'unreachable' || result === 'signed-out' || this.#isStopped) break
    }
    return results
  }

  /** Takes the outcome in; false when another round now would meet the same. */
  #settle(results: readonly Outcome[]): boolean {
    if (results.includes('signed-out')) {
      this.#setStatus('signed-out')
      return false
    }
    if (results.includes('unreachable') || results.includes('interrupted')) {
      this.#setStatus('unreachable')
      this.wake(backoff(this.#failures, this.#random))
      this.#failures += 1
      // A user who asked while it failed may know that the network is back.
      return this.#isAskedAgain
    }
    this.#failures = 0
    this.#setStatus('idle')
    if (results.includes('busy')) this.wake(BUSY_MS)
    if (results.includes('polling')) this.wake(RECORDING_POLL_MS)
    return true
  }

  #setStatus(next: SyncStatus): void {
    if (next === this.#status) return
    this.#status = next
    for (const listener of this.#listeners) listener()
  }

  #clearTimer(): void {
    this.#timer?.cancel()
    this.#timer = null
  }
}

function workOf(deps: SyncDeps): Work {
  return {
    list: () => listWaiting(deps.db, deps.ownerId),
    drain: (id) => drainWork(deps, id),
  }
}

// Full jitter below the bound keeps a room full of stations from knocking at once.
function backoff(failures: number, random: () => number): number {
  const bound = Math.min(BACKOFF_MS.longest, BACKOFF_MS.first * 2 ** failures)
  return bound / 2 + (random() * bound) / 2
}
