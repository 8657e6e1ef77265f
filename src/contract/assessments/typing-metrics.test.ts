import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { TypingEvent } from './typing-log.ts'
import { compareTyped, passageOf, typingFlags, typingMetrics } from './typing-metrics.ts'

const PASSAGE = 'the cat sat on the mat'

/** One key after the other, each so many milliseconds after the one before. */
function typed(text: string, pause: number | ((index: number) => number) = 100): TypingEvent[] {
  let at = 0
  return Array.from(text, (inserted, index) => {
    if (index > 0) at += typeof pause === 'number' ? pause : pause(index)
    return { at, deleted: 0, inserted }
  })
}

const deleted = (at: number, count: number): TypingEvent => ({ at, deleted: count, inserted: '' })

describe('the measures of a typing test, worked by hand', () => {
  it('counts five correct characters as a word', () => {
    // 22 characters in 30 s: 22 / 5 / 0.5.
    const metrics = typingMetrics({ passage: PASSAGE, seconds: 30, events: typed(PASSAGE) })
    expect(metrics).toMatchObject({ wpm: 8.8, raw_wpm: 8.8, accuracy: 100, correct: 22 })
    expect(metrics).toMatchObject({ uncorrected: 0, corrected: 0 })
  })

  it('does not take as wrong what follows a letter that was left out', () => {
    const events = typed('the ct sat on the mat')
    // 21 of 22 right, one missing: 21 / (21 + 1).
    const metrics = typingMetrics({ passage: PASSAGE, seconds: 60, events })
    expect(metrics).toMatchObject({ wpm: 4.2, correct: 21, uncorrected: 1 })
    expect(metrics.accuracy).toBeCloseTo((100 * 21) / 22, 10)
  })

  it('counts a wrong letter that stays once, and one that was corrected once', () => {
    const wrong = typingMetrics({ passage: PASSAGE, seconds: 60, events: typed('tha cat') })
    // Of seven characters six are right.
    expect(wrong).toMatchObject({ correct: 6, uncorrected: 1, corrected: 0 })
    const events = [...typed('tha'), deleted(300, 1), { at: 400, deleted: 0, inserted: 'e' }]
    const corrected = typingMetrics({ passage: PASSAGE, seconds: 60, events })
    expect(corrected).toMatchObject({ correct: 3, uncorrected: 0, corrected: 1, accuracy: 75 })
    // Four were typed, three are right: 4 / 5 and 3 / 5 in one minute.
    expect([corrected.raw_wpm, corrected.wpm]).toEqual([0.8, 0.6])
  })

  it('begins the passage again where it ends', () => {
    expect(passageOf('abc', 8)).toBe('abc abc abc')
    const events = typed(`${PASSAGE} ${PASSAGE}`)
    expect(typingMetrics({ passage: PASSAGE, seconds: 60, events })).toMatchObject({
      correct: 45,
      uncorrected: 0,
    })
  })

  it('leaves out what came after the end of the time', () => {
    const events = [...typed('the'), { at: 60_001, deleted: 0, inserted: ' cat' }]
    expect(typingMetrics({ passage: PASSAGE, seconds: 60, events }).correct).toBe(3)
  })

  it('takes the quotes and dashes of phones for the plain ones', () => {
    const passage = `it's "so" - yes`
    const events = typed('it’s “so” – yes')
    expect(typingMetrics({ passage, seconds: 60, events }).accuracy).toBe(100)
  })

  it('says nothing of nothing', () => {
    const metrics = typingMetrics({ passage: PASSAGE, seconds: 60, events: [] })
    expect(metrics).toEqual({
      wpm: 0,
      raw_wpm: 0,
      accuracy: null,
      consistency: null,
      correct: 0,
      uncorrected: 0,
      corrected: 0,
    })
  })

  it('is consistent at one speed, less so with a pause, and says so only after 15 s', () => {
    const text = passageOf(PASSAGE, 400).slice(0, 200)
    const at = (events: TypingEvent[]) =>
      typingMetrics({ passage: PASSAGE, seconds: 60, events }).consistency
    // Ten keys a second: 50 in each 5 s.
    expect(at(typed(text))).toBe(100)
    // 5 s without a key: 50, 0, 50, 50, 50 … 80 on average, spread 40 %: one window of four empty is sqrt(3)/3.
    const paused = typed(text.slice(0, 151), (index) => (index === 50 ? 5100 : 100))
    expect(at(paused)).toBeCloseTo(100 * (1 - Math.sqrt(3) / 3), 5)
    expect(at(typed(text.slice(0, 100)))).toBeNull()
  })
})

describe('comparing with the passage', () => {
  // The whole table, without a band: slow, and plainly right.
  function distance(text: string, target: string): number {
    let row = Array.from({ length: target.length + 1 }, (_, j) => j)
    for (const [i, character] of Array.from(text).entries()) {
      const next = [i + 1]
      for (let j = 1; j <= target.length; j += 1)
        next[j] = Math.min(
          (row[j - 1] ?? 0) + (target[j - 1] === character ? 0 : 1),
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
        )
      row = next
    }
    return Math.min(...row)
  }

  it('finds as few errors as the whole table does', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 60 })
    fc.assert(
      fc.property(word, word, (text, target) => {
        const { correct, errors } = compareTyped(text, target)
        expect(errors).toBe(distance(text, target))
        expect(correct).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('takes a thousand characters for wrong when they have nothing to do with it', () => {
    const { correct } = compareTyped('x'.repeat(1000), passageOf(PASSAGE, 1300))
    expect(correct).toBe(0)
  })
})

describe('what no hand types', () => {
  const test = (events: readonly TypingEvent[], seconds = 60) =>
    typingFlags({ passage: PASSAGE, seconds, events })
  const hand = (index: number) => 110 + ((index * 37) % 60)
  const text = passageOf(PASSAGE, 300).slice(0, 300)

  it('flags nothing of a hand, with corrections and words from suggestions', () => {
    const events = typed(text, hand)
    const last = events.at(-1)?.at ?? 0
    expect(test([...events, deleted(last + 200, 3)])).toEqual([])
    expect(test([...events, { at: last + 300, deleted: 3, inserted: 'fishmonger ' }])).toEqual([])
    expect(test([])).toEqual([])
  })

  it('flags a text that came at once', () => {
    expect(test([{ at: 0, deleted: 0, inserted: PASSAGE.repeat(2) }])).toEqual(['inserted'])
  })

  it('flags a key that was held', () => {
    expect(test([...typed('the', hand), ...typed('eeeeeeee', 33)])).toEqual(['key_repeat'])
    expect(test(typed('eeeeeeee', 120))).toEqual([])
  })

  it('flags more than hands can do, and a machine’s rhythm', () => {
    expect(test(typed(text, (index) => 10 + (index % 20)))).toEqual(['too_fast'])
    expect(test(typed(text, 120))).toEqual(['too_even'])
  })

  it('flags what came after the time', () => {
    expect(test([...typed('the', hand), { at: 63_000, deleted: 0, inserted: 'e' }])).toEqual([
      'too_late',
    ])
  })
})
