// What the effect of a rejection on groups asks of the server.
import { queryOptions } from '@tanstack/react-query'

import { api, unwrap } from '#web/api/client.ts'
import { uuidv7 } from '#web/offline/uuid.ts'

import type { MessageRequest } from './email-request.ts'

export type ImpactRequest = { jobId: number; selection: MessageRequest['selection'] }

/** The figures for one dialog: asked once while it is open, and forgotten with it. */
export function impactQuery({ jobId, selection }: ImpactRequest) {
  return queryOptions({
    queryKey: ['impact-ratios', jobId, selection] as const,
    queryFn: async ({ signal }) => {
      const header = { 'Idempotency-Key': uuidv7() }
      const params = { path: { job_id: jobId }, header }
      const url = '/smartreq/v1/{job_id}/bulk-reject-applicants/impact-ratio/'
      return (await unwrap(api.POST(url, { params, body: selection, signal }))).data
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
}
