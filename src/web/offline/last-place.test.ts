import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { AttemptRow } from './database.ts'
import { lastPlace, PlaceKeeper, type Place } from './last-place.ts'

const OWNER = 7
const ACTIVITY = { refId: 1, jobStepActivityId: 2 }

/** The attempt as the database holds it. */
function row(change: Partial<AttemptRow> = {}): AttemptRow {
  return {
    ...ACTIVITY,
    attemptId: 'a',
    ownerId: OWNER,
    jobId: 3,
    asmtId: 4,
    startedAt: null,
    position: 0,
    handedInAt: null,
    submittedAt: null,
    refusal: null,
    merges: 0,
    ...change,
  }
}

function keeperOf(given: { from?: Place } = {}) {
  const stored: Place[] = []
  const keeper = new PlaceKeeper({
    ownerId: OWNER,
    activity: ACTIVITY,
    from: given.from ?? { position: 0, moves: 0 },
    store: async (place) => {
      stored.push(place)
    },
    whenPainted: () => Promise.resolve(),
  })
  return { keeper, stored }
}

describe('the place in an assessment', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    const items = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is known after a reload in the middle of quick answers, before the database heard of it', async () => {
    const { keeper, stored } = keeperOf()
    for (const position of [1, 2, 3]) keeper.moveTo(position)
    await Promise.resolve()
    expect(stored).toEqual([])
    expect(lastPlace(row())).toEqual({ position: 3, moves: 3 })
  })

  it('reaches the database once the candidate stays', async () => {
    const { keeper, stored } = keeperOf()
    keeper.moveTo(1)
    keeper.moveTo(2)
    await vi.advanceTimersByTimeAsync(250)
    expect(stored).toEqual([{ position: 2, moves: 2 }])
  })

  it('is kept at once when the page goes away, and only once', async () => {
    const { keeper, stored } = keeperOf()
    keeper.moveTo(1)
    keeper.keepNow()
    keeper.keepNow()
    expect(lastPlace(row())).toEqual({ position: 1, moves: 1 })
    await vi.advanceTimersByTimeAsync(1000)
    expect(stored).toEqual([{ position: 1, moves: 1 }])
  })

  it('is the database’s when the newest notes were lost with the browser', () => {
    const { keeper } = keeperOf()
    keeper.moveTo(1)
    keeper.keepNow()
    expect(lastPlace(row({ position: 5, moves: 5 }))).toEqual({ position: 5, moves: 5 })
  })

  it('counts on where it was opened, also going back', async () => {
    const { keeper } = keeperOf({ from: { position: 5, moves: 5 } })
    keeper.moveTo(4)
    await Promise.resolve()
    expect(lastPlace(row({ position: 5, moves: 5 }))).toEqual({ position: 4, moves: 6 })
  })

  it('is nobody else’s, and no other activity’s', () => {
    const { keeper } = keeperOf()
    keeper.moveTo(9)
    keeper.keepNow()
    for (const other of [{ ownerId: 8 }, { refId: 9 }, { jobStepActivityId: 9 }])
      expect(lastPlace(row(other))).toEqual({ position: 0, moves: 0 })
  })
})
