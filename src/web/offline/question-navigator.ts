// Which question is on the screen. Kept in local storage, because a page that goes away may not finish a write to its
// database; and in the database, because a browser that is killed may lose its newest notes.
import { findRememberedJson, remember } from './browser-storage.ts'
import type { ActivityKey } from './database.ts'

/** `position`: index of the question; `moves` counts how often it changed, so that the newer of two places is known. */
export type Place = { readonly position: number; readonly moves: number }
type Note = Place & ActivityKey & { ownerId: number }

/**
 * Where an owner was when an activity's screen was left, however it was left. `kept`: what the database says, null when
 * the activity was never opened.
 */
export function lastPlace(given: {
  ownerId: number
  activity: ActivityKey
  kept: Place | null
}): Place {
  const { ownerId, activity } = given
  const kept = given.kept ?? { position: 0, moves: 0 }
  const note = findNote()
  const isTheirs =
    note?.ownerId === ownerId &&
    note.refId === activity.refId &&
    note.jobStepActivityId === activity.jobStepActivityId
  const { position, moves } = isTheirs && note.moves > kept.moves ? note : kept
  return { position, moves }
}

type Deps = {
  readonly ownerId: number
  readonly activity: ActivityKey
  /** Where the candidate is at the opening. */
  readonly from: Place
  /** That is elsewhere than where they were last, and not noted yet. */
  readonly isFromNew?: boolean
  /** Writes a place to the database. */
  readonly store: (place: Place) => Promise<void>
  /** When a place may be written: once the question is on screen. Every moment later is one that a kill can take. */
  readonly whenPainted: () => Promise<void>
  /** Whether a position is passed over: what was answered hides its question. */
  readonly isHidden?: (position: number) => boolean
}

/** Knows which question is on screen, and keeps it. Its methods may be handed out without their object. */
export class QuestionNavigator {
  readonly #deps: Deps
  readonly #listeners = new Set<() => void>()
  #place: Place
  /** Where a question that was looked up leads back to. */
  #returnsTo: number | null = null
  #isKept: boolean
  #keeping: Promise<void> = Promise.resolve()

  constructor(deps: Deps) {
    this.#deps = deps
    this.#place = deps.from
    this.#isKept = deps.isFromNew !== true
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly position = (): number => this.#place.position

  /** True once another question than that of the opening was asked for. */
  readonly hasMoved = (): boolean => this.#place.moves > this.#deps.from.moves

  /** Goes on; from a question that was looked up, back to where that was asked for. */
  readonly next = (): void => this.goTo(this.following())

  readonly back = (): void => this.goTo(this.#passing(this.#place.position - 1, -1))

  /** Shows one question, from which `next` leads back to what is on screen now. */
  readonly lookUp = (position: number): void => {
    const { position: from } = this.#place
    this.goTo(position)
    this.#returnsTo = from
  }

  /** True for a question that `next` leads back from. */
  readonly isLookedUp = (): boolean => this.#returnsTo !== null

  /** Which position `next` leads to. */
  readonly following = (): number => this.#returnsTo ?? this.#passing(this.#place.position + 1, 1)

  /** The position itself, or the next one in that direction that is not hidden. */
  #passing(position: number, by: 1 | -1): number {
    const { isHidden } = this.#deps
    let next = position
    while (next >= 0 && isHidden?.(next) === true) next += by
    return next
  }

  readonly goTo = (position: number): void => {
    this.#returnsTo = null
    this.#place = { position, moves: this.#place.moves + 1 }
    for (const listener of this.#listeners) listener()
    this.#isKept = false
    void this.#deps.whenPainted().then(this.keepNow)
  }

  /** Shows the question that another tab had on screen, unless the candidate moved on here since. */
  readonly adopt = (place: Place): void => {
    if (place.moves < this.#place.moves) return
    this.#place = place
    this.#isKept = true
    for (const listener of this.#listeners) listener()
  }

  /** Keeps what has not been kept: the page may go away. Resolves once the database has it, or refused. */
  readonly keepNow = (): Promise<void> => {
    if (this.#isKept) return this.#keeping
    this.#isKept = true
    const { ownerId, activity, store } = this.#deps
    const { refId, jobStepActivityId } = activity
    const note: Note = { ownerId, refId, jobStepActivityId, ...this.#place }
    remember('place', JSON.stringify(note))
    // Noted already; a disk that is full is said where answers are written.
    this.#keeping = store(this.#place).catch(() => undefined)
    return this.#keeping
  }
}

function findNote(): Note | null {
  const value = findRememberedJson('place')
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
