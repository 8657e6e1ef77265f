// What the screens about postings and tracked links ask of the server.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import type { SourceType } from '#contract/careers/careers-rules.ts'
import type { PostingContent } from '#contract/careers/job-postings.ts'
import type { PostingAction } from '#contract/careers/posting-terms.ts'
import { begunFrom } from '#web/api/begun-from.ts'
import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

/** What is read again after a change. */
export const POSTINGS_KEY = ['requisitions', 'postings'] as const

export const LINKS_PER_PAGE = 25

/** More postings than a requisition has. */
const ALL = { page_size: 100 }

type PostingKey = { jobId: number; postingId: number }

export function postingsQuery(jobId: number) {
  const params = { path: { job_id: jobId }, query: ALL }
  return queryOptions({
    queryKey: [...POSTINGS_KEY, jobId],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/job/v1/job-postings/{job_id}/', { params, signal }))).data,
  })
}

export function postingQuery(key: PostingKey) {
  return queryOptions({
    queryKey: [...POSTINGS_KEY, key.jobId, key.postingId],
    queryFn: async ({ signal }) => {
      const params = { path: pathOf(key) }
      const call = api.GET('/job/v1/job-postings/{job_id}/{job_posting_id}/', { params, signal })
      return (await unwrap(call)).data
    },
  })
}

/** One page of the links, the newest first. */
export function linksQuery(jobId: number, page: number) {
  const params = { path: { job_id: jobId }, query: { page, page_size: LINKS_PER_PAGE } }
  return queryOptions({
    queryKey: [...POSTINGS_KEY, 'links', jobId, page],
    queryFn: ({ signal }) => unwrap(api.GET('/job/v1/source-links/{job_id}/', { params, signal })),
    placeholderData: keepPreviousData,
  })
}

type SourceSearch = {
  jobId: number
  search: string
  /** Whose names in the user's language contain what is searched for. */
  types: readonly SourceType[]
}

/** The first sources without a link of the requisition that match a search, to choose one. */
export function linkableSourcesQuery({ jobId, search, types }: SourceSearch) {
  const query = { search, standard_types: types.join(',') }
  const params = { path: { job_id: jobId }, query }
  return queryOptions({
    queryKey: [...POSTINGS_KEY, 'linkable-sources', jobId, query],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/job/v1/linkable-sources/{job_id}/', { params, signal }))).data,
    placeholderData: keepPreviousData,
  })
}

export async function createPosting({ jobId }: { jobId: number }, header: CommandHeader) {
  const params = { path: { job_id: jobId }, header }
  return (await unwrap(api.POST('/job/v1/job-postings/{job_id}/', { params }))).data
}

export async function savePosting(
  { content, base, ...key }: PostingKey & { content: PostingContent; base: object },
  header: CommandHeader,
) {
  const params = { path: pathOf(key), header }
  const call = api.PUT('/job/v1/job-postings/{job_id}/{job_posting_id}/', {
    params,
    body: content,
    headers: begunFrom(base),
  })
  return (await unwrap(call)).data
}

export async function changePostingStatus(
  {
    action,
    content,
    base,
    ...key
  }: PostingKey & { action: PostingAction; content?: PostingContent; base?: object },
  header: CommandHeader,
) {
  const params = { path: pathOf(key), header }
  const call = api.POST('/job/v1/job-postings/{job_id}/{job_posting_id}/status/', {
    params,
    body: { action, content },
    ...(base === undefined ? {} : { headers: begunFrom(base) }),
  })
  return (await unwrap(call)).data
}

export async function deletePosting(key: PostingKey, header: CommandHeader) {
  const params = { path: pathOf(key), header }
  const call = api.DELETE('/job/v1/job-postings/{job_id}/{job_posting_id}/', { params })
  return (await unwrap(call)).data
}

export async function createLink(
  { jobId, sourceId }: { jobId: number; sourceId: number },
  header: CommandHeader,
) {
  const params = { path: { job_id: jobId }, header }
  const body = { source_id: sourceId }
  return (await unwrap(api.POST('/job/v1/source-links/{job_id}/', { params, body }))).data
}

function pathOf({ jobId, postingId }: PostingKey) {
  return { job_id: jobId, job_posting_id: postingId }
}
