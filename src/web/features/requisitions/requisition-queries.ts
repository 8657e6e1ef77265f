// What the requisition screens ask of the server. Staff data is never kept for the time without network.
import { queryOptions } from '@tanstack/react-query'

import { api, unwrap } from '#web/api/client.ts'
import { uuidv7 } from '#web/offline/uuid.ts'

import {
  applicantCountsRequest,
  applicantRequest,
  type ApplicantSearch,
} from '../applicants/applicant-search.ts'
import { requisitionRequest, type RequisitionSearch } from './requisition-search.ts'

/** Other people's data leaves the memory soon after it was looked at. */
const FORGET_MS = 5 * 60_000

const LOOK_AGAIN_MS = 2000

const staffData = { gcTime: FORGET_MS, refetchOnReconnect: true }

export const requisitionKeys = {
  list: (accountId: number, request: ReturnType<typeof requisitionRequest>) =>
    ['requisitions', 'list', accountId, request] as const,
  detail: (jobId: number) => ['requisitions', 'detail', jobId] as const,
  applicantsOf: (jobId: number) => ['requisitions', 'applicants', jobId] as const,
  applicants: (jobId: number, request: ReturnType<typeof applicantRequest>) =>
    ['requisitions', 'applicants', jobId, request] as const,
  models: (jobId: number) => ['requisitions', 'models', jobId] as const,
  board: (jobId: number) => ['requisitions', 'board', jobId] as const,
  countsOf: (jobId: number) => ['requisitions', 'applicant-counts', jobId] as const,
  counts: (jobId: number, request: ReturnType<typeof applicantCountsRequest>) =>
    ['requisitions', 'applicant-counts', jobId, request] as const,
}

/** One page of a company's requisitions; the page before stays while the next one loads. */
export function requisitionListQuery(accountId: number, search: RequisitionSearch) {
  const query = requisitionRequest(search)
  return queryOptions({
    ...staffData,
    queryKey: requisitionKeys.list(accountId, query),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/smartreq/v1/account/{account_id}/', {
          params: { path: { account_id: accountId }, query },
          signal,
        }),
      ),
    placeholderData: (data, before) => (before?.queryKey[2] === accountId ? data : undefined),
  })
}

/** One requisition with its steps and team; looked at again and again while its scores are calculated again. */
export function requisitionQuery(jobId: number) {
  return queryOptions({
    ...staffData,
    queryKey: requisitionKeys.detail(jobId),
    queryFn: async ({ signal }) => {
      const reply = await unwrap(
        api.GET('/smartreq/v1/{job_id}/', { params: { path: { job_id: jobId } }, signal }),
      )
      return reply.data
    },
    refetchInterval: ({ state }) => state.data?.is_recalculating === true && LOOK_AGAIN_MS,
  })
}

/** One page of a requisition's applicants; the page before stays while the next one loads. */
export function applicantListQuery(jobId: number, search: ApplicantSearch) {
  return queryOptions({
    ...staffData,
    queryKey: requisitionKeys.applicants(jobId, applicantRequest(search)),
    queryFn: ({ signal }) => fetchApplicants({ jobId, search, signal }),
    placeholderData: (data, before) => (before?.queryKey[2] === jobId ? data : undefined),
  })
}

/** The same page as the server has it now. */
export function fetchApplicants(asked: {
  jobId: number
  search: ApplicantSearch
  signal: AbortSignal
}) {
  const { jobId, search, signal } = asked
  const params = { path: { job_id: jobId }, query: applicantRequest(search) }
  return unwrap(api.GET('/smartreq/v1/{job_id}/applicants/', { params, signal }))
}

/** How many applicants each filter by status would list; asked apart from the list, which does not wait for it. */
export function applicantCountsQuery(jobId: number, search: ApplicantSearch) {
  const query = applicantCountsRequest(search)
  return queryOptions({
    ...staffData,
    queryKey: requisitionKeys.counts(jobId, query),
    queryFn: async ({ signal }) => {
      const url = '/smartreq/v1/{job_id}/applicants/counts/'
      const reply = await unwrap(
        api.GET(url, { params: { path: { job_id: jobId }, query }, signal }),
      )
      return reply.data
    },
    placeholderData: (data, before) => (before?.queryKey[2] === jobId ? data : undefined),
  })
}

/** What scoring everyone again would do. Asked each time: answers come in, and go. */
export function recalculationPreviewQuery(jobId: number) {
  const params = { path: { job_id: jobId } }
  return queryOptions({
    queryKey: [...requisitionKeys.detail(jobId), 'recalculation'],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/smartreq/v1/{job_id}/recalculate-scores/', { params, signal }))).data,
    staleTime: 0,
    gcTime: 0,
  })
}

/** Orders that everyone's answers are scored again. */
export async function recalculateScores(jobId: number): Promise<void> {
  const params = { path: { job_id: jobId }, header: { 'Idempotency-Key': uuidv7() } }
  await unwrap(api.POST('/smartreq/v1/{job_id}/recalculate-scores/', { params }))
}
