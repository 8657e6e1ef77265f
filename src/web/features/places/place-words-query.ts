// The words of the screens that are not built yet, loaded when one of them is opened.
import { setupI18n, type Messages } from '@lingui/core'
import { queryOptions } from '@tanstack/react-query'

import type { Locale } from '#web/i18n/i18n.ts'

const catalogs: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('#web/i18n/locales/en/places.po'),
  es: () => import('#web/i18n/locales/es/places.po'),
  fr: () => import('#web/i18n/locales/fr/places.po'),
}

/** A set of words of its own: the app's is replaced as a whole when the language changes. */
export function placeWordsQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['place-words', locale],
    queryFn: async () => {
      const { messages } = await catalogs[locale]()
      return setupI18n({ locale, messages: { [locale]: messages } })
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
}
