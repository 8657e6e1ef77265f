import { describe, expect, it } from 'vitest'

import { NUMERICAL_SECTIONS } from './numerical-items.ts'
import { numerical } from './numerical.ts'

/** Every item calculated a second time, from the numbers of its text and not from its key. */
const CALCULATED: Readonly<Record<string, readonly number[]>> = {
  shares: [
    80 * 1.15,
    (100 * 36) / 240,
    45 / 0.75,
    (720 * 4) / (2 + 3 + 4),
    (100 * (60 - 50)) / 50,
    (10 * 12 + 5 * 18) / 15,
    (51 / 3) * 7,
    (100 * (120 - 42)) / 120,
    200 * 0.8 * 1.1,
    16 * 0.75,
  ],
  rates: [
    (18 / 3) * 10,
    (4 * 6) / 3,
    150 / 2.5,
    ((21 * 60 + 45 + 8 * 60 + 30) % (24 * 60)) - 6 * 60,
    (600 - 600 / 3) / 25,
    leastCommonMultiple(4, 6),
    (90 - 35) * 4,
    (1200 / 8) * 5,
    (3 * 60) / 12,
    16 * 60 + 10 - (13 * 60 + 40),
  ],
}

describe.each(NUMERICAL_SECTIONS)('the section $id', ({ id, items }) => {
  it('has ten items, each with the right result among five different ones in order', () => {
    expect(items).toHaveLength(10)
    for (const { choices, right } of items) {
      expect(choices).toHaveLength(5)
      expect(choices).toEqual([...new Set(choices)].toSorted((one, other) => one - other))
      expect(choices).toContain(right)
    }
  })

  it('is keyed as its texts calculate', () => {
    const calculated = CALCULATED[id] ?? []
    expect(items.map(({ right }) => right)).toEqual(calculated.map((one) => expect.closeTo(one, 9)))
    const [scale] = numerical.scoring.scales
    const keyed = new Map(scale?.items.map(({ question_id, right }) => [question_id, right]))
    for (const [index, result] of calculated.entries()) {
      const questionId = `numerical-${id}-${index + 1}`
      const options = numerical.content.response_sets[questionId]
      const right = options?.find(({ value }) => value === keyed.get(questionId))
      expect([questionId, Number(right?.label.en)]).toEqual([questionId, expect.closeTo(result, 9)])
    }
  })

  it('has every number of an item in all three languages', () => {
    for (const { en, es, fr } of items) {
      const numbers = numbersOf(en)
      expect(numbersOf(es)).toEqual(numbers)
      expect(numbersOf(fr)).toEqual(numbers)
    }
  })
})

it('puts the right result at no place of the five much more often than at the others', () => {
  const places = (numerical.scoring.scales[0]?.items ?? []).map(({ right }) => right)
  for (const place of [1, 2, 3, 4, 5])
    expect(places.filter((one) => one === place).length).toBeLessThanOrEqual(8)
})

function numbersOf(text: string): string[] {
  return (text.match(/\d+/g) ?? []).toSorted()
}

function leastCommonMultiple(one: number, other: number): number {
  let multiple = one
  while (multiple % other !== 0) multiple += one
  return multiple
}
