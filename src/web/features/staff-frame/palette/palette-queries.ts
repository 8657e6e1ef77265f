// What the palette finds on the server: the same lists, under the same rights, as their own screens.
import { queryOptions } from '@tanstack/react-query'

import { api, unwrap } from '#web/api/client.ts'

/** Shorter texts match nearly everything. */
export const SHORTEST_SEARCH = 2

const SHOWN = 5

const FORGET_MS = 60_000

export type Found = Awaited<ReturnType<typeof find>>

/** The first few requisitions and applicants that match, with how many there are. */
export function foundQuery(accountId: number, search: string) {
  return queryOptions({
    queryKey: ['staff-frame', 'palette', accountId, search] as const,
    gcTime: FORGET_MS,
    enabled: search.length >= SHORTEST_SEARCH,
    queryFn: ({ signal }) => find({ accountId, search, signal }),
    placeholderData: (data, before) => (before?.queryKey[2] === accountId ? data : undefined),
  })
}

async function find(wanted: { accountId: number; search: string; signal: AbortSignal }) {
  const { accountId, search, signal } = wanted
  const params = { path: { account_id: accountId }, query: { search, page_size: SHOWN } }
  const [requisitions, applicants] = await Promise.all([
    unwrap(api.GET('/smartreq/v1/account/{account_id}/', { params, signal })),
    unwrap(api.GET('/smartreq/v1/account/{account_id}/applicants/', { params, signal })),
  ])
  return { requisitions, applicants }
}
