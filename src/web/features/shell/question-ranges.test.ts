import { describe, expect, it } from 'vitest'

import { questionRanges } from './question-ranges.ts'

describe('questionRanges', () => {
  it.each([
    [[], []],
    [[0], [[1, 1]]],
    [[0, 1, 2], [[1, 3]]],
    [
      [11, 12, 13, 54],
      [
        [12, 14],
        [55, 55],
      ],
    ],
    [
      [0, 2, 4],
      [
        [1, 1],
        [3, 3],
        [5, 5],
      ],
    ],
  ])('writes %j as %j', (indexes, ranges) =>
    expect(questionRanges(indexes).map(({ from, to }) => [from, to])).toEqual(ranges),
  )

  it('loses no question and invents none', () => {
    const open = Array.from({ length: 120 }, (_, index) => index).filter((index) => index % 7 > 2)
    const named = questionRanges(open).flatMap(({ from, to }) =>
      Array.from({ length: to - from + 1 }, (_, step) => from + step - 1),
    )
    expect(named).toEqual(open)
  })
})
