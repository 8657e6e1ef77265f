import { describe, expect, it } from 'vitest'

import { languageChoice } from './language-names.ts'

describe('the name of a language in a list of choices', () => {
  it('begins with a capital in each language of the app', () => {
    expect(languageChoice('en', 'en')).toBe('English')
    expect(languageChoice('en', 'es')).toBe('Inglés')
    expect(languageChoice('es', 'fr')).toBe('Espagnol')
  })

  it('is the code where the browser knows no name', () => {
    expect(languageChoice('zzz', 'en')).toBe('Zzz')
  })
})
