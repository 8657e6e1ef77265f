import { describe, expect, it } from 'vitest'

import { paceOf } from './answer-pace.ts'

const START = Date.parse('2026-03-04T15:00:00.000Z')

/** Answers at these milliseconds after the start. */
function at(...offsets: number[]) {
  return offsets.map((offset) => ({ answeredAt: new Date(START + offset), isCapped: false }))
}

/** As many answers, each so many milliseconds after the one before. */
function every(milliseconds: number, count = 36) {
  return at(...Array.from({ length: count }, (_, index) => index * milliseconds))
}

describe('paceOf', () => {
  it('flags 36 answers in 6 seconds', () => {
    expect(paceOf(every(167))).toEqual({ median_seconds: 0.167, is_very_fast: true })
  })

  it('flags a median below one second, and no median of one second', () => {
    expect(paceOf(every(999))?.is_very_fast).toBe(true)
    expect(paceOf(every(1000))?.is_very_fast).toBe(false)
  })

  it('is the median of the gaps, in whatever order the answers are stored', () => {
    // Gaps by hand: ten of 4 s, one of 2 s and one of an hour: the median is 4 s.
    const times = [...every(4000, 11), ...at(42_000, 3_642_000)]
    expect(paceOf(times.toReversed())).toEqual({ median_seconds: 4, is_very_fast: false })
    // An even number of gaps: five of 1 s and five of 2 s.
    const ten = at(0, 1000, 2000, 3000, 4000, 5000, 7000, 9000, 11_000, 13_000, 15_000)
    expect(paceOf(ten)?.median_seconds).toBe(1.5)
  })

  it('does not take a long pause for careful answers', () => {
    const rest = every(100, 18).map(({ answeredAt }) => Number(answeredAt) - START + 86_400_000)
    expect(paceOf([...every(100, 18), ...at(...rest)])?.is_very_fast).toBe(true)
  })

  it('says nothing of a few answers', () => {
    expect(paceOf(every(10, 10))).toBeNull()
    expect(paceOf(every(10, 11))).not.toBeNull()
    expect(paceOf([])).toBeNull()
  })

  it('says nothing of times that the server had to set, which are all the same', () => {
    const capped = every(0).map((time) => ({ ...time, isCapped: true }))
    expect(paceOf(capped)).toBeNull()
    expect(
      paceOf([...capped, ...at(...every(5000, 12).map((_, index) => 60_000 + index * 5000))]),
    ).toEqual({ median_seconds: 5, is_very_fast: false })
  })
})
