// The messages of a person's own profile. Apart from what everyone downloads: most people never open it.
import { openArea } from './i18n.ts'

/** Loads them. @throws when they cannot be loaded. */
export function openUserProfileMessages(): Promise<void> {
  return openArea('user-profile', {
    en: () => import('./locales/en/user-profile.po'),
    es: () => import('./locales/es/user-profile.po'),
    fr: () => import('./locales/fr/user-profile.po'),
  })
}
