// What the screens about postings and tracked links ask of the server.
import { queryOptions } from '@tanstack/react-query'

import type { PostingContent } from '#contract/job-postings.ts'
import type { PostingAction } from '#contract/posting-terms.ts'
import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

/** What is read again after a change. */
export const POSTINGS_KEY = ['requisitions', 'postings'] as const

/** More than a requisition has. */
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

export function linksQuery(jobId: number) {
  const params = { path: { job_id: jobId }, query: ALL }
  return queryOptions({
    queryKey: [...POSTINGS_KEY, 'links', jobId],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/job/v1/source-links/{job_id}/', { params, signal }))).data,
  })
}

/** The sources that a link can be made for. */
export function activeSourcesQuery(accountId: number) {
  const params = {
    path: { account_id: accountId },
    query: { ...ALL, is_active: '1' as const },
  }
  return queryOptions({
    queryKey: [...POSTINGS_KEY, 'sources', accountId],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/account/v1/sources/{account_id}/', { params, signal }))).data,
  })
}

export async function createPosting({ jobId }: { jobId: number }, header: CommandHeader) {
  const params = { path: { job_id: jobId }, header }
  return (await unwrap(api.POST('/job/v1/job-postings/{job_id}/', { params }))).data
}

export async function savePosting(
  { content, ...key }: PostingKey & { content: PostingContent },
  header: CommandHeader,
) {
  const params = { path: pathOf(key), header }
  const call = api.PUT('/job/v1/job-postings/{job_id}/{job_posting_id}/', { params, body: content })
  return (await unwrap(call)).data
}

export async function changePostingStatus(
  { action, ...key }: PostingKey & { action: PostingAction },
  header: CommandHeader,
) {
  const params = { path: pathOf(key), header }
  const call = api.POST('/job/v1/job-postings/{job_id}/{job_posting_id}/status/', {
    params,
    body: { action },
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
