import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { FEWEST_TOLD } from '#contract/eeoc-choices.ts'

import { shownFigures, type BlockCount } from './impact-cells.ts'

const CHOICES = ['a', 'b', 'c', 'd']
/** How many people of a group stay, and how many are rejected. */
type Sides = readonly [number, number]

describe('the figures of a question', () => {
  it('are of the groups of whom at least five stay and five are rejected, or none', () => {
    expect(figures({ a: [20, 10], b: [5, 10], c: [0, 9], none: [6, 6] })).toMatchObject({
      groups: [
        { choice: 'a', considered: 30, selected: 20, ratio: 1, isReference: true },
        { choice: 'b', considered: 15, selected: 5, ratio: 0.5, isFlagged: true },
        { choice: 'c', considered: 9, selected: 0, ratio: 0, isFlagged: true },
      ],
      hidden: 0,
      unanswered: 12,
    })
  })

  it.each<{ what: string; of: Sides }>([
    { what: 'too few are considered', of: [2, 2] },
    { what: 'one stays', of: [1, 9] },
    { what: 'four are rejected', of: [9, 4] },
  ])('hide a group of which $what, and the next smallest with it', ({ of }) => {
    const shown = figures({ a: [20, 20], b: [20, 21], c: of, d: [10, 10] })
    expect(shown?.groups.map(({ choice }) => choice)).toEqual(['a', 'b'])
    expect(shown?.hidden).toBe(of[0] + of[1] + 20)
  })

  it('hide two small groups alone where they are many people together', () => {
    const shown = figures({ a: [20, 20], b: [20, 20], c: [3, 3], d: [4, 2] })
    expect([shown?.groups.length, shown?.hidden]).toEqual([2, 12])
  })

  it('count who made another choice like those who did not answer', () => {
    const shown = figures({ a: [10, 10], b: [10, 10], declined: [5, 5], none: [5, 5] })
    expect(shown).toMatchObject({ hidden: 0, unanswered: 20 })
  })

  it('are none where fewer than two groups are left', () => {
    expect(figures({ a: [20, 20], b: [2, 1] })).toBeNull()
  })

  it('are none where no one of the groups that are left stays', () => {
    expect(figures({ a: [0, 9], b: [0, 8], none: [10, 0] })).toBeNull()
  })

  it('are none where all people of one block gave the same answer', () => {
    const counted = new Map([
      [1, { side: 'staying', people: 20 }],
      [2, { side: 'rejected', people: 15 }],
      [3, { side: 'rejected', people: 5 }],
    ] as const)
    const counts = (ofThird: number) => [
      { block: 1, choice: 'a', people: 10 },
      { block: 1, choice: 'b', people: 10 },
      { block: 2, choice: 'a', people: 5 },
      { block: 2, choice: 'b', people: 5 },
      { block: 3, choice: 'a', people: ofThird },
    ]
    const shown = (ofThird: number) =>
      shownFigures({ counted, choices: CHOICES, counts: counts(ofThird) })
    expect(shown(4)).not.toBeNull()
    expect(shown(5)).toBeNull()
  })

  it('tell no small number, nor one by subtraction from the number of all', () => {
    const some = fc.tuple(fc.nat(12), fc.nat(12))
    const answers = fc.record({ a: some, b: some, c: some, d: some, none: some })
    fc.assert(
      fc.property(answers, (sides) => {
        const shown = figures(sides)
        fc.pre(shown !== null)
        const all = Object.values(sides)
        const [staying, rejected] = [0, 1].map((at) => sumOf(all.map((one) => one[at] ?? 0)))
        const groups = shown?.groups ?? []
        const isShownNone = shown?.unanswered !== null
        const known = [
          ...groups.map((one) => [one.selected, one.considered - one.selected]),
          ...(isShownNone ? [sides.none] : []),
        ]
        const rest = [
          (staying ?? 0) - sumOf(known.map(([first = 0]) => first)),
          (rejected ?? 0) - sumOf(known.map(([, second = 0]) => second)),
        ]
        expect(sumOf(rest)).toBe(shown?.hidden)
        const told = [...known, rest].flat()
        expect(told.filter((number) => number > 0 && number < FEWEST_TOLD)).toEqual([])
      }),
    )
  })
})

// Everyone who stays is in one block, everyone who is rejected in another.
function figures(sides: Readonly<Record<string, Sides>>) {
  const all = Object.values(sides)
  const counts: BlockCount[] = Object.entries(sides).flatMap(([choice, [staying, rejected]]) =>
    choice === 'none'
      ? []
      : [
          { block: 1, choice, people: staying },
          { block: 2, choice, people: rejected },
        ],
  )
  const counted = new Map([
    [1, { side: 'staying', people: sumOf(all.map(([staying]) => staying)) }],
    [2, { side: 'rejected', people: sumOf(all.map(([, rejected]) => rejected)) }],
  ] as const)
  return shownFigures({ counted, choices: CHOICES, counts })
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0)
}
