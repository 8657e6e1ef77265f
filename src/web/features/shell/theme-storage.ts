// Where the chosen theme is kept.
import { findRemembered, remember } from '#web/offline/browser-storage.ts'
import { isThemeChoice, type ThemeChoice } from '#web/ui/theme.ts'

export function storedTheme(): ThemeChoice {
  const stored = findRemembered('theme')
  return isThemeChoice(stored) ? stored : 'system'
}

export function storeTheme(theme: ThemeChoice): void {
  remember('theme', theme)
}
