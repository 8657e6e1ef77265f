// What the list of all applicants asks of the server. Other people's data leaves the memory soon after it was looked at.
import { queryOptions } from '@tanstack/react-query'

import { api, unwrap } from '#web/api/client.ts'

import { allApplicantsRequest, type AllApplicantsSearch } from './all-applicants-search.ts'

const FORGET_MS = 5 * 60_000

/** One page of the applicants of a company; the page before stays while the next one loads. */
export function allApplicantsQuery(accountId: number, view: AllApplicantsSearch) {
  const query = allApplicantsRequest(view)
  return queryOptions({
    gcTime: FORGET_MS,
    refetchOnReconnect: true,
    queryKey: ['requisitions', 'all-applicants', accountId, query] as const,
    queryFn: ({ signal }) => fetchAllApplicants({ accountId, view, signal }),
    placeholderData: (data, before) => (before?.queryKey[2] === accountId ? data : undefined),
  })
}

/** The same page as the server has it now. */
export function fetchAllApplicants(asked: {
  accountId: number
  view: AllApplicantsSearch
  signal: AbortSignal
}) {
  const { accountId, view, signal } = asked
  const params = { path: { account_id: accountId }, query: allApplicantsRequest(view) }
  return unwrap(api.GET('/smartreq/v1/account/{account_id}/applicants/', { params, signal }))
}
