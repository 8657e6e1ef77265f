import { expect, it } from 'vitest'

import { moved, movedTo } from './move-item.ts'

it('moves what stands at a position by one, and nothing beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], { from: 1, by: -1 })).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], { from: 1, by: 1 })).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b'], { from: 0, by: -1 })).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], { from: 1, by: 1 })).toEqual(['a', 'b'])
})

it('moves what stands at a position to another one, and the others close up', () => {
  expect(movedTo(['a', 'b', 'c'], { from: 0, to: 2 })).toEqual(['b', 'c', 'a'])
  expect(movedTo(['a', 'b', 'c'], { from: 2, to: 0 })).toEqual(['c', 'a', 'b'])
  expect(movedTo(['a', 'b'], { from: 0, to: 2 })).toEqual(['a', 'b'])
})
