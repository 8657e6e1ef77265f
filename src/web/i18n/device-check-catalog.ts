// The messages of the public device check, which few candidates open: they come with its screen.
import { openArea } from './i18n.ts'

/** Loads them. @throws when they cannot be loaded. */
export function openDeviceCheckMessages(): Promise<void> {
  return openArea('device-check', {
    en: () => import('./locales/en/device-check.po'),
    es: () => import('./locales/es/device-check.po'),
    fr: () => import('./locales/fr/device-check.po'),
  })
}
