import type { ListView } from '#contract/core/list-view.ts'
// The view of a requisition's hiring classes as its address holds it.
import { HIRING_CLASS_LIST } from '#contract/requisitions/requisitions-rules.ts'
import { listSearch } from '#web/api/list-search.ts'

export type ClassSearch = ListView<typeof HIRING_CLASS_LIST>

export const classSearch = listSearch(HIRING_CLASS_LIST)

export function classesHref(jobId: number): string {
  return `/smartreq-detail/hiring-classes?job=${jobId}`
}
