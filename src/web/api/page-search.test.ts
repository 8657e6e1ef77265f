import { describe, expect, it } from 'vitest'

import { pageSearch } from './page-search.ts'

describe('the page that an address names', () => {
  it('is kept from the second one on, whatever else stands there', () => {
    expect(pageSearch({ page: 2, other: 'thing' })).toEqual({ page: 2 })
    expect(pageSearch({ page: '3' })).toEqual({ page: 3 })
  })

  it.each([1, 0, -2, 1.5, 100_001, 'two', '', null, undefined, [], {}])(
    'is the first one for %j',
    (page) => {
      expect(pageSearch({ page })).toEqual({})
    },
  )
})
