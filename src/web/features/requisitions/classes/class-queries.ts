// What the screen of hiring classes asks of the server.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import type { ClassContent } from '#contract/requisitions/hiring-classes.ts'
import { HIRING_CLASS_LIST } from '#contract/requisitions/requisitions-rules.ts'
import { api, unwrap } from '#web/api/client.ts'
import { listRequest } from '#web/api/list-search.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

import type { ClassSearch } from './class-search.ts'

/** One page of classes; the page before stays while the next one loads. */
export function classListQuery(jobId: number, view: ClassSearch) {
  const query = listRequest(HIRING_CLASS_LIST, view)
  return queryOptions({
    queryKey: ['requisitions', 'classes', jobId, query] as const,
    queryFn: ({ signal }) => {
      const params = { path: { job_id: jobId }, query }
      return unwrap(api.GET('/smartreq/v1/{job_id}/hiring-classes/', { params, signal }))
    },
    placeholderData: keepPreviousData,
  })
}

type Saving = { jobId: number; hiringClassId: number | null; content: ClassContent }

/** Makes a class, or changes one. */
export async function saveClass(
  { jobId, hiringClassId, content: body }: Saving,
  header: CommandHeader,
) {
  if (hiringClassId === null) {
    const params = { path: { job_id: jobId }, header }
    return (await unwrap(api.POST('/smartreq/v1/{job_id}/hiring-classes/', { params, body }))).data
  }
  const params = { path: { job_id: jobId, hiring_class_id: hiringClassId }, header }
  const url = '/smartreq/v1/{job_id}/hiring-classes/{hiring_class_id}/'
  return (await unwrap(api.PATCH(url, { params, body }))).data
}

type Of = { jobId: number; hiringClassId: number }

export async function changeClassStatus(
  { jobId, hiringClassId, status }: Of & Pick<ClassContent, 'status'>,
  header: CommandHeader,
) {
  const params = { path: { job_id: jobId, hiring_class_id: hiringClassId }, header }
  const url = '/smartreq/v1/{job_id}/hiring-classes/{hiring_class_id}/'
  return (await unwrap(api.PATCH(url, { params, body: { status } }))).data
}

export async function deleteClass({ jobId, hiringClassId }: Of, header: CommandHeader) {
  const params = { path: { job_id: jobId, hiring_class_id: hiringClassId }, header }
  await unwrap(api.DELETE('/smartreq/v1/{job_id}/hiring-classes/{hiring_class_id}/', { params }))
}
