// The little that addresses of candidates' screens hold: an id, and which page of a list. What filters lists is in
// list-search.ts, which their devices never load.
const MAX_PAGE = 100_000

export function idOf(value: unknown): number | undefined {
  const number = Number(value)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** Counted from 1, which is the default and stays out of the address. */
export function pageOf(value: unknown): number | undefined {
  const page = idOf(value)
  return page === undefined || page === 1 || page > MAX_PAGE ? undefined : page
}

/** Which page of a list an address names. The first page is the default and stays out of it. */
export function pageSearch(search: Record<string, unknown>): { page?: number } {
  const page = pageOf(search['page'])
  return page === undefined ? {} : { page }
}
