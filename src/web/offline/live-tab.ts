// Which of several tabs at one attempt is live: one answers, the others show and can claim it (I4). What was chosen in
// a tab is on disk before another goes on. It must not know what is written, or how it looks.

/** `elsewhere`: another tab is live. `claiming`: this one becomes live as soon as the other has let go. */
export type TabState = 'live' | 'claiming' | 'elsewhere'

/** What a lock tells the tab that asks for it. */
export type TabLockHolder = {
  /**
   * This tab has the place, and what the one before had in hand is on disk. `wasFree`: no one had it as this tab asked,
   * so that no one wrote since it read.
   */
  readonly onAcquired: (given: { wasFree: boolean }) => void
  /** Another tab has the place; this one waits for it. */
  readonly onWaiting: () => void
  /** Another tab takes the place. It goes on once this resolves, or when it takes too long. */
  readonly onLost: () => Promise<void>
}

/** One place for all tabs of a browser. */
export type TabLock = {
  /**
   * Acquires the lock when it is free, or waits until it is; `isClaiming` does not wait for the tab that has it. A tab
   * that has it already keeps it, and is told again.
   */
  acquire(given: { isClaiming: boolean }): void
  release(): void
}

/** How a tab lets go of what it has in hand, and reads what another left. */
export type TabWork = {
  readonly letGo: () => Promise<void>
  readonly catchUp: () => Promise<void>
}

/** A tab's part in an attempt. Its methods may be handed out without their object. */
export class LiveTab {
  readonly #lock: TabLock
  readonly #listeners = new Set<() => void>()
  #work: TabWork | null = null
  // Live until the contrary is known: the only tab of nearly everyone does not wait for an answer from no one.
  #state: TabState = 'live'
  #claims = 0
  /** Another user may have answered since this tab read the answers. */
  #isBehind = false
  #isOpen = false
  #turn = 0

  constructor(lockFor: (holder: TabLockHolder) => TabLock) {
    this.#lock = lockFor({
      onAcquired: ({ wasFree }) => {
        if (!wasFree) this.#isBehind = true
        void this.#goLive()
      },
      onWaiting: () => this.#fallBehind(),
      onLost: () => {
        this.#fallBehind()
        return this.#letGo()
      },
    })
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly current = (): TabState => this.#state

  readonly isLive = (): boolean => this.#state === 'live'

  /** How often this tab went on where another had been live. */
  readonly claims = (): number => this.#claims

  /** `wasLive`: this is the live tab, loaded again; it stays live, no matter who sat down meanwhile. */
  readonly open = ({ wasLive, ...work }: TabWork & { wasLive: boolean }): void => {
    this.#work = work
    this.#isOpen = true
    this.#isBehind = wasLive
    this.#lock.acquire({ isClaiming: wasLive })
  }

  /** The candidate wants to go on in this tab. */
  readonly goOnHere = (): void => {
    if (this.#state !== 'elsewhere') return
    this.#setState('claiming')
    this.#lock.acquire({ isClaiming: true })
  }

  /** The page came back from the back/forward cache: another one may have answered meanwhile. */
  readonly comeBack = (): void => {
    this.#isBehind = true
    this.#lock.acquire({ isClaiming: false })
  }

  readonly close = (): void => {
    this.#isOpen = false
    void this.#leave()
  }

  async #leave(): Promise<void> {
    await this.#letGo()
    if (!this.#isOpen) this.#lock.release()
  }

  async #goLive(): Promise<void> {
    this.#turn += 1
    const turn = this.#turn
    if (this.#isBehind) {
      // Storage that cannot be read says so where it is written; what is chosen here is the newest either way.
      await this.#work?.catchUp().catch(() => undefined)
      if (turn !== this.#turn) return
      this.#isBehind = false
    }
    if (this.#state !== 'live') this.#claims += 1
    this.#setState('live')
  }

  #fallBehind(): void {
    this.#turn += 1
    this.#isBehind = true
    this.#setState('elsewhere')
  }

  async #letGo(): Promise<void> {
    // What the disk refuses stays in hand and is tried again; the other tab does not wait for it.
    await this.#work?.letGo().catch(() => undefined)
  }

  #setState(next: TabState): void {
    if (next === this.#state) return
    this.#state = next
    for (const listener of this.#listeners) listener()
  }
}
