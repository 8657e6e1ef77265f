import { describe, expect, it } from 'vitest'

import { isStricter, readDays, rulesTried, triedSearch } from './retention-rules.ts'
import { dueSearch, retentionSearch } from './retention-search.ts'

const rules = (ended: number | null, hired: number | null) => ({
  ended_applications_days: ended,
  hired_applications_days: hired,
})

describe('rules that are tried', () => {
  it.each([rules(180, null), rules(null, 3650), rules(null, null)])(
    'keep %o in an address',
    (tried) => {
      const address = Object.fromEntries(
        Object.entries(triedSearch(tried)).map(([key, value]) => [key, String(value)]),
      )
      expect(rulesTried(retentionSearch(address), rules(90, 90))).toEqual(tried)
      expect(rulesTried(dueSearch(address), rules(90, 90))).toEqual(tried)
    },
  )

  it('are those that are saved where the address says nothing, or what no rule can be', () => {
    for (const ended of [undefined, '29', 3651, 'x', 45.5])
      expect(rulesTried(retentionSearch({ ended }), rules(90, null))).toEqual(rules(90, null))
  })
})

describe('readDays', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['30', 30],
    ['29', undefined],
    ['3651', undefined],
    ['45.5', undefined],
  ])('reads %o as %o', (text, days) => expect(readDays(text)).toBe(days))
})

describe('isStricter', () => {
  it.each([
    [rules(90, null), rules(null, null), true],
    [rules(90, null), rules(180, null), true],
    [rules(180, 30), rules(90, 60), true],
    [rules(180, null), rules(90, null), false],
    [rules(null, null), rules(90, 90), false],
    [rules(90, 90), rules(90, 90), false],
  ])('compares %o with %o', (days, before, expected) =>
    expect(isStricter(days, before)).toBe(expected),
  )
})
