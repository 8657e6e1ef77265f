// What the comparison asks of the server. Other people's scores are never stored for the time without network.
import { queryOptions } from '@tanstack/react-query'

import { api, unwrap } from '#web/api/client.ts'

const FORGET_MS = 5 * 60_000

type Compared = { readonly ids: readonly number[]; readonly isBlind: boolean }

/** Applicants side by side; without their names the server sends none. */
export function compareQuery({ ids, isBlind }: Compared) {
  return queryOptions({
    queryKey: ['scorecards', 'compare', ids.join(','), isBlind] as const,
    queryFn: async ({ signal }) => {
      const query = {
        user_smartreq_ids: ids.join(','),
        is_blind: isBlind ? 'true' : 'false',
      } as const
      const reply = await unwrap(
        api.GET('/smartreq/v1/user-smartreq/multi-compare/', { params: { query }, signal }),
      )
      return reply.data
    },
    // What was read with names must not stand there a moment longer.
    placeholderData: (data, before) => (before?.queryKey[3] === isBlind ? data : undefined),
    gcTime: FORGET_MS,
    refetchOnReconnect: true,
  })
}

/** Applicants who can be added, by name or email. */
export function candidatesQuery({
  accountId,
  jobId,
  search,
}: {
  accountId: number
  jobId: number | undefined
  search: string
}) {
  return queryOptions({
    queryKey: ['requisitions', 'to-compare', accountId, jobId, search] as const,
    queryFn: ({ signal }) => {
      const query = {
        search,
        page_size: 10,
        ordering: '-application_date',
        ...(jobId === undefined ? {} : { job_ids: String(jobId) }),
      } as const
      const path = { account_id: accountId }
      const url = '/smartreq/v1/account/{account_id}/applicants/'
      return unwrap(api.GET(url, { params: { path, query }, signal }))
    },
    placeholderData: (data) => data,
    gcTime: FORGET_MS,
  })
}
