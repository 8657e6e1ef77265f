import { useLingui } from '@lingui/react/macro'
import { Globe } from 'lucide-react'

import { type Locale, localeNames, locales } from '#web/i18n/i18n.ts'
import { Menu } from '#web/ui/controls/menu.tsx'

import styles from './shell.module.css'

type LanguageSwitchProps = { locale: Locale; onLocaleChange: (locale: Locale) => void }

/** The three languages, each in its own words, so that everyone finds theirs. */
export function LanguageSwitch({ locale, onLocaleChange }: LanguageSwitchProps) {
  const { t } = useLingui()
  const current = localeNames[locale]
  return (
    <Menu
      variant="quiet"
      size="small"
      align="end"
      hasChevron={false}
      label={t`Language: ${current}`}
      trigger={
        <>
          <Globe size={18} aria-hidden="true" />
          <span className={styles.languageName} lang={locale}>
            {current}
          </span>
        </>
      }
      sections={[
        {
          id: 'languages',
          items: locales.map((option) => ({
            id: option,
            label: localeNames[option],
            lang: option,
            isChecked: option === locale,
            onSelect: () => onLocaleChange(option),
          })),
        },
      ]}
    />
  )
}
