// The view of the requisition list as its address holds it.
import type { RequisitionStatus } from '#contract/application.ts'
import { oneOf, pageOf, textOf } from '#web/ui/staff/list-search.ts'

export const REQUISITION_STATUSES = [
  'open',
  'on_hold',
  'pending_approval',
  'draft',
  'closed',
  'cancelled',
] as const satisfies readonly RequisitionStatus[]

const ORDERINGS = [
  'title',
  '-title',
  'opened_at',
  '-opened_at',
  'applicant_count',
  '-applicant_count',
  'status',
  '-status',
] as const
const DEFAULT_ORDERING = '-opened_at'

export type RequisitionSearch = {
  search?: string
  status?: RequisitionStatus
  ordering?: (typeof ORDERINGS)[number]
  page?: number
}

export function requisitionSearch(search: Record<string, unknown>): RequisitionSearch {
  return {
    search: textOf(search['search']),
    status: oneOf(REQUISITION_STATUSES, search['status']),
    ordering: requisitionOrdering(search['ordering']),
    page: pageOf(search['page']),
  }
}

/** An ordering as the address holds it: none for the default. */
export function requisitionOrdering(value: unknown): RequisitionSearch['ordering'] {
  return value === DEFAULT_ORDERING ? undefined : oneOf(ORDERINGS, value)
}

/** The view as the server is asked for it, defaults filled in. */
export function requisitionRequest(search: RequisitionSearch) {
  return {
    search: search.search,
    status: search.status,
    ordering: search.ordering ?? DEFAULT_ORDERING,
    page: search.page ?? 1,
    page_size: 25,
  }
}

/** The requisition that the detail pages are about; 0 when the address names none. */
export function jobSearch(search: Record<string, unknown>): { job: number } {
  const job = Number(search['job'])
  return { job: Number.isSafeInteger(job) && job > 0 ? job : 0 }
}
