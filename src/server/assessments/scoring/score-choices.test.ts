import { describe, expect, it } from 'vitest'

import { scoreChoices } from './score-choices.ts'

const LICENSE = item('license', { weight: 3, scores: { 1: 100, 2: 0 } })
const SHIFTS = item('shifts', { weight: 1, scores: { 1: 60, 2: 60, 3: 10 } })
const UNWEIGHTED = item('town', { weight: 0, scores: { 1: 100 } })

describe('the score of an attribute from the answers to questions', () => {
  it('is the weighted mean of their points, to which the parts add up', () => {
    const { score, parts } = scoreChoices([LICENSE, SHIFTS], answers({ license: 1, shifts: [3] }))
    expect(score).toBe(77.5)
    expect(parts).toEqual([
      { attribute: 'license', weight: 3, points: 100, contribution: 75 },
      { attribute: 'shifts', weight: 1, points: 10, contribution: 2.5 },
    ])
  })

  it('adds up the points of several choices, to 100 at most', () => {
    expect(scoreChoices([SHIFTS], answers({ shifts: [2, 3] })).score).toBe(70)
    expect(scoreChoices([SHIFTS], answers({ shifts: [1, 2] })).score).toBe(100)
  })

  it('leaves out what has no answer, or an answer without points, and does not take it as zero', () => {
    const found = scoreChoices([LICENSE, SHIFTS], answers({ license: 1, shifts: [9] }))
    expect(found).toMatchObject({ score: 100, missing: ['shifts'] })
    expect(scoreChoices([LICENSE, SHIFTS], answers({ shifts: [3] })).score).toBe(10)
  })

  it('keeps an answer that is worth zero points', () => {
    expect(scoreChoices([LICENSE], answers({ license: 2 })).score).toBe(0)
  })

  it('is null, not zero, without any weight or any answer that counts', () => {
    expect(scoreChoices([UNWEIGHTED], answers({ town: 1 })).score).toBeNull()
    expect(scoreChoices([LICENSE], answers({})).score).toBeNull()
    expect(scoreChoices([], answers({ license: 1 })).score).toBeNull()
  })
})

function item(questionId: string, choices: { weight: number; scores: Record<string, number> }) {
  return { question_id: questionId, isReversed: false, choices }
}

function answers(values: Readonly<Record<string, number | number[]>>) {
  return new Map(Object.entries(values))
}
