// The view of a requisition's applicants as its address holds it; the scorecard carries it, to lead back.
import { defaultStringifySearch } from '@tanstack/react-router'

import {
  APPLICANT_SORTS,
  type ApplicantMatching,
  type ApplicantOrdering,
  SHARED_APPLICANT_FILTERS,
} from '#contract/applicants/applicant-filters.ts'
import { APPLICATION_STATUSES, STEP_STATUSES } from '#contract/applicants/application-states.ts'
import { filtersIn, oneOf, someOf, textOf } from '#web/api/list-search.ts'
import { idOf, pageOf } from '#web/api/page-search.ts'

import {
  NO_SHARED_FILTERS,
  type SharedFilters,
  sharedRequest,
} from './filters/shared-filter-search.ts'

export const APPLICANT_ORDERINGS = APPLICANT_SORTS.flatMap((name): ApplicantOrdering[] => [
  name,
  `-${name}`,
])
export const DEFAULT_ORDERING = '-application_date'

export const PAGE_SIZES = [25, 50, 100] as const
const [DEFAULT_PAGE_SIZE] = PAGE_SIZES

export type ApplicantSearch = SharedFilters & {
  search?: string
  /** Comma-separated statuses of the application. */
  status?: string
  /** Comma-separated statuses of the current step. */
  step_status?: string
  /** The current step. */
  step?: number
  /** The hiring class that they are assigned to. */
  hiring_class?: number
  ordering?: ApplicantOrdering
  /** The attribute that an order by score is of, in place of the fit. */
  score_of?: number
  /** The question that an order by answer is of. */
  answer_of?: string
  page?: number
  page_size?: number
  /** A board with a column for each step; a list where it is left out. */
  layout?: 'board'
}

export function applicantSearch(search: Record<string, unknown>): ApplicantSearch {
  return {
    search: textOf(search['search']),
    status: someOf(APPLICATION_STATUSES, search['status']),
    step_status: someOf(STEP_STATUSES, search['step_status']),
    step: idOf(search['step']),
    hiring_class: idOf(search['hiring_class']),
    ...filtersIn(SHARED_APPLICANT_FILTERS, search),
    ordering: applicantOrdering(search['ordering']),
    score_of: idOf(search['score_of']),
    answer_of: textOf(search['answer_of']),
    page: pageOf(search['page']),
    page_size: pageSizeOf(search['page_size']),
    layout: oneOf(['board'], search['layout']),
  }
}

/** An ordering as the address holds it: none for the default. */
export function applicantOrdering(value: unknown): ApplicantSearch['ordering'] {
  return value === DEFAULT_ORDERING ? undefined : oneOf(APPLICANT_ORDERINGS, value)
}

/** A length of the page as the address holds it: none for the default. */
export function pageSizeOf(value: unknown): number | undefined {
  return value === DEFAULT_PAGE_SIZE ? undefined : oneOf(PAGE_SIZES, value)
}

/** The view as the server is asked for it, defaults filled in. */
export function applicantRequest(search: ApplicantSearch) {
  return {
    ...applicantCountsRequest(search),
    ordering: search.ordering ?? DEFAULT_ORDERING,
    score_of: search.score_of,
    answer_of: search.answer_of,
    page: search.page ?? 1,
    page_size: search.page_size ?? DEFAULT_PAGE_SIZE,
  }
}

/** What the server counts beside the filters: the view without its order and its page. */
export function applicantCountsRequest(view: ApplicantSearch) {
  const { search, status, step_status, step, hiring_class } = view
  return {
    search,
    status,
    step_status,
    job_step_id: step,
    hiring_class_id: hiring_class,
    ...sharedRequest(view),
  } satisfies ApplicantMatching
}

/** True when the view leaves an applicant out. */
export function isNarrowed(search: ApplicantSearch): boolean {
  return Object.values(applicantCountsRequest(search)).some((filter) => filter !== undefined)
}

/** A view of everyone, in the order and layout that there is. */
export const EVERYONE = {
  ...NO_SHARED_FILTERS,
  search: undefined,
  status: undefined,
  step_status: undefined,
  step: undefined,
  hiring_class: undefined,
  page: undefined,
} satisfies ApplicantSearch

/** What is saved of a view: what means the same in every requisition, unlike a step or a class, and on every screen. */
export function savedPartOf(view: ApplicantSearch): ApplicantSearch {
  return {
    ...view,
    step: undefined,
    hiring_class: undefined,
    page_size: undefined,
    layout: undefined,
  }
}

export type ApplicantView = { jobId: number; view: ApplicantSearch }

export function applicantsHref({ jobId, view }: ApplicantView): string {
  return `/smartreq-detail/applicants${defaultStringifySearch({ job: jobId, ...view })}`
}

/** What the address of a scorecard holds: the list that it was opened from, to lead back to it and on to its next one. */
export function scorecardSearch(
  search: Record<string, unknown>,
): { job?: number } & ApplicantSearch {
  return { job: idOf(search['job']), ...applicantSearch(search) }
}

/** Without a list (job 0) the address leads back to none. */
export function scorecardHref(userSmartreqId: number, { jobId, view }: ApplicantView): string {
  const list = jobId === 0 ? {} : { job: jobId, ...view }
  return `/smartreq-detail-applicant/${userSmartreqId}${defaultStringifySearch(list)}`
}
