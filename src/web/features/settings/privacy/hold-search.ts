// The views of the screens of legal holds as their addresses hold them.
import { oneOf, textOf } from '#web/api/list-search.ts'
import { pageOf } from '#web/api/page-search.ts'

export type HoldSearch = { search?: string; ordering?: 'placed_at'; page?: number }
export type NewHoldSearch = { search?: string; page?: number }

export function holdSearch(search: Record<string, unknown>): HoldSearch {
  return { ...newHoldSearch(search), ordering: oneOf(['placed_at'], search['ordering']) }
}

export function newHoldSearch(search: Record<string, unknown>): NewHoldSearch {
  return { search: textOf(search['search']), page: pageOf(search['page']) }
}
