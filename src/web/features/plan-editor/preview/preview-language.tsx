// The language that a preview is shown in.
import { useLingui } from '@lingui/react/macro'

import { useErrorText } from '#web/features/shell/error-messages.ts'
import { currentLocale, isLocale, localeNames, locales } from '#web/i18n/i18n.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { FilterChips } from '#web/ui/staff/table/filter-chips.tsx'

import { usePreviewLanguage } from './use-preview-language.ts'

/** A choice of language that lasts as long as it is on screen, and says so where a language did not come. */
export function PreviewLanguage() {
  const { t } = useLingui()
  const errorText = useErrorText()
  const language = usePreviewLanguage()
  return (
    <>
      <FilterChips
        label={t`Language`}
        isRequired
        chips={locales.map((id) => ({ id, label: localeNames[id] }))}
        activeIds={[currentLocale()]}
        onChange={(ids) => {
          const [next] = ids
          if (isLocale(next)) language.choose(next)
        }}
      />
      {language.error !== null && (
        <Banner tone="danger" isLive>
          {errorText(language.error)}
        </Banner>
      )}
    </>
  )
}
