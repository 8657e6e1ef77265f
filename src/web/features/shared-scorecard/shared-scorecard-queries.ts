// What the link of a shared scorecard asks of the server.
import { queryOptions } from '@tanstack/react-query'

import { api, unwrap } from '#web/api/client.ts'

/** Asked once for each time that the page is opened: the server counts. */
export function sharedScorecardQuery(token: string) {
  return queryOptions({
    queryKey: ['shared-scorecard', token] as const,
    queryFn: async ({ signal }) =>
      (await unwrap(api.POST('/smartreq/v1/shared-scorecard/', { body: { token }, signal }))).data,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
