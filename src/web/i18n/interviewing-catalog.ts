// The messages of an interview that is under way. Apart from those of staff screens: they open without network.
import { openArea } from './i18n.ts'

/** Loads them. @throws when they cannot be loaded. */
export function openInterviewingMessages(): Promise<void> {
  return openArea('interviewing', {
    en: () => import('./locales/en/interviewing.po'),
    es: () => import('./locales/es/interviewing.po'),
    fr: () => import('./locales/fr/interviewing.po'),
  })
}
