// The language of the interface: which one, and loading its words.
// It must not touch browser storage: the choice is remembered by the user who is injected.
import { i18n, type Messages } from '@lingui/core'

export const locales = ['en', 'es', 'fr'] as const

export type Locale = (typeof locales)[number]

/** Where an explicit choice of language is kept; `read` may return anything, stale or foreign values included. */
export type LocaleStorage = {
  read: () => string | null | undefined
  write: (locale: Locale) => void
}

/** Each language in its own words, as language switches show it. */
export const localeNames: Record<Locale, string> = { en: 'English', es: 'Español', fr: 'Français' }

type Catalogs = Record<Locale, () => Promise<{ messages: Messages }>>

const catalogs: Catalogs = {
  en: () => import('./locales/en/messages.po'),
  es: () => import('./locales/es/messages.po'),
  fr: () => import('./locales/fr/messages.po'),
}

/** Parts of the app, beyond what everyone downloads, whose messages were asked for on this page. */
const areas = new Map<string, Catalogs>()

let wanted: Locale | null = null

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/** The locale for `navigator.languages`: Spanish or French when the first one is, otherwise English. */
export function detectLocale(browserLanguages: readonly string[]): Locale {
  const first = browserLanguages[0]?.toLowerCase() ?? ''
  if (first.startsWith('es')) return 'es'
  if (first.startsWith('fr')) return 'fr'
  return 'en'
}

/** The remembered choice, or else what the browser speaks. */
export function initialLocale(
  browserLanguages: readonly string[],
  storage?: LocaleStorage,
): Locale {
  const chosen = storage?.read()
  return isLocale(chosen) ? chosen : detectLocale(browserLanguages)
}

/**
 * Loads and switches to a language, and sets `<html lang>`. When two calls overlap the later one wins.
 * @throws when the words cannot be loaded; the language shown so far stays.
 */
export async function activateLocale(locale: Locale): Promise<void> {
  wanted = locale
  const parts = await loadParts(locale)
  if (wanted !== locale) return
  i18n.loadAndActivate({ locale, messages: merge(parts) })
  if (typeof document !== 'undefined') document.documentElement.lang = locale
}

/**
 * Adds the messages of a part of the app, in the active language and in those that follow it.
 * @throws when they cannot be loaded; the next call tries again.
 */
export async function openArea(name: string, area: Catalogs): Promise<void> {
  if (areas.has(name)) return
  const locale = currentLocale()
  const { messages } = await area[locale]()
  areas.set(name, area)
  // The language changed while they came, to one that was loaded without them.
  if (currentLocale() !== locale) await activateLocale(currentLocale())
  else i18n.load(locale, messages)
}

/** Switches to the language that the user picked, and remembers it once it is shown. */
export async function chooseLocale(locale: Locale, storage: LocaleStorage): Promise<void> {
  await activateLocale(locale)
  storage.write(locale)
}

/** The active locale; English before the first one is loaded. */
export function currentLocale(): Locale {
  return isLocale(i18n.locale) ? i18n.locale : 'en'
}

/** Whose numbers are read and written: the language of the app, and the regions that the browser names. */
export function currentReader() {
  return { locale: currentLocale(), languages: navigator.languages }
}

// What is activated replaces what is there: a part that was opened while the others came must be in it as well.
async function loadParts(locale: Locale): Promise<{ messages: Messages }[]> {
  const asked = [catalogs, ...areas.values()]
  const parts = await Promise.all(asked.map((one) => one[locale]()))
  return asked.length === areas.size + 1 ? parts : loadParts(locale)
}

// Before the first screen there is one part, which is taken as it is: a copy of it takes a cheap phone a whole frame.
function merge(parts: readonly { messages: Messages }[]): Messages {
  const [first = { messages: {} }, ...rest] = parts
  return rest.reduce((all, { messages }) => ({ ...all, ...messages }), first.messages)
}
