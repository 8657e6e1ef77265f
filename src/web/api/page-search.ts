import { pageOf } from './list-search.ts'

/** Which page of a list an address names. The first page is the default and stays out of it. */
export function pageSearch(search: Record<string, unknown>): { page?: number } {
  const page = pageOf(search['page'])
  return page === undefined ? {} : { page }
}
