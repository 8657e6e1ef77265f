// How the history of a requisition may be narrowed.
import { listSpec } from '../core/list-view.ts'

/** What a change was of: the requisition itself, one of its postings, or an applicant. */
export const HISTORY_KINDS = ['requisition', 'job_posting', 'application'] as const
export type HistoryKind = (typeof HISTORY_KINDS)[number]

export const HISTORY_LIST = listSpec({
  sort: ['at'],
  defaultSort: '-at',
  filters: { entity: { anyOf: HISTORY_KINDS }, actor: 'id' },
})
