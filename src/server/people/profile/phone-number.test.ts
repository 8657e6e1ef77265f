import { expect, it } from 'vitest'

import { toPhoneNumber } from './phone-number.ts'

it.each([
  ['4015550134', 'US', '+14015550134', '+1 401 555 0134'],
  ['14015550134', 'US', '+14015550134', '+1 401 555 0134'],
  ['030123456', 'DE', '+4930123456', '+49 30 123456'],
  ['0612345678', 'FR', '+33612345678', '+33 6 12 34 56 78'],
  ['+34600000001', 'US', '+34600000001', '+34 600 00 00 01'],
  ['0034600000001', 'US', '+34600000001', '+34 600 00 00 01'],
  ['34600000001', 'ES', '+34600000001', '+34 600 00 00 01'],
  ['+34600000001', null, '+34600000001', '+34 600 00 00 01'],
])('%s of %s is %s, which staff read as %s', (written, country, number, formatted) => {
  expect(toPhoneNumber(written, country)).toEqual({ number, formatted, extension: null })
})

it('keeps the extension beside the number', () => {
  expect(toPhoneNumber('4015550134x12', 'US')).toEqual({
    number: '+14015550134',
    formatted: '+1 401 555 0134',
    extension: '12',
  })
})

it.each([
  ['12345', 'US'],
  // A number of Spain without its plus, which may be a mistyped one of the United States.
  ['34600000001', 'US'],
  ['4015550134', null],
  ['4015550134', 'ZZ'],
])('leaves %s of %s as it was written', (written, country) => {
  expect(toPhoneNumber(written, country)).toEqual({
    number: written,
    formatted: written,
    extension: null,
  })
})

it.each([null, ''])('is none for %j', (written) => {
  expect(toPhoneNumber(written, 'US')).toBeNull()
})
