// Where the chosen language is kept.
import type { LocaleStorage } from '#web/i18n/i18n.ts'
import { findRemembered, remember } from '#web/offline/browser-storage.ts'

export const localeStorage: LocaleStorage = {
  read: () => findRemembered('locale'),
  write: (locale) => remember('locale', locale),
}
