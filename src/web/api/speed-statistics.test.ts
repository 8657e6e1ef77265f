import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { jitter, median, megabits, percentile, speedOf } from './speed-statistics.ts'

const values = fc.array(fc.double({ min: 0, max: 60_000, noNaN: true }), { minLength: 1 })

describe('a percentile', () => {
  it.each([
    [[7], 0.9, 7],
    [[1, 3], 0.5, 2],
    [[40, 10, 30, 20], 0.5, 25],
    [[40, 10, 30, 20], 0.9, 37],
    [[10, 9, 2], 0, 2],
    [[10, 9, 2], 1, 10],
  ])('of %j at %d is %d', (of, share, expected) => {
    expect(percentile(of, share)).toBeCloseTo(expected)
  })

  it('lies between the values, whatever their order', () => {
    fc.assert(
      fc.property(values, fc.double({ min: 0, max: 1, noNaN: true }), (of, share) => {
        const at = percentile(of, share)
        expect(at).toBeGreaterThanOrEqual(Math.min(...of))
        expect(at).toBeLessThanOrEqual(Math.max(...of))
        expect(percentile(of.toReversed(), share)).toBe(at)
      }),
    )
  })
})

describe('a median', () => {
  it('is nothing without values', () => {
    expect([median([]), median([3, 1, 2])]).toEqual([null, 2])
  })
})

describe('jitter', () => {
  it.each([
    [[], null],
    [[20], null],
    [[20, 20, 20], 0],
    [[20, 30, 10], 15],
    [[10, 20, 30], 10],
  ])('of %j is %j: the mean of the differences from one to the next', (of, expected) => {
    expect(jitter(of)).toBe(expected)
  })

  it('is never negative, and no larger than the widest difference', () => {
    fc.assert(
      fc.property(values, (of) => {
        const found = jitter(of) ?? 0
        expect(found).toBeGreaterThanOrEqual(0)
        expect(found).toBeLessThanOrEqual(Math.max(...of) - Math.min(...of) + 1e-6)
      }),
    )
  })
})

describe('a speed', () => {
  it('is in millions of bits a second', () => {
    expect(megabits({ bytes: 1_250_000, ms: 1000 })).toBe(10)
    expect(megabits({ bytes: 12_500, ms: 1000 })).toBe(0.1)
  })

  it('is close to the best of the transfers, and unknown without any', () => {
    const transfers = [10, 20, 30, 40].map((mbps) => ({ bytes: mbps * 125_000, ms: 1000 }))
    expect(speedOf(transfers)).toBeCloseTo(37)
    expect(speedOf([])).toBeNull()
  })
})
