import { useLingui } from '@lingui/react'

import { type Formatter, formatterOf } from './format.ts'
import { isLocale } from './i18n.ts'

/** The formatter of the active locale; the component follows when the language changes. */
export function useFormatter(): Formatter {
  const { i18n } = useLingui()
  return formatterOf(isLocale(i18n.locale) ? i18n.locale : 'en')
}
