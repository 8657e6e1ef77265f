// Which language of a template its address asks for.
import { isLocale, type Locale } from '#web/i18n/i18n.ts'

export function templateSearch({ language }: Record<string, unknown>): { language?: Locale } {
  return typeof language === 'string' && isLocale(language) ? { language } : {}
}
