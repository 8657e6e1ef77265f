import { expect, it } from 'vitest'

import { differ, marksOf } from './compare-marks.ts'

it('the highest and lowest scores of a row are marked, all of those that share them', () => {
  expect(marksOf([70, 81, 81, 12, 40])).toEqual([null, 'best', 'best', 'worst', null])
})

it('who has no score is neither best nor worst', () => {
  expect(marksOf([null, 50, 20])).toEqual([null, 'best', 'worst'])
})

it('scores that read the same are not told apart', () => {
  expect(marksOf([70.4, 70.1])).toEqual([null, null])
  expect(marksOf([70])).toEqual([null])
  expect(marksOf([null, null])).toEqual([null, null])
})

it('cells differ when those that are there say different things', () => {
  expect(differ(['a', null, 'a'])).toBe(false)
  expect(differ([['a'], ['b']])).toBe(true)
  expect(differ([null, 'a'])).toBe(false)
})
