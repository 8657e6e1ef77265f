// What the effect of decisions on groups asks of the server.
import { queryOptions } from '@tanstack/react-query'

import { api, unwrap } from '#web/api/client.ts'

/** The published selection rates of a requisition. */
export function impactQuery(jobId: number) {
  return queryOptions({
    queryKey: ['impact-ratios', jobId] as const,
    queryFn: async ({ signal }) => {
      const params = { path: { job_id: jobId } }
      return (await unwrap(api.GET('/smartreq/v1/{job_id}/impact-ratios/', { params, signal })))
        .data
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
}
