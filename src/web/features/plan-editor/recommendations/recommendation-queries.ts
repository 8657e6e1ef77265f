import { queryOptions } from '@tanstack/react-query'

import { api, unwrap } from '#web/api/client.ts'

import { REQUISITIONS_KEY } from '../setup-queries.ts'

/** What others use changes slowly: the steps of the builder share one answer. */
const FRESH_MS = 5 * 60_000

/** What a requisition could use, with the reasons. Screens offer it when it has come, and do not wait for it. */
export function recommendationsQuery(jobId: number) {
  return queryOptions({
    queryKey: [...REQUISITIONS_KEY, 'recommendations', jobId],
    queryFn: async ({ signal }) => {
      const params = { path: { job_id: jobId } }
      const call = api.GET('/job/v1/builder/recommendations/{job_id}/', { params, signal })
      return (await unwrap(call)).data
    },
    staleTime: FRESH_MS,
  })
}
