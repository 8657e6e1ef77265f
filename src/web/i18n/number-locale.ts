// By which region's signs numbers are written.
import type { Locale } from '#contract/core/shape.ts'

/**
 * The locale itself, but for Spanish the person's region of it: the point is the decimal sign in Mexico, and groups
 * thousands in Spain. Readers of the other languages agree.
 * @param languages the browser's, as `navigator.languages`
 */
export function numberLocale(locale: Locale, languages: readonly string[]): string {
  if (locale !== 'es') return locale
  return languages.find((one) => one.toLowerCase().startsWith(`${locale}-`)) ?? locale
}
