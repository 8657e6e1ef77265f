import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { fisherExactP, impactOf, type GroupCounts } from './adverse-impact.ts'

const counts = fc
  .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 60 }))
  .map(([considered, selected]) => ({ considered, selected: Math.min(considered, selected) }))

describe("Fisher's exact test", () => {
  it.each([
    // Fisher's tea tasting and convictions of twins, as in the manual of R's `fisher.test`.
    { one: [4, 3], other: [4, 1], p: 0.4857143 },
    { one: [12, 10], other: [18, 3], p: 0.0005367241 },
    // Wikipedia, "Fisher's exact test": men and women who study.
    { one: [12, 1], other: [12, 9], p: 0.002759456 },
    // The example of scipy.stats.fisher_exact: whales and sharks in two oceans.
    { one: [10, 8], other: [6, 1], p: 0.03496503 },
  ] as const)('gives the published p of $one and $other', ({ one, other, p }) => {
    expect(fisherExactP(of(one), of(other))).toBeCloseTo(p, 7)
  })

  it('is symmetric, between 0 and 1, and 1 for equal groups', () => {
    fc.assert(
      fc.property(counts, counts, (one, other) => {
        const p = fisherExactP(one, other)
        expect(p).toBeGreaterThan(0)
        expect(p).toBeLessThanOrEqual(1)
        expect(fisherExactP(other, one)).toBeCloseTo(p, 9)
        expect(fisherExactP(one, one)).toBeCloseTo(1, 9)
        const rejected = ({ considered, selected }: GroupCounts) => ({
          considered,
          selected: considered - selected,
        })
        expect(fisherExactP(rejected(one), rejected(other))).toBeCloseTo(p, 9)
      }),
    )
  })

  it('stays exact for thousands of people', () => {
    // 50 % and 55 % of 2,000 each: z = 3.166 without continuity correction, p near 0.0017.
    const p = fisherExactP(of([2000, 1000]), of([2000, 1100]))
    expect(p).toBeGreaterThan(0.0014)
    expect(p).toBeLessThan(0.002)
  })
})

describe('the impact of a selection', () => {
  it('compares every group with the one of the highest rate', () => {
    // The example of the Uniform Guidelines' questions and answers, question 12: 48 of 80 and 12 of 40.
    const [white, black] = impactOf([of([80, 48]), of([40, 12])])
    expect(white).toEqual({
      rate: 0.6,
      ratio: 1,
      isReference: true,
      isFlagged: false,
      pValue: null,
      isFlippedByOne: false,
    })
    expect(black).toMatchObject({ rate: 0.3, ratio: 0.5, isReference: false, isFlagged: true })
    expect(black?.isFlippedByOne).toBe(false)
  })

  it('does not flag a ratio of exactly four fifths', () => {
    const [, other] = impactOf([of([7, 7]), of([35, 28])])
    expect(other).toMatchObject({ ratio: 0.8, isFlagged: false, isFlippedByOne: true })
  })

  it('says where one decision would clear a flag', () => {
    const [, other] = impactOf([of([20, 20]), of([20, 15])])
    expect(other).toMatchObject({ isFlagged: true, isFlippedByOne: true })
    const [, third] = impactOf([of([20, 20]), of([20, 14])])
    expect(third).toMatchObject({ isFlagged: true, isFlippedByOne: false })
  })

  it('compares with the larger one of groups with equal rates', () => {
    const found = impactOf([of([10, 5]), of([20, 10]), of([10, 5])])
    expect(found.map(({ isReference }) => isReference)).toEqual([false, true, false])
  })

  it('has no ratio where no one is selected', () => {
    const nothing = { ratio: null, isFlagged: false, pValue: null, isFlippedByOne: false }
    expect(impactOf([of([10, 0]), of([20, 0])])).toMatchObject([nothing, nothing])
    expect(impactOf([])).toEqual([])
  })

  it('has one reference, and flags what is below 0.80 of it', () => {
    fc.assert(
      fc.property(fc.array(counts, { minLength: 2, maxLength: 7 }), (groups) => {
        fc.pre(groups.some(({ selected }) => selected > 0))
        const found = impactOf(groups)
        expect(found.filter(({ isReference }) => isReference)).toHaveLength(1)
        for (const { ratio, isFlagged } of found) {
          expect(ratio).toBeLessThanOrEqual(1)
          const isAtLimit = Math.abs((ratio ?? 1) - 0.8) < 1e-9
          expect(isFlagged).toBe(!isAtLimit && (ratio ?? 1) < 0.8)
        }
      }),
    )
  })

  it.each([
    [0, 0],
    [5, 6],
    [5, -1],
    [5, 1.5],
  ])('refuses %i people of whom %i are selected', (considered, selected) => {
    expect(() => impactOf([{ considered, selected }])).toThrow(RangeError)
  })
})

function of([considered, selected]: readonly [number, number]): GroupCounts {
  return { considered, selected }
}
