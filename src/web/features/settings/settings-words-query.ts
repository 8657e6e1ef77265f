// The words of the settings, loaded when somebody opens them: nobody else downloads them.
import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { queryOptions } from '@tanstack/react-query'

import type { Locale } from '#web/i18n/i18n.ts'

const catalogs: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('#web/i18n/locales/en/settings.po'),
  es: () => import('#web/i18n/locales/es/settings.po'),
  fr: () => import('#web/i18n/locales/fr/settings.po'),
}

export function settingsWordsQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['settings-words', locale],
    queryFn: async () => (await catalogs[locale]()).messages,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
}

/** The app's words and these, as one: the controls on a settings screen speak with the app's. */
export function withWords(app: I18n, { locale, words }: { locale: Locale; words: Messages }): I18n {
  return setupI18n({ locale, messages: { [locale]: { ...app.messages, ...words } } })
}
