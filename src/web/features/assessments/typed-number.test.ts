import { describe, expect, it } from 'vitest'

import { parseNumber, typedNumber } from './typed-number.ts'

describe('parseNumber', () => {
  it.each([
    ['en', '12', 12],
    ['en', '1,250.5', 1250.5],
    ['en', '-3', -3],
    ['en', '2.5 ', 2.5],
    ['es', '2,5', 2.5],
    ['es', '12.500,25', 12_500.25],
    ['fr', '1 250,5', 1250.5],
    ['fr', '2.5', 2.5],
  ] as const)('takes in %s “%s”', (locale, text, value) => {
    expect(parseNumber(text, locale)).toBe(value)
  })

  it.each(['', '-', '1e9', 'two', '1.2.3', '0x10'])('takes no “%s”', (text) => {
    expect(parseNumber(text, 'en')).toBeNull()
  })

  it.each(['en', 'es', 'fr'] as const)('reads in %s what it wrote', (locale) => {
    for (const value of [0, -7, 2.5, 1_234_567.125])
      expect(parseNumber(typedNumber(value, locale), locale)).toBe(value)
  })
})
