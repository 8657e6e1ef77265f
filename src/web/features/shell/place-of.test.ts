import { expect, it } from 'vitest'

import { placeOf } from './place-of.ts'

it('writes the part of a place that is known', () => {
  expect(placeOf({ city: 'Savannah', state: 'GA' })).toBe('Savannah, GA')
  expect(placeOf({ city: null, state: 'GA' })).toBe('GA')
  expect(placeOf({ city: null, state: null })).toBe('')
})
