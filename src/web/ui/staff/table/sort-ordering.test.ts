import { describe, expect, it } from 'vitest'

import { problemOf } from '../feedback/problem-of.ts'
import { orderingOf, sortOf } from './sort-ordering.ts'

describe('sorts and orderings', () => {
  it.each(['score', '-score', 'application_date', '-application_date'])(
    '%s comes back as it went',
    (ordering) => {
      expect(orderingOf(sortOf(ordering))).toBe(ordering)
    },
  )

  it('reads the minus sign as descending', () => {
    expect(sortOf('-score')).toEqual({ column: 'score', direction: 'descending' })
  })
})

describe('problemOf', () => {
  it('tells what failed by the status', () => {
    expect(problemOf({ status: 0 })).toBe('offline')
    expect(problemOf({ status: 403 })).toBe('forbidden')
    expect(problemOf({ status: 403, code: 'sign_on_required' })).toBe('sign-on')
    expect(problemOf({ status: 404 })).toBe('missing')
    expect(problemOf({ status: 500 })).toBe('failed')
    expect(problemOf(new Error('a bug'))).toBe('failed')
  })
})
