import { describe, expect, it } from 'vitest'

import { readNumber, typedNumber } from './typed-number.ts'

describe('readNumber', () => {
  it.each([
    ['en', '12', 12],
    ['en', '1,250.5', 1250.5],
    ['en', '45000', 45_000],
    ['en', '45,000', 45_000],
    ['en', '0.125', 0.125],
    ['en', '-3', -3],
    ['en', '− 3', -3],
    ['en', '2.5 ', 2.5],
    ['en', '0,5', 0.5],
    ['en', '1,234,567', 1_234_567],
    ['en', "1'250", 1250],
    ['en', '１２', 12],
    ['es', '2,5', 2.5],
    ['es', '2.5', 2.5],
    ['es', '0.125', 0.125],
    ['en', '.5', 0.5],
    ['es', ',500', 0.5],
    ['en', '-.25', -0.25],
    ['es', '0,125', 0.125],
    ['es', '00.125', 0.125],
    ['es', '1234.567', 1234.567],
    ['es', '12.500,25', 12_500.25],
    ['es', '12,500.25', 12_500.25],
    ['es', '1.234.567', 1_234_567],
    ['fr', '1 250,5', 1250.5],
    ['fr', '1\u202F250', 1250],
    ['fr', '2.5', 2.5],
    ['fr', '2,125', 2.125],
    ['fr', '2,1250', 2.125],
  ] as const)('takes in %s “%s”', (locale, text, value) => {
    expect(readNumber(text, { locale })).toEqual([value])
  })

  it.each([
    ['es', 'es-MX', '2.125', [2.125, 2125]],
    ['es', 'es-MX', '2,125', [2125, 2.125]],
    ['es', 'es-ES', '2.125', [2125, 2.125]],
    ['es', 'es', '-45,000', [-45, -45_000]],
    ['en', 'en-US', '1.250', [1.25, 1250]],
    ['fr', 'fr-CA', '45.000', [45_000, 45]],
  ] as const)('leaves open in %s what %s means by “%s”', (locale, language, text, values) => {
    expect(readNumber(text, { locale, languages: ['de', language] })).toEqual(values)
  })

  it.each([
    '',
    '-',
    '1e9',
    'two',
    '1.2.3',
    '0x10',
    '12 5',
    '1,2,3',
    '1.25.500',
    '0.125.500',
    '1,250.',
    '1.,5',
  ])('takes no “%s”', (text) => {
    for (const locale of ['en', 'es', 'fr'] as const)
      expect(readNumber(text, { locale })).toEqual([])
  })

  it.each([
    ['es', 'es-MX', '0.5', '2.1250'],
    ['es', 'es-ES', '0,5', '2,1250'],
    ['es', 'de', '0,5', '2,1250'],
    ['en', 'en-ZA', '0.5', '2.1250'],
    ['fr', 'fr-CH', '0,5', '2,125'],
  ] as const)('writes in %s for %s %s and %s', (locale, language, half, more) => {
    const reader = { locale, languages: [language] }
    expect([0.5, 2.125].map((value) => typedNumber(value, reader))).toEqual([half, more])
    expect(readNumber(more, reader)).toEqual([2.125])
  })

  it.each(['en', 'es', 'fr'] as const)('reads in %s what it wrote', (locale) => {
    for (const value of [0, -7, 2.5, 1_234_567.125, 0.125, 2.125, -45.001])
      expect(readNumber(typedNumber(value, { locale }), { locale })).toEqual([value])
  })
})
