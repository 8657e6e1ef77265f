// The messages that only staff see. They come with the first staff screen, so no candidate downloads them.
import { openArea } from './i18n.ts'

/** Loads the messages of staff screens. @throws when they cannot be loaded. */
export function openStaffMessages(): Promise<void> {
  return openArea('staff', {
    en: () => import('./locales/en/staff.po'),
    es: () => import('./locales/es/staff.po'),
    fr: () => import('./locales/fr/staff.po'),
  })
}

/** Loads the messages of the company's settings. @throws when they cannot be loaded. */
export function openSettingsMessages(): Promise<void> {
  return openArea('settings', {
    en: () => import('./locales/en/settings.po'),
    es: () => import('./locales/es/settings.po'),
    fr: () => import('./locales/fr/settings.po'),
  })
}
