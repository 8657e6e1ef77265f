// Whom a comment can mention: the users who see its application.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { api, unwrap } from '#web/api/client.ts'

const SHOWN = 6

export type Colleague = { readonly user_id: number; readonly full_name: string }

/** The first users who see a requisition and match a text; asks nothing without one. */
export function colleaguesQuery(jobId: number, search: string | null) {
  return queryOptions({
    queryKey: ['comments', 'colleagues', jobId, search] as const,
    queryFn: async ({ signal }): Promise<Colleague[]> => {
      const query = { search: search ?? '', page: 1, page_size: SHOWN }
      const params = { path: { job_id: jobId }, query }
      return (await unwrap(api.GET('/smartreq/v1/{job_id}/assignees/', { params, signal }))).data
    },
    enabled: search !== null,
    placeholderData: keepPreviousData,
  })
}
