// Languages by their codes, in the language of the screen.
import type { Locale } from './i18n.ts'

/**
 * The name of a language where it stands alone, as in a list of choices: Spanish and French write it in lower case within
 * a sentence, and a choice begins with a capital. Its code where the browser knows none.
 */
export function languageChoice(code: string, locale: Locale): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
