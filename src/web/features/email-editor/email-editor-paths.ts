// The addresses of the email editor: a company's stands in its settings, the provider's by itself.
import type { EditorSearch } from './email-editor-search.ts'

/** Whose templates are edited, and on which screen. `accountId` is null for everyone's defaults. */
export type EditorScope =
  | { readonly area: 'company'; readonly accountId: number }
  | { readonly area: 'provider'; readonly accountId: number | null }

const LISTS = { company: '/settings/templates/email', provider: '/email-editor' } as const

/** The list that an editor leads back to. */
export function listHref(scope: EditorScope): string {
  return LISTS[scope.area] + queryOf(scope, {})
}

/** The editor of a template; of a new one where `slug` is null. */
export function editorHref(
  scope: EditorScope,
  { slug, ...search }: { slug: string | null } & Pick<EditorSearch, 'tab' | 'language'>,
): string {
  return `${LISTS[scope.area]}/${slug ?? 'new'}${queryOf(scope, search)}`
}

// The order is that of the route, so that the address stays the same when it is opened.
function queryOf(
  { area, accountId }: EditorScope,
  { tab, language }: Pick<EditorSearch, 'tab' | 'language'>,
): string {
  const query = new URLSearchParams()
  if (area === 'provider' && accountId !== null) query.set('account_id', String(accountId))
  if (language !== undefined) query.set('language', language)
  if (tab !== undefined && tab !== 'email-body') query.set('tab', tab)
  return query.size === 0 ? '' : `?${query.toString()}`
}
