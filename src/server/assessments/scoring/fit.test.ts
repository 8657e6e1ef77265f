import { describe, expect, it } from 'vitest'

import { fitOf } from './fit.ts'

const scores = [
  { attribute: 'teamwork', points: 80 },
  { attribute: 'initiative', points: 50 },
  { attribute: 'openness', points: null },
]

describe('fitOf', () => {
  it('is the weighted mean', () => {
    const weights = [
      { attribute: 'teamwork', weight: 2 },
      { attribute: 'initiative', weight: 1 },
    ]
    expect(fitOf(scores, weights)).toMatchObject({ score: 70, missing: [] })
  })

  it('weighs what there is and names what is missing', () => {
    const weights = [
      { attribute: 'teamwork', weight: 1 },
      { attribute: 'initiative', weight: 0.5 },
      { attribute: 'openness', weight: 3 },
      { attribute: 'reliability', weight: 1 },
    ]
    expect(fitOf(scores, weights)).toMatchObject({
      score: 70,
      missing: ['openness', 'reliability'],
    })
  })

  it('is null when nothing that counts is scored', () => {
    expect(fitOf(scores, [{ attribute: 'openness', weight: 1 }])).toMatchObject({
      score: null,
      missing: ['openness'],
    })
    expect(fitOf(scores, [{ attribute: 'teamwork', weight: 0 }])).toMatchObject({
      score: null,
      missing: [],
    })
    expect(fitOf([], [])).toEqual({ score: null, parts: [], missing: [] })
  })

  it('stays between the lowest and the highest score', () => {
    const weights = scores.map(({ attribute }, index) => ({ attribute, weight: 0.1 * (index + 1) }))
    expect(fitOf(scores, weights).score).toBe(60)
  })

  it('has parts that add up to it, whatever the weights and the rounding', () => {
    const weights = [
      { attribute: 'teamwork', weight: 1 },
      { attribute: 'initiative', weight: 1 },
      { attribute: 'focus', weight: 1 },
      { attribute: 'openness', weight: 2 },
    ]
    const measured = [...scores, { attribute: 'focus', points: 33.35 }]
    const { score, parts } = fitOf(measured, weights)
    expect(score).toBe(54.45)
    expect(parts.map(({ contribution }) => contribution)).toEqual([26.67, 16.67, 11.11, null])
    const sum = parts.reduce((total, { contribution }) => total + (contribution ?? 0) * 100, 0)
    expect(Math.round(sum)).toBe(5445)
  })
})
