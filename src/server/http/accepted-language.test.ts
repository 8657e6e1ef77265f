import { expect, it } from 'vitest'

import { acceptedLanguage } from './accepted-language.ts'

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['fr', 'fr'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['de-DE,de;q=0.9,fr;q=0.5,en;q=0.4', 'fr'],
  ['en;q=0.2, es;q=0.7', 'es'],
  ['fr;q=0', 'en'],
  ['*', 'en'],
  ['FR-ca', 'fr'],
  ['fr;q=nonsense,es;q=0.1', 'es'],
  [';;;,,,=;q', 'en'],
])('Accept-Language %j prefers %s', (header, expected) => {
  expect(acceptedLanguage(header)).toBe(expected)
})
