// The query of the email editor's address: the tab, the language, and at the provider's the company.
import { isLocale, type Locale } from '#web/i18n/i18n.ts'

export const EDITOR_TABS = ['email-body', 'details', 'plain-text', 'test-data'] as const
export type EditorTab = (typeof EDITOR_TABS)[number]

export type EditorSearch = { tab?: EditorTab; language?: Locale; account_id?: number }

/** Other values are left out: the editor opens at the body, in the reader's language. */
export function editorSearch(search: Record<string, unknown>): EditorSearch {
  const { language } = search
  const tab = EDITOR_TABS.find((one) => one === search['tab'])
  return {
    ...accountSearch(search),
    ...(typeof language === 'string' && isLocale(language) ? { language } : {}),
    ...(tab === undefined || tab === 'email-body' ? {} : { tab }),
  }
}

/** The company whose templates the provider opens; without one, everyone's defaults. */
export function accountSearch(search: Record<string, unknown>): { account_id?: number } {
  const accountId = Number(search['account_id'])
  return Number.isSafeInteger(accountId) && accountId > 0 ? { account_id: accountId } : {}
}
