import { describe, expect, it } from 'vitest'

import { pageItems } from './page-range.ts'

describe('pageItems', () => {
  it('offers all pages when there are few', () => expect(pageItems(2, 5)).toEqual([1, 2, 3, 4, 5]))

  it('keeps the ends and the neighbours', () => {
    expect(pageItems(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20])
    expect(pageItems(1, 20)).toEqual([1, 2, 3, 'gap', 20])
    expect(pageItems(20, 20)).toEqual([1, 'gap', 18, 19, 20])
  })

  it('never hides a single page', () => expect(pageItems(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]))

  it('manages with one page or none', () => {
    expect(pageItems(1, 1)).toEqual([1])
    expect(pageItems(1, 0)).toEqual([])
  })
})
