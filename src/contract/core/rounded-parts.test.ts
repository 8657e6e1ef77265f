import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { roundParts } from './rounded-parts.ts'

describe('the parts of a whole', () => {
  it('add up to 100 where each by itself would be rounded down', () => {
    expect(roundParts([100 / 3, 100 / 3, 100 / 3])).toEqual([34, 33, 33])
    expect(roundParts([])).toEqual([])
  })

  it('add up in tenths to what their sum is rounded to', () => {
    // Each by itself: 27.2, 27.2 and 27.2, under a total of 81.7.
    expect(roundParts([27.22, 27.22, 27.21], { perUnit: 10 })).toEqual([27.3, 27.2, 27.2])
  })

  it('are each the number below or above, and together the whole, whatever they are', () => {
    const numbers = fc.array(fc.float({ min: 0, max: 1000, noNaN: true }), { maxLength: 20 })
    fc.assert(
      fc.property(numbers, (values) => {
        const rounded = roundParts(values)
        const sum = values.reduce((total, value) => total + value, 0)
        expect(Math.abs(rounded.reduce((total, value) => total + value, 0) - sum)).toBeLessThan(
          0.501,
        )
        for (const [index, value] of values.entries())
          expect(Math.abs((rounded[index] ?? NaN) - value)).toBeLessThan(1.001)
      }),
    )
  })
})
