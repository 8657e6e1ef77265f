import { keepPreviousData, queryOptions } from '@tanstack/react-query'

// What assigning applicants to hiring classes asks of the server.
import type { ApplicantMatching } from '#contract/applicants/applicant-filters.ts'
import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

import type { Batch } from './decision-queries.ts'

/** The classes of a search that take applicants or are full, the soonest first. */
export function openClassesQuery(jobId: number, search: string) {
  return queryOptions({
    queryKey: ['requisitions', 'classes', jobId, 'open', search] as const,
    queryFn: async ({ signal }) => {
      const query = { search, status: 'open,full', page_size: 100 }
      const params = { path: { job_id: jobId }, query }
      return (await unwrap(api.GET('/smartreq/v1/{job_id}/hiring-classes/', { params, signal })))
        .data
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** Whom an assignment is about. */
export type ClassSelection = { ref_ids: number[] } | { matching: ApplicantMatching }

type Assigning = {
  jobId: number
  /** Null takes them out of their class. */
  hiringClassId: number | null
  selection: ClassSelection
}

export async function assignClass(request: Assigning, header: CommandHeader) {
  const { jobId, hiringClassId, selection } = request
  const params = { path: { job_id: jobId }, header }
  const body = { hiring_class_id: hiringClassId, ...selection }
  const url = '/smartreq/v1/{job_id}/hiring-class-assignments/'
  const { data } = await unwrap(api.POST(url, { params, body }))
  return { jobId, isOut: hiringClassId === null, result: data }
}

export async function undoAssignment({ scope, batchId }: Batch, header: CommandHeader) {
  const params = { path: { job_id: scope.jobId, batch_id: batchId }, header }
  const url = '/smartreq/v1/{job_id}/hiring-class-assignments/{batch_id}/undo/'
  return (await unwrap(api.POST(url, { params }))).data
}
