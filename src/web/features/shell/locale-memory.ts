// Where the chosen language is kept.
import type { LocaleMemory } from '#web/i18n/i18n.ts'
import { recall, remember } from '#web/offline/browser-memory.ts'

export const localeMemory: LocaleMemory = {
  read: () => recall('locale'),
  write: (locale) => remember('locale', locale),
}
