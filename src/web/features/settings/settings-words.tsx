import { I18nProvider, useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'

import { useErrorText } from '#web/features/shell/error-words.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'

import { settingsWordsQuery, withWords } from './settings-words-query.ts'

/** Gives what is inside the words of the settings beside those of the app. */
export function SettingsWords({ children }: { children: ReactNode }) {
  // Reading the context follows a change of language.
  const { i18n } = useLingui()
  const locale = currentLocale()
  const errorText = useErrorText()
  const { data: words, ...loading } = useQuery(settingsWordsQuery(locale))
  const combined = useMemo(
    () => (words === undefined ? null : withWords(i18n, { locale, words })),
    [i18n, locale, words],
  )
  if (loading.isError) {
    return (
      <ErrorState
        headingLevel={1}
        title={errorText(loading.error)}
        onRetry={() => void loading.refetch()}
        isRetrying={loading.isFetching}
      />
    )
  }
  if (combined === null) {
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height="16rem" />
      </SkeletonGroup>
    )
  }
  return <I18nProvider i18n={combined}>{children}</I18nProvider>
}
