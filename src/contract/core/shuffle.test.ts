import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { shuffled, type RandomBelow } from './shuffle.ts'

const SEED = 20_261_126
const DRAWS = 24_000
const ORDERS = 24
/** χ² with 23 degrees of freedom is above it once in ten thousand times, by the table of NIST. */
const HIGHEST_CHI_SQUARE = 56

describe('an order by chance', () => {
  it('has every item once, whatever the items and the chance', () => {
    const numbers = fc.array(fc.nat({ max: 2 ** 32 - 1 }), { minLength: 30, maxLength: 30 })
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 30 }), numbers, (items, chance) => {
        const draws = [...chance]
        const order = shuffled(items, (limit) => (draws.pop() ?? 0) % limit)
        expect(order.toSorted(ascending)).toEqual(items.toSorted(ascending))
      }),
    )
  })

  it('is any order, by what is drawn', () => {
    const orders = [0, 1, 2].flatMap((first) =>
      [0, 1].map((second) => shuffled(['a', 'b', 'c'], drawing([first, second, 0])).join('')),
    )
    expect(orders.toSorted()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
  })

  it('is every order as often as the others', () => {
    const source = repeatable()
    const counts = new Map<string, number>()
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const order = shuffled([1, 2, 3, 4], source).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(ORDERS)
    const each = DRAWS / ORDERS
    const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - each) ** 2 / each, 0)
    expect(chiSquare).toBeLessThan(HIGHEST_CHI_SQUARE)
  })

  it('draws again what would prefer small numbers', () => {
    const draws = [2 ** 32 - 1, 2]
    const spy = vi.spyOn(globalThis.crypto, 'getRandomValues').mockImplementation((array) => {
      if (array instanceof Uint32Array) array[0] = draws.shift() ?? 0
      return array
    })
    expect(shuffled(['a', 'b', 'c'])).toEqual(['c', 'a', 'b'])
    spy.mockRestore()
  })
})

function ascending(one: number, other: number): number {
  return one - other
}

function drawing(numbers: number[]): RandomBelow {
  return () => numbers.shift() ?? 0
}

/** xorshift32, by Marsaglia (2003): not for secrets, and the same numbers in every run. */
function repeatable(): RandomBelow {
  let state = SEED
  return (limit) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return Math.floor(((state >>> 0) / 2 ** 32) * limit)
  }
}
