// What the history of a requisition asks of the server.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { HISTORY_LIST } from '#contract/requisitions/requisitions-rules.ts'
import { api, unwrap } from '#web/api/client.ts'
import { listRequest } from '#web/api/list-search.ts'

import type { HistorySearch } from './history-search.ts'

/** What the interviews of a requisition took. */
export function effortQuery(jobId: number) {
  return queryOptions({
    queryKey: ['requisitions', 'interview-effort', jobId] as const,
    queryFn: async ({ signal }) => {
      const params = { path: { job_id: jobId } }
      const url = '/report/v1/interview-effort/job/{job_id}/'
      return (await unwrap(api.GET(url, { params, signal }))).data
    },
  })
}

/** One page of what happened; the page before stays while the next one loads. */
export function historyQuery(jobId: number, view: HistorySearch) {
  const { search: _, ...query } = listRequest(HISTORY_LIST, view)
  return queryOptions({
    queryKey: ['requisitions', 'history', jobId, query] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/smartreq/v1/{job_id}/activity/', {
          params: { path: { job_id: jobId }, query },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  })
}
