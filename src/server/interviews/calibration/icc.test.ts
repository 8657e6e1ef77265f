import { describe, expect, it } from 'vitest'

import { iccOneWay, iccTwoWay, type RatingSums } from './icc.ts'

/** Shrout and Fleiss (1979), table 2: four judges rate six targets. */
const PUBLISHED = [
  [9, 2, 5, 8],
  [6, 1, 3, 2],
  [8, 4, 6, 8],
  [7, 1, 2, 6],
  [10, 5, 6, 9],
  [6, 2, 4, 7],
]

describe('the intraclass correlation', () => {
  it('is 0.17 for different raters, as Shrout and Fleiss published', () => {
    expect(iccOneWay(sumsOf(PUBLISHED))).toBeCloseTo(0.17, 2)
  })

  it('is 0.29 for the same panel, as Shrout and Fleiss published', () => {
    expect(iccTwoWay(sumsOf(PUBLISHED))).toBeCloseTo(0.29, 2)
  })

  it('is one where raters agree in everything', () => {
    const same = sumsOf([1, 3, 4, 5].map((rating) => [rating, rating]))
    expect([iccOneWay(same), iccTwoWay(same)]).toEqual([1, 1])
  })

  it.each([
    ['one rater', [[1], [4], [5]]],
    ['one target', [[1, 4]]],
    [
      'ratings that are all the same',
      [
        [3, 3],
        [3, 3],
        [3, 3],
      ],
    ],
  ])('is none for %s', (_, table) => {
    expect([iccOneWay(sumsOf(table)), iccTwoWay(sumsOf(table))]).toEqual([null, null])
  })
})

/** A row for each target, a column for each rater. */
function sumsOf(table: readonly (readonly number[])[]): RatingSums {
  const raters = table[0] ?? []
  const all = table.flat()
  const columns = raters.map((_, index) => table.map((row) => row[index] ?? 0))
  return {
    targets: table.length,
    raters: raters.length,
    sum: total(all),
    squares: total(all.map(square)),
    targetSquares: total(table.map((row) => square(total(row)))),
    raterSquares: total(columns.map((column) => square(total(column)))),
  }
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0)
}

function square(number: number): number {
  return number ** 2
}
