import { i18n } from '@lingui/core'
import { describe, expect, it, vi } from 'vitest'

import { activateLocale, chooseLocale, currentLocale, detectLocale, initialLocale } from './i18n.ts'

describe('detectLocale', () => {
  it.each([
    [['es-MX', 'en'], 'es'],
    [['ES'], 'es'],
    [['fr-CA'], 'fr'],
    [['de-DE', 'fr-FR'], 'en'],
    [['en-GB'], 'en'],
    [[], 'en'],
  ])('reads %j as %s', (languages, locale) => expect(detectLocale(languages)).toBe(locale))
})

describe('initialLocale', () => {
  const memoryOf = (choice: string | null) => ({ read: () => choice, write: () => undefined })

  it('prefers what the user chose', () => expect(initialLocale(['es'], memoryOf('fr'))).toBe('fr'))

  it('ignores a choice that is no longer offered', () =>
    expect(initialLocale(['es'], memoryOf('de'))).toBe('es'))

  it('follows the browser until there is a choice', () => {
    expect(initialLocale(['fr'], memoryOf(null))).toBe('fr')
    expect(initialLocale(['fr'])).toBe('fr')
  })
})

describe('activateLocale', () => {
  it('shows the words of the language', async () => {
    await activateLocale('es')
    expect(currentLocale()).toBe('es')
    expect(i18n.locale).toBe('es')
  })

  it('lets the later of two overlapping calls win', async () => {
    await Promise.all([activateLocale('fr'), activateLocale('en')])
    expect(currentLocale()).toBe('en')
  })
})

describe('chooseLocale', () => {
  it('remembers the choice', async () => {
    const write = vi.fn<(locale: string) => void>()
    await chooseLocale('fr', { read: () => null, write })
    expect(write).toHaveBeenCalledExactlyOnceWith('fr')
    expect(currentLocale()).toBe('fr')
  })
})
