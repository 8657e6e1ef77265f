// The view of the list of users as its address holds it.
import { idOf, oneOf, pageOf, textOf } from '#web/ui/staff/list-search.ts'

const ORDERINGS = ['name', '-name', 'email', '-email'] as const
const DEFAULT_ORDERING = 'name'

export type UserSearch = {
  search?: string
  role?: number
  ordering?: (typeof ORDERINGS)[number]
  page?: number
}

export function userSearch(search: Record<string, unknown>): UserSearch {
  return {
    search: textOf(search['search']),
    role: idOf(search['role']),
    ordering: userOrdering(search['ordering']),
    page: pageOf(search['page']),
  }
}

/** An ordering as the address holds it: none for the default. */
export function userOrdering(value: unknown): UserSearch['ordering'] {
  return value === DEFAULT_ORDERING ? undefined : oneOf(ORDERINGS, value)
}

/** The view as the server is asked for it, defaults filled in. */
export function userRequest(search: UserSearch) {
  return {
    search: search.search,
    role_id: search.role,
    ordering: search.ordering ?? DEFAULT_ORDERING,
    page: search.page ?? 1,
    page_size: 25,
  }
}
