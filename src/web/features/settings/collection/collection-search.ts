// What the address of a collection's screen holds: the page and the search.
import { textOf } from '#web/api/list-search.ts'
import { pageOf } from '#web/api/page-search.ts'

export type CollectionSearch = { page?: number | undefined; search?: string | undefined }

export function collectionSearch({ page, search }: Record<string, unknown>): CollectionSearch {
  return { page: pageOf(page), search: textOf(search) }
}
