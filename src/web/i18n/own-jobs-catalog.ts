// The messages of a person's own jobs. Apart from what everyone downloads: most candidates have none.
import { openArea } from './i18n.ts'

/** Loads them. @throws when they cannot be loaded. */
export function openOwnJobsMessages(): Promise<void> {
  return openArea('own-jobs', {
    en: () => import('./locales/en/own-jobs.po'),
    es: () => import('./locales/es/own-jobs.po'),
    fr: () => import('./locales/fr/own-jobs.po'),
  })
}
