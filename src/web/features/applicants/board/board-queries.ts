// The columns of a board: the applicants of one step each, page after page, and what a move changes in them.
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'

import type { ApplicantRow } from '#contract/requisitions/requisitions.ts'
import { api, unwrap } from '#web/api/client.ts'

import { requisitionKeys } from '../../requisitions/requisition-queries.ts'
import { applicantRequest, type ApplicantSearch } from '../applicant-search.ts'

type Meta = { page: number; page_size: number; total: number }
export type ColumnPages = InfiniteData<{ data: ApplicantRow[]; meta: Meta }>
export type ColumnKey = { jobId: number; view: ApplicantSearch; stepId: number }

const FORGET_MS = 5 * 60_000
const PAGE_SIZE = 25

/** The applicants of a step under the filters of the list; the pages that were read, in order. */
export function columnQuery({ jobId, view, stepId }: ColumnKey) {
  const { page: _page, page_size: _size, ...narrowed } = applicantRequest(view)
  const request = { ...narrowed, job_step_id: stepId, page_size: PAGE_SIZE }
  return infiniteQueryOptions({
    queryKey: [...requisitionKeys.board(jobId), stepId, request] as const,
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/smartreq/v1/{job_id}/applicants/', {
          params: { path: { job_id: jobId }, query: { ...request, page: pageParam } },
          signal,
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ meta: { page, page_size, total } }) =>
      page * page_size < total ? page + 1 : null,
    gcTime: FORGET_MS,
    refetchOnReconnect: true,
    placeholderData: (data, before) =>
      before?.queryKey[2] === jobId && before.queryKey[3] === stepId ? data : undefined,
  })
}

/** The applicants of a column. One may be on two pages: a user moved between the requests. */
export function cardsOf(column: ColumnPages): ApplicantRow[] {
  const rows = column.pages.flatMap(({ data }) => data)
  return [...new Map(rows.map((row) => [row.user_smartreq_id, row])).values()]
}

/** How many applicants are at the step, shown or not. */
export function totalOf(column: ColumnPages): number {
  return column.pages.at(-1)?.meta.total ?? 0
}

/** The column without an applicant. */
export function withoutCard(column: ColumnPages, id: number): ColumnPages {
  return {
    ...column,
    pages: column.pages.map(({ data, meta }) => ({
      data: data.filter((row) => row.user_smartreq_id !== id),
      meta: { ...meta, total: meta.total - 1 },
    })),
  }
}

/** The column with an applicant on top. */
export function withCard(column: ColumnPages, row: ApplicantRow): ColumnPages {
  return {
    ...column,
    pages: column.pages.map(({ data, meta }, index) => ({
      data: index === 0 ? [row, ...data] : data,
      meta: { ...meta, total: meta.total + 1 },
    })),
  }
}
