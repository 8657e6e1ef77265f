// What the numbers of equal-opportunity answers ask of the server.
import { queryOptions } from '@tanstack/react-query'

import { api, unwrap } from '#web/api/client.ts'

/** How many people who were decided about gave which answer, as published. */
export function answerNumbersQuery({ accountId, jobId }: { accountId: number; jobId: number }) {
  return queryOptions({
    queryKey: ['requisitions', 'equal-opportunity', jobId] as const,
    queryFn: async ({ signal }) => {
      const params = { path: { account_id: accountId }, query: { job_id: jobId } }
      const call = api.GET('/report/v1/eeoc/account/{account_id}/', { params, signal })
      return unwrap(call)
    },
  })
}

/** The address of the numbers of a requisition. */
export function answerNumbersHref(jobId: number): string {
  return `/smartreq-detail/equal-opportunity?job=${jobId}`
}
