// Where the chosen theme is kept.
import { recall, remember } from '#web/offline/browser-memory.ts'
import { isThemeChoice, type ThemeChoice } from '#web/ui/theme.ts'

export function storedTheme(): ThemeChoice {
  const stored = recall('theme')
  return isThemeChoice(stored) ? stored : 'system'
}

export function storeTheme(theme: ThemeChoice): void {
  remember('theme', theme)
}
