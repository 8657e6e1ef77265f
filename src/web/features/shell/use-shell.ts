// The choices that both frames offer: language and theme, remembered on this browser.
import { useLingui } from '@lingui/react'
import { useState } from 'react'

import { chooseLocale, currentLocale, type Locale } from '#web/i18n/i18n.ts'
import { applyTheme, type ThemeChoice } from '#web/ui/theme.ts'

import { localeStorage } from './locale-storage.ts'
import { storedTheme, storeTheme } from './theme-storage.ts'

export function useShell() {
  // Reading the context follows a change of language.
  useLingui()
  const [theme, setTheme] = useState(storedTheme)
  return {
    locale: currentLocale(),
    onLocaleChange: (locale: Locale) => void chooseLocale(locale, localeStorage),
    theme,
    onThemeChange: (next: ThemeChoice) => {
      setTheme(next)
      storeTheme(next)
      applyTheme(next)
    },
  }
}
