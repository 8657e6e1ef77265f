import { describe, expect, it } from 'vitest'

import { fitOf } from './fit.ts'

const scores = [
  { attribute: 'teamwork', score: 80 },
  { attribute: 'initiative', score: 50 },
  { attribute: 'openness', score: null },
]

describe('fitOf', () => {
  it('is the weighted mean', () => {
    const weights = [
      { attribute: 'teamwork', weight: 2 },
      { attribute: 'initiative', weight: 1 },
    ]
    expect(fitOf(scores, weights)).toEqual({ score: 70, missing: [] })
  })

  it('weighs what there is and names what is missing', () => {
    const weights = [
      { attribute: 'teamwork', weight: 1 },
      { attribute: 'initiative', weight: 0.5 },
      { attribute: 'openness', weight: 3 },
      { attribute: 'reliability', weight: 1 },
    ]
    expect(fitOf(scores, weights)).toEqual({ score: 70, missing: ['openness', 'reliability'] })
  })

  it('is null when nothing that counts is scored', () => {
    expect(fitOf(scores, [{ attribute: 'openness', weight: 1 }])).toEqual({
      score: null,
      missing: ['openness'],
    })
    expect(fitOf(scores, [{ attribute: 'teamwork', weight: 0 }])).toEqual({
      score: null,
      missing: [],
    })
    expect(fitOf([], [])).toEqual({ score: null, missing: [] })
  })

  it('stays between the lowest and the highest score', () => {
    const weights = scores.map(({ attribute }, index) => ({ attribute, weight: 0.1 * (index + 1) }))
    expect(fitOf(scores, weights).score).toBe(60)
  })
})
