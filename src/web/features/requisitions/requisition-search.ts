// The view of the requisition list as its address holds it, and which requisition the detail pages are about.
import type { ListView } from '#contract/core/list-view.ts'
import { REQUISITION_LIST } from '#contract/requisitions/requisitions-rules.ts'
import { listRequest, listSearch } from '#web/api/list-search.ts'
import { idOf } from '#web/api/page-search.ts'

export type RequisitionSearch = ListView<typeof REQUISITION_LIST>

export const requisitionSearch = listSearch(REQUISITION_LIST)

/** The requisition that the detail pages are about; 0 when the address names none. */
export function jobSearch(search: Record<string, unknown>): { job: number } {
  return { job: idOf(search['job']) ?? 0 }
}

/** The draft that the builder is about; none before it is made. */
export function builderSearch(search: Record<string, unknown>): { job?: number } {
  const job = idOf(search['job'])
  return job === undefined ? {} : { job }
}

/** The view as the server is asked for it, defaults filled in. */
export function requisitionRequest({ scope, ...view }: RequisitionSearch) {
  const request = listRequest(REQUISITION_LIST, view)
  return scope === 'mine' ? { ...request, smartreq_access: '0' as const } : request
}
