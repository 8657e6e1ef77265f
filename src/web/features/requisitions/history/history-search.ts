// The view of a requisition's history as its address holds it.
import type { ListView } from '#contract/core/list-view.ts'
import { HISTORY_LIST } from '#contract/requisitions/requisitions-rules.ts'
import { listSearch } from '#web/api/list-search.ts'

export type HistorySearch = ListView<typeof HISTORY_LIST>

export const historySearch = listSearch(HISTORY_LIST)

export function historyHref(jobId: number): string {
  return `/smartreq-detail/activity?job=${jobId}`
}
