import { describe, expect, it } from 'vitest'

import { describeEffect, rankCorrelation } from './model-effect.ts'

const pairs = (rows: [number, number][]) => rows.map(([before, after]) => ({ before, after }))

describe('the rank correlation of two scorings', () => {
  it('is that of published examples', () => {
    // IQ against hours of television, Wikipedia's worked example of Spearman's rho: −29/165.
    const iq = [106, 100, 86, 101, 99, 103, 97, 113, 112, 110]
    const hours = [7, 27, 2, 50, 28, 29, 20, 12, 6, 17]
    const rows = iq.map((before, index) => ({ before, after: hours[index] ?? 0 }))
    expect(rankCorrelation(rows)).toBe(-0.1758)
  })

  it('gives equal scores the mean of their ranks', () => {
    // Ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4: r = 4.5 / √(4.5 · 5).
    expect(
      rankCorrelation(
        pairs([
          [1, 1],
          [2, 2],
          [2, 3],
          [3, 4],
        ]),
      ),
    ).toBe(0.9487)
  })

  it('is unknown for two applicants, and where all have one score', () => {
    expect(
      rankCorrelation(
        pairs([
          [1, 1],
          [2, 2],
        ]),
      ),
    ).toBeNull()
    expect(
      rankCorrelation(
        pairs([
          [1, 5],
          [2, 5],
          [3, 5],
        ]),
      ),
    ).toBeNull()
  })
})

describe('what a model would do', () => {
  it('is counted over the applicants who have a score before and after', () => {
    const whole = (before: number | null, after: number | null) => ({
      before,
      after,
      isPartly: false,
    })
    const rows = [
      whole(50, 70),
      whole(60, 60),
      { ...whole(80, 40), isPartly: true },
      whole(null, 55),
      whole(45, null),
    ]
    expect(describeEffect(rows, 60)).toEqual({
      compared: 3,
      gained: 1,
      lost: 1,
      partly_measured: 1,
      changed: 2,
      mean_before: 63.33,
      mean_after: 56.67,
      rank_correlation: -1,
      cut: 60,
      passed_before: 2,
      passed_after: 2,
      newly_passed: 1,
      newly_failed: 1,
    })
  })

  it('has no means where no one has a score', () => {
    expect(describeEffect([], 60)).toMatchObject({
      compared: 0,
      mean_before: null,
      mean_after: null,
      rank_correlation: null,
    })
  })
})
