// Brings what was chosen on one screen to disk, one answer after the other. What fails stays and is tried again (I1).
import type { AnswerValue } from '#contract/assessments/assessments.ts'

/** A write that takes longer, or fails, is said to the candidate within this time (I1). */
const PATIENCE_MS = 1000
/** How much of what is streamed a crash may lose. */
const STREAM_MS = 1000

/**
 * `pending`: chosen and not on disk yet. `isLate`: one of them should have been by now; `isFull`: because the device
 * says that it has no room. `stored`: how many came to disk so far.
 */
export type WriterState = {
  readonly pending: number
  readonly isLate: boolean
  readonly isFull: boolean
  readonly stored: number
}

/** What was chosen at a question, and when: ms since the epoch, by the clock that the writer was given. */
export type Choice = {
  readonly questionId: string
  readonly value: AnswerValue
  readonly chosenAt: number
}

export type WriterDeps = {
  /** Resolves once the answer is on disk. */
  readonly put: (choice: Choice) => Promise<void>
  readonly now: () => number
  /** Called whenever everything is on disk. */
  readonly onStored: () => void
  /** When the first of some answers may be written: once the choice has been painted. */
  readonly whenPainted: () => Promise<void>
}

export class AnswerWriter {
  #deps: WriterDeps
  readonly #pending = new Map<string, Choice>()
  readonly #chosen = new Map<string, Choice>()
  readonly #listeners = new Set<() => void>()
  #state: WriterState = { pending: 0, isLate: false, isFull: false, stored: 0 }
  #stored = 0
  #running: Promise<void> | null = null
  #streaming: ReturnType<typeof setTimeout> | null = null

  constructor(deps: WriterDeps) {
    this.#deps = deps
  }

  /** Goes on for another screen. */
  attach(deps: WriterDeps): void {
    this.#deps = deps
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly current = (): WriterState => this.#state

  /** What is chosen and not on disk yet, the newest of each question. */
  readonly unwritten = (): readonly Choice[] => [...this.#pending.values()]

  /** What was chosen since the page was opened, the newest of each question, wherever it is by now. */
  readonly chosen = (): readonly Choice[] => [...this.#chosen.values()]

  /** True while an answer to the question is chosen and not on disk yet. */
  isPending(questionId: string): boolean {
    return this.#pending.has(questionId)
  }

  /** Takes an answer; the newest of each question counts. */
  readonly write = (questionId: string, value: AnswerValue): void => {
    this.#take(questionId, value)
    // The choice is seen first, and written right after.
    void this.#deps.whenPainted().then(this.flush)
  }

  /** Takes an answer that changes with every key. It is written once a second, and counts as pending until then. */
  readonly stream = (questionId: string, value: AnswerValue): void => {
    this.#take(questionId, value)
    if (this.#streaming !== null) return
    this.#streaming = setTimeout(() => {
      this.#streaming = null
      void this.flush()
    }, STREAM_MS)
  }

  /** Writes now what waits; a page that goes away may never paint again. */
  readonly flush = (): Promise<void> => {
    if (this.#pending.size === 0) return this.#running ?? Promise.resolve()
    this.#running ??= this.#writeEach().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  /** Resolves when nothing is left to write. @throws when this device does not store it. */
  readonly writeAll = async (): Promise<void> => {
    await this.flush()
    if (this.#pending.size > 0) throw new Error('This device does not store the last answer.')
  }

  #take(questionId: string, value: AnswerValue): void {
    const choice = { questionId, value, chosenAt: this.#deps.now() }
    this.#pending.set(questionId, choice)
    this.#chosen.set(questionId, choice)
    // At once: the paint that shows the choice must not show "Saved" beside it (I17).
    this.#note(this.#state)
  }

  async #writeEach(): Promise<void> {
    const alarm = setTimeout(() => this.#note({ isLate: true, isFull: false }), PATIENCE_MS)
    let trouble = { isLate: false, isFull: false }
    try {
      for (let next = firstOf(this.#pending); next !== null; next = firstOf(this.#pending)) {
        const [questionId, choice] = next
        await this.#deps.put(choice)
        this.#stored += 1
        // Chosen again while it was written: that one is still to come.
        if (this.#pending.get(questionId) === choice) this.#pending.delete(questionId)
      }
      this.#deps.onStored()
    } catch (error) {
      // Said on screen, kept in the field, and tried again.
      trouble = { isLate: true, isFull: isOfRoom(error) }
      setTimeout(() => void this.flush(), PATIENCE_MS)
    } finally {
      clearTimeout(alarm)
      this.#note(trouble)
    }
  }

  #note({ isLate, isFull }: Pick<WriterState, 'isLate' | 'isFull'>): void {
    this.#state = { pending: this.#pending.size, isLate, isFull, stored: this.#stored }
    for (const listener of this.#listeners) listener()
  }
}

// Dexie wraps what a transaction was aborted for.
function isOfRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const inner = 'inner' in error ? error.inner : null
  return [error, inner].some((one) => one instanceof Error && one.name === 'QuotaExceededError')
}

function firstOf<K, V>(map: ReadonlyMap<K, V>): [K, V] | null {
  for (const entry of map) return entry
  return null
}
