// The messages of a candidate's offers. Apart from what everyone downloads: most people never have one.
import { openArea } from './i18n.ts'

/** Loads them. @throws when they cannot be loaded. */
export function openOwnOffersMessages(): Promise<void> {
  return openArea('own-offers', {
    en: () => import('./locales/en/own-offers.po'),
    es: () => import('./locales/es/own-offers.po'),
    fr: () => import('./locales/fr/own-offers.po'),
  })
}
