import { expect, it } from 'vitest'

import { cityAndState } from './city-and-state.ts'

it('writes the part of a place that is known', () => {
  expect(cityAndState({ city: 'Savannah', state: 'GA' })).toBe('Savannah, GA')
  expect(cityAndState({ city: null, state: 'GA' })).toBe('GA')
  expect(cityAndState({ city: null, state: null })).toBe('')
})
