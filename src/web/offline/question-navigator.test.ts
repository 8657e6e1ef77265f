import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { ActivityKey } from './database.ts'
import { lastPlace, QuestionNavigator, type Place } from './question-navigator.ts'

const OWNER = 7
const ACTIVITY = { refId: 1, jobStepActivityId: 2 }

/** What a next opening is told. */
function opened(given: { kept?: Place; ownerId?: number; activity?: ActivityKey } = {}): Place {
  return lastPlace({ ownerId: OWNER, activity: ACTIVITY, kept: null, ...given })
}

function navigatorOf(given: { from?: Place; store?: (place: Place) => Promise<void> } = {}) {
  const stored: Place[] = []
  const painted = Promise.withResolvers<void>()
  const questionNavigator = new QuestionNavigator({
    ownerId: OWNER,
    activity: ACTIVITY,
    from: given.from ?? { position: 0, moves: 0 },
    store:
      given.store ??
      (async (place) => {
        stored.push(place)
      }),
    whenPainted: () => painted.promise,
  })
  /** The question is on screen, and what waited for that has happened. */
  const paint = async () => {
    painted.resolve()
    await painted.promise
  }
  return { questionNavigator, stored, paint }
}

describe('the place in an assessment', () => {
  beforeEach(() => {
    const items = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('is known after a reload in the middle of quick answers, though the database never heard of it', () => {
    const { questionNavigator } = navigatorOf({ store: () => new Promise(() => {}) })
    for (let move = 0; move < 3; move += 1) questionNavigator.next()
    void questionNavigator.keepNow()
    expect(opened()).toEqual({ position: 3, moves: 3 })
  })

  it('reaches the database as soon as the question is on screen, and moves of one paint together', async () => {
    const { questionNavigator, stored, paint } = navigatorOf()
    questionNavigator.next()
    questionNavigator.next()
    expect(stored).toEqual([])
    await paint()
    expect(stored).toEqual([{ position: 2, moves: 2 }])
  })

  it('is kept at once when the page goes away, and only once', async () => {
    const { questionNavigator, stored, paint } = navigatorOf()
    questionNavigator.next()
    void questionNavigator.keepNow()
    void questionNavigator.keepNow()
    expect(opened()).toEqual({ position: 1, moves: 1 })
    await paint()
    expect(stored).toEqual([{ position: 1, moves: 1 }])
  })

  it('is the database’s when the newest notes were lost with the browser', () => {
    const { questionNavigator } = navigatorOf()
    questionNavigator.next()
    void questionNavigator.keepNow()
    expect(opened({ kept: { position: 5, moves: 5 } })).toEqual({ position: 5, moves: 5 })
  })

  it('counts on where it was opened, also going back', () => {
    const { questionNavigator } = navigatorOf({ from: { position: 5, moves: 5 } })
    questionNavigator.back()
    void questionNavigator.keepNow()
    expect(opened({ kept: { position: 5, moves: 5 } })).toEqual({ position: 4, moves: 6 })
  })

  it('tells its listeners of each move', () => {
    const { questionNavigator } = navigatorOf({ from: { position: 2, moves: 4 } })
    const seen: number[] = []
    const stop = questionNavigator.subscribe(() => seen.push(questionNavigator.position()))
    expect(questionNavigator.hasMoved()).toBe(false)
    questionNavigator.next()
    questionNavigator.back()
    questionNavigator.goTo(7)
    expect(questionNavigator.hasMoved()).toBe(true)
    stop()
    questionNavigator.next()
    expect(seen).toEqual([3, 2, 7])
  })

  it('is no other user’s, and no other activity’s', () => {
    const { questionNavigator } = navigatorOf()
    questionNavigator.goTo(9)
    void questionNavigator.keepNow()
    const others = [
      { ownerId: 8 },
      { activity: { ...ACTIVITY, refId: 9 } },
      { activity: { ...ACTIVITY, jobStepActivityId: 9 } },
    ]
    for (const other of others) expect(opened(other)).toEqual({ position: 0, moves: 0 })
  })

  it('I7 goes to the question that another tab had on screen, but not back from where one went here', async () => {
    const { questionNavigator, stored } = navigatorOf({ from: { position: 2, moves: 5 } })
    questionNavigator.adopt({ position: 7, moves: 9 })
    expect(questionNavigator.position()).toBe(7)
    questionNavigator.next()
    questionNavigator.adopt({ position: 7, moves: 9 })
    expect(questionNavigator.position()).toBe(8)
    await questionNavigator.keepNow()
    expect(stored).toEqual([{ position: 8, moves: 10 }])
  })

  it('leads back from a question that was looked up, unless the candidate goes elsewhere', () => {
    const { questionNavigator } = navigatorOf({ from: { position: 120, moves: 3 } })
    questionNavigator.lookUp(7)
    expect([questionNavigator.position(), questionNavigator.following()]).toEqual([7, 120])
    questionNavigator.next()
    expect([questionNavigator.position(), questionNavigator.following()]).toEqual([120, 121])
    questionNavigator.lookUp(7)
    questionNavigator.back()
    questionNavigator.next()
    expect([questionNavigator.position(), questionNavigator.following()]).toEqual([7, 8])
  })
})
