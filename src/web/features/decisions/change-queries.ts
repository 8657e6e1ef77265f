// What changing many applicants beside decisions asks of the server.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import type { ChangeKind } from '#contract/applicant-change-limits.ts'
import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

import type { ClassSelection } from './class-queries.ts'
import type { Batch } from './undo-button.tsx'

/** The users whom applicants of a requisition can be assigned to, those of a search. */
export function assigneesQuery(jobId: number, search: string) {
  return queryOptions({
    queryKey: ['requisitions', 'assignees', jobId, search] as const,
    queryFn: async ({ signal }) => {
      const params = { path: { job_id: jobId }, query: { search } }
      return (await unwrap(api.GET('/smartreq/v1/{job_id}/assignees/', { params, signal }))).data
    },
    placeholderData: keepPreviousData,
  })
}

/** The company's tags of a search, by name. */
export function tagsQuery(jobId: number, search: string) {
  return queryOptions({
    queryKey: ['requisitions', 'tags', jobId, search] as const,
    queryFn: async ({ signal }) => {
      const params = { path: { job_id: jobId }, query: { search, page_size: 100 } }
      return (await unwrap(api.GET('/smartreq/v1/{job_id}/tags/', { params, signal }))).data
    },
    placeholderData: keepPreviousData,
  })
}

type Changing = { jobId: number; selection: ClassSelection } & (
  | { kind: Extract<ChangeKind, 'assign'>; userId: number | null }
  | { kind: Extract<ChangeKind, 'tag'>; add: string[]; remove: number[] }
  | { kind: Extract<ChangeKind, 'delete'> }
)

/** Changes several applicants; the kind comes back with what became of them. */
export async function changeApplicants(request: Changing, header: CommandHeader) {
  const { jobId, kind } = request
  const result = (await unwrap(callOf(request, header))).data
  const isOff = request.kind === 'assign' && request.userId === null
  return { jobId, kind, isOff, result }
}

function callOf(request: Changing, header: CommandHeader) {
  const { jobId, selection } = request
  const params = { path: { job_id: jobId }, header }
  switch (request.kind) {
    case 'assign': {
      const body = { user_id: request.userId, ...selection }
      return api.POST('/smartreq/v1/{job_id}/applicants/assigned-user/', { params, body })
    }
    case 'tag': {
      const body = { add: request.add, remove: request.remove, ...selection }
      return api.POST('/smartreq/v1/{job_id}/applicants/tags/', { params, body })
    }
    case 'delete':
      return api.POST('/smartreq/v1/{job_id}/applicants/deletions/', { params, body: selection })
    default:
      return request satisfies never
  }
}

export async function undoChange({ jobId, batchId }: Batch, header: CommandHeader) {
  const params = { path: { job_id: jobId, batch_id: batchId }, header }
  const url = '/smartreq/v1/{job_id}/applicants/changes/{batch_id}/undo/'
  return (await unwrap(api.POST(url, { params }))).data
}
