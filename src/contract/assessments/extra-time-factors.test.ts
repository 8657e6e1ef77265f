import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { EXTRA_TIMES, longestExtraTime, withExtraTime } from './extra-time-factors.ts'

const anyExtraTime = fc.constantFrom(...EXTRA_TIMES)

describe('extra time', () => {
  it.each([
    [480, 'none', 480],
    [480, '1.25', 600],
    [61, '1.25', 77],
    [60, '1.5', 90],
    [60, '2', 120],
    [60, 'no_limit', null],
  ] as const)('makes of %i seconds with %s: %s', (seconds, extraTime, expected) => {
    expect(withExtraTime(seconds, extraTime)).toBe(expected)
  })

  it('never makes a limit shorter, and each step makes it longer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 86_400 }), (seconds) => {
        const limits = EXTRA_TIMES.map((one) => withExtraTime(seconds, one) ?? Infinity)
        expect(limits[0]).toBe(seconds)
        expect(limits.every((limit, index) => limit > (limits[index - 1] ?? 0))).toBe(true)
      }),
    )
  })

  it('is the longest of several in any order', () => {
    expect(longestExtraTime([])).toBe('none')
    fc.assert(
      fc.property(fc.array(anyExtraTime, { minLength: 1 }), (given) => {
        const places = given.map((one) => EXTRA_TIMES.indexOf(one))
        expect(EXTRA_TIMES.indexOf(longestExtraTime(given))).toBe(Math.max(...places))
      }),
    )
  })
})
