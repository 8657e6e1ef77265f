// The states of hiring classes, and how their list may be sorted and narrowed.
import { listSpec } from '../core/list-view.ts'

/** What staff set: a planned class takes no applicants yet, a closed one none any more. */
export const STORED_CLASS_STATUSES = ['planned', 'open', 'closed'] as const
export type StoredClassStatus = (typeof STORED_CLASS_STATUSES)[number]

/** An open class whose seats are all taken is full. */
export const CLASS_STATUSES = ['planned', 'open', 'full', 'closed'] as const
export type ClassStatus = (typeof CLASS_STATUSES)[number]

/** Whether an applicant of that status can be assigned to a class: not one whose application has ended without a hire. */
export function isAssignable(status: string): boolean {
  return !['rejected', 'withdrawn', 'transferred'].includes(status)
}

export const HIRING_CLASS_LIST = listSpec({
  sort: ['start_date', 'name'],
  defaultSort: 'start_date',
  filters: { status: { anyOf: CLASS_STATUSES } },
})
