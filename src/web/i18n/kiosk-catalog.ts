// The messages of kiosk stations: no other device downloads them.
import { openArea } from './i18n.ts'

const CATALOGS = {
  en: () => import('./locales/en/kiosk.po'),
  es: () => import('./locales/es/kiosk.po'),
  fr: () => import('./locales/fr/kiosk.po'),
}

/** Loads them. @throws when they cannot be loaded. */
export function openKioskMessages(): Promise<void> {
  return openArea('kiosk', CATALOGS)
}

/** Loads them in every language, for a time without network; what cannot be loaded now is asked for when it is chosen. */
export async function loadKioskMessages(): Promise<void> {
  await Promise.allSettled(Object.values(CATALOGS).map((load) => load()))
}
