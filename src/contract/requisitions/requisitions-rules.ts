// The limits, states and list orders of requisitions: without zod, so that forms can read them as well.
import { REQUISITION_STATUSES } from '../applicants/application-states.ts'
import { listSpec } from '../core/list-view.ts'

// Bounds of what a requisition says of itself, for its form and for the server.
export const TITLE_MAX_LENGTH = 120
export const DESCRIPTION_MAX_LENGTH = 20_000
export const OPENINGS = { min: 1, max: 9999 } as const
/** Days between two applications of one person. */
export const RETAKE_DAYS = { min: 0, max: 3650 } as const
export const WEIGHT = { min: 0, max: 100 } as const
/** The score that a role asks for. */
export const TARGET_LEVEL = { min: 0, max: 100 } as const

/** How long what is said of accommodations can be, and whom to ask. */
export const ACCOMMODATIONS = { text: 2000, contact: 200 } as const

// How the list of requisitions may be sorted and narrowed.

export const REQUISITION_LIST = listSpec({
  sort: ['title', 'opened_at', 'applicant_count', 'status'],
  defaultSort: '-opened_at',
  filters: {
    status: { anyOf: REQUISITION_STATUSES },
    /** `mine`: only those whose team the user is on. */
    scope: ['mine'],
  },
})

// How the history of a requisition may be narrowed.

/** What a change was of: the requisition itself, one of its postings, or an applicant. */
export const HISTORY_KINDS = ['requisition', 'job_posting', 'application'] as const
export type HistoryKind = (typeof HISTORY_KINDS)[number]

export const HISTORY_LIST = listSpec({
  sort: ['at'],
  defaultSort: '-at',
  filters: { entity: { anyOf: HISTORY_KINDS }, actor: 'id' },
})

// The states of hiring classes, and how their list may be sorted and narrowed.

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

// How a user arranges the columns of a list. Without zod: screens read it as well.
export const COLUMN_WIDTHS = ['automatic', 'narrow', 'wide'] as const
export type ColumnWidth = (typeof COLUMN_WIDTHS)[number]

/** The lists whose columns are chosen. */
export const ARRANGED_LISTS = ['applicants', 'all_applicants'] as const
export type ArrangedList = (typeof ARRANGED_LISTS)[number]

export const MAX_COLUMNS = 200

// Which lists have saved views, and the bounds of one.
export const SAVED_VIEW_LISTS = ['requisitions', 'applicants', 'all_applicants', 'users'] as const
export type SavedViewList = (typeof SAVED_VIEW_LISTS)[number]

export const VIEW_NAME_MAX_LENGTH = 60
export const VIEW_QUERY_MAX_LENGTH = 2000
/** Of one user in one list. */
export const MAX_VIEWS = 50
