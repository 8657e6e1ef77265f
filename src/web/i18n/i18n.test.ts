import { i18n } from '@lingui/core'
import { describe, expect, it, vi } from 'vitest'

import {
  activateLocale,
  chooseLocale,
  currentLocale,
  detectLocale,
  initialLocale,
  openArea,
} from './i18n.ts'

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

// Ids of messages; as constants, because the catalogs collect what is written at the call.
const ONLY = 'only'
const LATE = 'late'
const MEANWHILE = 'meanwhile'

describe('openArea', () => {
  const area = {
    en: () => Promise.resolve({ messages: { [ONLY]: 'here' } }),
    es: () => Promise.resolve({ messages: { [ONLY]: 'aquí' } }),
    fr: () => Promise.resolve({ messages: { [ONLY]: 'ici' } }),
  }

  it('adds messages to the active language and to those that follow', async () => {
    await activateLocale('es')
    await openArea('one', area)
    expect(i18n._(ONLY)).toBe('aquí')
    await activateLocale('fr')
    expect(i18n._(ONLY)).toBe('ici')
  })

  it('has the messages of the language that was chosen while they came', async () => {
    await activateLocale('en')
    await openArea('two', { ...area, en: changesTo('es') })
    expect(i18n._(ONLY)).toBe('aquí')
  })

  it('stays when it was opened while a language was on its way', async () => {
    const gate = Promise.withResolvers<void>()
    let isSlow = false
    const waits = async () => {
      if (isSlow) await gate.promise
      return { messages: {} }
    }
    await activateLocale('fr')
    await openArea('slow', { en: waits, es: waits, fr: waits })
    isSlow = true
    const activating = activateLocale('fr')
    const words = () => Promise.resolve({ messages: { [MEANWHILE]: 'toujours là' } })
    await openArea('meanwhile', { ...area, fr: words })
    gate.resolve()
    await activating
    expect(i18n._(MEANWHILE)).toBe('toujours là')
  })

  it('loads again what could not be loaded', async () => {
    const fails = () => Promise.reject(new Error('offline'))
    await activateLocale('fr')
    await expect(openArea('three', { ...area, fr: fails })).rejects.toThrow('offline')
    await openArea('three', { ...area, fr: () => Promise.resolve({ messages: { [LATE]: 'là' } }) })
    expect(i18n._(LATE)).toBe('là')
  })
})

/** English messages, during whose loading the user changes the language. */
function changesTo(locale: 'es') {
  return async () => {
    await activateLocale(locale)
    return { messages: { [ONLY]: 'here' } }
  }
}

describe('chooseLocale', () => {
  it('remembers the choice', async () => {
    const write = vi.fn<(locale: string) => void>()
    await chooseLocale('fr', { read: () => null, write })
    expect(write).toHaveBeenCalledExactlyOnceWith('fr')
    expect(currentLocale()).toBe('fr')
  })
})
