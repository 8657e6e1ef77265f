// Which page of the list of sessions an address names. What is not valid is the first one, which stays out of it.

const MAX_PAGE = 100_000

export type SessionsSearch = { page?: number }

export function sessionsSearch(search: Record<string, unknown>): SessionsSearch {
  const page = Number(search['page'])
  return Number.isSafeInteger(page) && page > 1 && page <= MAX_PAGE ? { page } : {}
}
