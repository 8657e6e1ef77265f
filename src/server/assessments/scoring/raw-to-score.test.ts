import { describe, expect, it } from 'vitest'

import { hasConversion, rawToScore } from './raw-to-score.ts'
import { scoreScales } from './score-scales.ts'
import type { KeyedItem, Scale } from './scoring-key.ts'

const RANGE = { min: 1, max: 5 }
const statements: KeyedItem[] = ['a', 'b', 'c', 'd'].map((id, index) => ({
  question_id: id,
  isReversed: index === 1,
}))
const scale = (part: Pick<Scale, 'items' | 'norm'>): Scale => ({
  attribute: 'care',
  parent: null,
  name: { en: 'Care', es: 'Cuidado', fr: 'Soin' },
  ...part,
})

describe('what raw scores become', () => {
  it.each([
    ['of a norm group', { kind: 'normal', mean: 13.4, sd: 3.1, source: 'Test' }],
    ['of possible points', { kind: 'pomp' }],
  ] as const)('is the score that answers with that raw score get, %s', (_, norm) => {
    const one = scale({ items: statements, norm })
    const table = rawToScore({ range: RANGE }, { items: statements, norm })
    expect(table.map(({ raw }) => raw)).toEqual(Array.from({ length: 17 }, (_none, at) => at + 4))
    for (const a of [1, 3, 5])
      for (const b of [1, 2, 5]) {
        const answers = new Map(Object.entries({ a, b, c: 4, d: 2 }))
        const [scored] = scoreScales({ version: '1', range: RANGE, scales: [one] }, answers)
        expect(table).toContainEqual({ raw: scored?.raw, score: scored?.score })
      }
  })

  it('counts right choices from none to all', () => {
    const items = statements.map((item) => ({ ...item, right: 2 }))
    expect(rawToScore({ range: RANGE }, { items, norm: { kind: 'pomp' } })).toEqual([
      { raw: 0, score: 0 },
      { raw: 1, score: 25 },
      { raw: 2, score: 50 },
      { raw: 3, score: 75 },
      { raw: 4, score: 100 },
    ])
  })

  it('is not said of scores that are no sums of items', () => {
    expect(hasConversion({ items: statements, norm: { kind: 'pomp' } })).toBe(true)
    expect(hasConversion({ items: statements, norm: { kind: 'answer-scores' } })).toBe(false)
    expect(hasConversion({ items: [], norm: { kind: 'pomp' } })).toBe(false)
  })
})
