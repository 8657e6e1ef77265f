// Which question is on the screen. Noted at once in local storage, because a page that goes away may not finish a
// write to its database; and in the attempt's row, because a browser that is killed may lose its newest notes.
import { recall, remember } from './browser-memory.ts'
import type { ActivityKey, AttemptRow } from './database.ts'

/** Somebody who moves on sooner is not disturbed by a write to disk. */
const SETTLED_MS = 250

/** `position`: index of the question; `moves` counts how often it changed, so that the newer of two places is known. */
export type Place = { readonly position: number; readonly moves: number }
type Note = Place & ActivityKey & { ownerId: number }

/** Where the owner of an attempt was when its screen was left, however it was left. */
export function lastPlace(attempt: AttemptRow): Place {
  const kept = { position: attempt.position, moves: attempt.moves ?? 0 }
  const note = recallNote()
  const isTheirs =
    note?.ownerId === attempt.ownerId &&
    note.refId === attempt.refId &&
    note.jobStepActivityId === attempt.jobStepActivityId
  return isTheirs && note.moves > kept.moves ? { position: note.position, moves: note.moves } : kept
}

type Deps = {
  readonly ownerId: number
  readonly activity: ActivityKey
  /** Where the candidate is at the opening. */
  readonly from: Place
  /** Writes a place to the attempt's row. */
  readonly store: (place: Place) => Promise<void>
  /** When a place may be noted: once its question has been painted. */
  readonly whenPainted: () => Promise<void>
}

/** Keeps the place of one attempt while its screen is open. */
export class PlaceKeeper {
  readonly #deps: Deps
  #place: Place
  #isNoted = true
  #settling: ReturnType<typeof setTimeout> | null = null

  constructor(deps: Deps) {
    this.#deps = deps
    this.#place = deps.from
  }

  /** Another question is on its way to the screen. */
  readonly moveTo = (position: number): void => {
    this.#place = { position, moves: this.#place.moves + 1 }
    this.#isNoted = false
    void this.#deps.whenPainted().then(this.#note)
    if (this.#settling !== null) clearTimeout(this.#settling)
    this.#settling = setTimeout(this.keepNow, SETTLED_MS)
  }

  /** Keeps what has not been kept: the page may go away. */
  readonly keepNow = (): void => {
    this.#note()
    if (this.#settling === null) return
    clearTimeout(this.#settling)
    this.#settling = null
    // Noted already; a disk that is full is said where answers are written.
    this.#deps.store(this.#place).catch(() => undefined)
  }

  readonly #note = (): void => {
    if (this.#isNoted) return
    this.#isNoted = true
    const { ownerId, activity } = this.#deps
    const { refId, jobStepActivityId } = activity
    const note: Note = { ownerId, refId, jobStepActivityId, ...this.#place }
    remember('place', JSON.stringify(note))
  }
}

function recallNote(): Note | null {
  const text = recall('place')
  const value: unknown = text === null ? null : JSON.parse(text)
  return isNote(value) ? value : null
}

function isNote(value: unknown): value is Note {
  return (
    typeof value === 'object' &&
    value !== null &&
    'moves' in value &&
    typeof value.moves === 'number' &&
    'position' in value &&
    typeof value.position === 'number'
  )
}
