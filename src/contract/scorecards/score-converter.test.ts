import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { converterProblem, convertScore, type ScoreConverter } from './score-converter.ts'

const points = [
  { from: 20, to: 10 },
  { from: 50, to: 70 },
  { from: 90, to: 100 },
]

describe('a converter by cut points', () => {
  const linear: ScoreConverter = { kind: 'linear', points }

  it.each([
    [0, 10],
    [20, 10],
    [35, 40],
    [50, 70],
    [70, 85],
    [90, 100],
    [100, 100],
  ])('makes of a raw fit of %d a score of %d', (raw, score) => {
    expect(convertScore(raw, linear)).toBe(score)
  })
})

describe('a converter by a table', () => {
  const table: ScoreConverter = { kind: 'table', points }

  it.each([
    [0, 10],
    [49.99, 10],
    [50, 70],
    [89, 70],
    [90, 100],
  ])('makes of a raw fit of %d a score of %d', (raw, score) => {
    expect(convertScore(raw, table)).toBe(score)
  })
})

describe('any converter that is allowed', () => {
  const rising = fc.uniqueArray(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 20 })
  const levels = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 20, maxLength: 20 })
  const converters = fc
    .tuple(rising, levels, fc.constantFrom('linear' as const, 'table' as const))
    .map(([froms, tos, kind]) => {
      const sorted = tos.toSorted((one, other) => one - other)
      return {
        kind,
        points: froms
          .toSorted((one, other) => one - other)
          .map((from, index) => ({ from, to: sorted[index] ?? 100 })),
      }
    })

  it('stays between 0 and 100, and gives no higher fit a lower score', () => {
    const raw = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(converters, raw, raw, (converter, one, other) => {
        expect(converterProblem(converter)).toBeNull()
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        const [lower, higher] = [convertScore(low, converter), convertScore(high, converter)]
        expect(lower).toBeGreaterThanOrEqual(0)
        expect(higher).toBeLessThanOrEqual(100)
        expect(lower).toBeLessThanOrEqual(higher)
      }),
    )
  })
})

it('A converter that falls, or whose raw fits do not rise, is named as such', () => {
  const of = (...pairs: [number, number][]): ScoreConverter => ({
    kind: 'linear',
    points: pairs.map(([from, to]) => ({ from, to })),
  })
  expect(converterProblem(of([0, 0], [50, 60], [50, 70]))).toBe('not_ascending')
  expect(converterProblem(of([0, 50], [100, 40]))).toBe('falling')
  expect(converterProblem(of([0, 50], [100, 50]))).toBeNull()
})
