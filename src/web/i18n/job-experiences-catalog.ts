// The messages of a person's work experience. Apart from what everyone downloads: most people never open it.
import { openArea } from './i18n.ts'

/** Loads them. @throws when they cannot be loaded. */
export function openJobExperiencesMessages(): Promise<void> {
  return openArea('job-experiences', {
    en: () => import('./locales/en/job-experiences.po'),
    es: () => import('./locales/es/job-experiences.po'),
    fr: () => import('./locales/fr/job-experiences.po'),
  })
}
