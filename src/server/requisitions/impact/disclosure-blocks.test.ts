import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { FEWEST_TOLD } from '#contract/eeoc-choices.ts'

import { cutBlocks, SIDES, type Piece, type Side } from './disclosure-blocks.ts'

/** A requisition: the block of each of its people. */
type Blocks = readonly number[]

const people = fc.integer({ min: 0, max: 60 })
const sides = (count: number) =>
  fc.array(fc.constantFrom(...SIDES), { minLength: count, maxLength: count })
/** Up to eight selections one after the other, among people some of whom leave and return. */
const selections = people.chain((count) => fc.array(sides(count), { minLength: 1, maxLength: 8 }))

describe('cutting blocks', () => {
  it('leaves no block of fewer than five people, however often it is asked', () => {
    fc.assert(
      fc.property(selections, (asked) => {
        const blocks = askAll(asked)
        for (const size of sizesOf(blocks).values())
          expect(size).toBeGreaterThanOrEqual(FEWEST_TOLD)
      }),
    )
  })

  it('puts all people of a block on one side in each of the figures that were shown', () => {
    fc.assert(
      fc.property(selections, (asked) => {
        const shown: Side[][] = []
        const blocks = asked.reduce<Blocks>((before, one) => {
          const { after, counted } = ask(before, one)
          shown.push(counted)
          return after
        }, withoutAsked(asked))
        for (const counted of shown)
          for (const block of sizesOf(blocks).keys()) {
            const ofBlock = counted.filter((_, person) => blocks[person] === block)
            expect(new Set(ofBlock).size).toBe(1)
          }
      }),
    )
  })

  it('has figures about five people more or none for a selection that differs by one person', () => {
    const attacked = people
      .filter((count) => count > 0)
      .chain((count) =>
        fc.tuple(fc.array(sides(count), { minLength: 1, maxLength: 4 }), fc.nat(count - 1)),
      )
    fc.assert(
      fc.property(attacked, ([asked, victim]) => {
        const last = asked.at(-1) ?? []
        const { after, counted } = ask(askAll(asked.slice(0, -1), last.length), last)
        for (const side of SIDES) {
          const { counted: again } = ask(after, last.with(victim, side))
          const differing = again.filter((one, person) => one !== counted[person]).length
          expect(differing === 0 || differing >= FEWEST_TOLD).toBe(true)
        }
      }),
    )
  })

  it('cuts a first selection as it is where five or more are on each side', () => {
    const pieces = [piece({ side: 'staying', people: 20 }), piece({ side: 'rejected', people: 5 })]
    const { counted, regrouped } = cutBlocks(pieces)
    expect([...counted.values()]).toEqual(['staying', 'rejected'])
    expect(regrouped).toBe(0)
  })

  it('counts those who joined only once they are five, and the rejected ones of a batch no more', () => {
    const before = [
      piece({ block: 1, side: 'staying', people: 20 }),
      piece({ block: 2, side: 'out', people: 9 }),
    ]
    const few = cutBlocks([...before, piece({ side: 'staying', people: 4 })])
    expect([few.counted, few.moves, few.regrouped]).toEqual([new Map([[1, 'staying']]), [], 4])
    const five = cutBlocks([...before, piece({ side: 'staying', people: 5 })])
    expect(five.counted).toEqual(
      new Map([
        [1, 'staying'],
        [3, 'staying'],
      ]),
    )
  })

  it('counts fewer than five who left as before, and says how many', () => {
    const { counted, regrouped, regroupedRejected } = cutBlocks([
      piece({ block: 1, side: 'staying', people: 20 }),
      piece({ block: 1, side: 'out', people: 4 }),
    ])
    expect([counted, regrouped, regroupedRejected]).toEqual([new Map([[1, 'staying']]), 4, 0])
  })

  it('leaves out the block of an applicant who was erased', () => {
    const { counted, regrouped } = cutBlocks([
      piece({ block: 1, side: 'staying', people: 20 }),
      piece({ block: 1, side: 'out', people: 1, erased: 1 }),
    ])
    expect([counted, regrouped]).toEqual([new Map(), 20])
  })
})

function piece(values: Partial<Piece>): Piece {
  return { block: 0, side: 'staying', people: 5, erased: 0, ...values }
}

function withoutAsked([first = []]: readonly (readonly Side[])[]): Blocks {
  return first.map(() => 0)
}

function askAll(asked: readonly (readonly Side[])[], count = asked[0]?.length ?? 0): Blocks {
  const before: Blocks = Array.from({ length: count }, () => 0)
  return asked.reduce<Blocks>((blocks, one) => ask(blocks, one).after, before)
}

/** What the server does with one selection: the blocks after it, and as what everyone is counted. */
function ask(blocks: Blocks, selection: readonly Side[]): { after: Blocks; counted: Side[] } {
  const pieces = new Map<string, Piece>()
  for (const [person, side] of selection.entries()) {
    const block = blocks[person] ?? 0
    const before = pieces.get(`${block} ${side}`)?.people ?? 0
    pieces.set(`${block} ${side}`, piece({ block, side, people: before + 1 }))
  }
  const { moves, counted } = cutBlocks([...pieces.values()])
  const after = blocks.map(
    (block, person) =>
      moves.find((move) => move.block === block && move.side === selection[person])?.to ?? block,
  )
  return { after, counted: after.map((block) => counted.get(block) ?? 'out') }
}

function sizesOf(blocks: Blocks): Map<number, number> {
  const sizes = new Map<number, number>()
  for (const block of blocks) if (block > 0) sizes.set(block, (sizes.get(block) ?? 0) + 1)
  return sizes
}
