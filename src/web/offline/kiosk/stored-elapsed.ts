// How long ago something was, over reloads of a station without network, by the rules of the engine's clocks (I8): while
// the page lives its monotonic clock counts, and a wall clock that is set changes nothing; over a reload the wall clock is
// evidence only while it went forward, and no further than the time in question. A device that is switched off while its
// clock is turned back cannot know; what its lease and its codes allow stays limited by what it counted before.
import type { DeviceTime } from '../device-time.ts'
import { createWatch } from '../server-clock.ts'
import type { StationDatabase } from './station-database.ts'

type Clocks = Pick<DeviceTime, 'now' | 'mono' | 'visibility'>
type Note = {
  readonly id: string
  readonly value: number
  readonly lastsMs: number
  readonly elapsedMs: number
  readonly notedAt: number
}
type Options = { readonly station: StationDatabase; readonly key: string; readonly time: Clocks }

/** Clocks are corrected by so much without anyone having set them. */
const DRIFT_MS = 2000

export class StoredElapsed {
  readonly #options: Options
  readonly #watch: ReturnType<typeof createWatch>
  /** What this page counts on from. */
  #counted: { readonly id: string; elapsedMs: number } | null = null

  constructor(options: Options) {
    this.#options = options
    this.#watch = createWatch(options.time)
  }

  /** Begins at 0. `value` is stored with it; nothing asks about more than `lastsMs`. */
  async begin({ value, lastsMs }: { value: number; lastsMs: number }): Promise<void> {
    const id = crypto.randomUUID()
    this.#watch.passed()
    this.#counted = { id, elapsedMs: 0 }
    await this.#write({ id, value, lastsMs, elapsedMs: 0, notedAt: this.#options.time.now() })
  }

  /**
   * What passed since; null for what never began. `isDoubtful`: the wall clock says what cannot be, and nothing of it is
   * counted; once it is right again, so is this.
   */
  async read() {
    const note = await this.#find()
    const { elapsedMs: passedMs } = this.#watch.passed()
    if (note === null) return null
    const { value, lastsMs } = note
    if (this.#counted?.id === note.id) this.#counted.elapsedMs += passedMs
    else {
      const sinceMs = this.#options.time.now() - note.notedAt
      const isDoubtful = sinceMs < -DRIFT_MS || sinceMs > lastsMs
      if (isDoubtful) return { value, lastsMs, elapsedMs: note.elapsedMs, isDoubtful }
      this.#counted = { id: note.id, elapsedMs: note.elapsedMs + Math.max(0, sinceMs) }
    }
    const { elapsedMs } = this.#counted
    await this.#write({ ...note, elapsedMs, notedAt: this.#options.time.now() })
    return { value, lastsMs, elapsedMs, isDoubtful: false }
  }

  async #find(): Promise<Note | null> {
    const value = (await this.#options.station.facts.get(this.#options.key))?.value
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `#write` wrote it, and nothing else does
    return value === undefined ? null : (value as Note)
  }

  async #write(value: Note): Promise<void> {
    await this.#options.station.facts.put({ key: this.#options.key, value })
  }
}
