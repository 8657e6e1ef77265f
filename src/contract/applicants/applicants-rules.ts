// The limits, states and list orders of applicants: without zod, so that forms can read them as well.
import { listSpec } from '../core/list-view.ts'
import { APPLICANT_SORTS, SHARED_APPLICANT_FILTERS } from './applicant-filters.ts'
import { APPLICATION_STATUSES, STANDARD_TITLES, STEP_STATUSES } from './application-states.ts'

// The bounds of tags, without zod: dialogs say them too.
export const TAG_NAME_MAX_LENGTH = 40

export const CHANGE_LIMITS = {
  /** Added, or taken off, in one request. */
  tags: 20,
  /** Of one company. */
  tagsOfCompany: 500,
} as const

/** What is changed, and undone, together. */
export const CHANGE_KINDS = ['assign', 'tag', 'delete'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

// Limits of duplicate detection and of merges, for the contract and for screens. Imports nothing.

/** How many other applications are named as possible duplicates of one. */
export const DUPLICATES_MAX = 20

/** For how long a merge can be undone. */
export const MERGE_UNDO_DAYS = 30

/** Why two applicants may be the same person, the strongest first. */
export const DUPLICATE_REASONS = ['email', 'phone', 'linkedin', 'name'] as const

/** Why an application cannot be merged into another one. */
export const MERGE_BLOCKERS = [
  'hired',
  'live_interview',
  'merged',
  'not_a_duplicate',
  'not_allowed',
] as const

// What exports of lists of applicants can be, without zod: screens read it before they ask for one.

export const EXPORT_FORMATS = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** The columns of an export, in the order in which it has them. None is private data. */
export const EXPORT_COLUMNS = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'requisition',
  'status',
  'step',
  'step_status',
  'progress',
  'score',
  'knock_outs',
  'source',
  'application_date',
  'class',
  'assigned',
  'tags',
] as const
export type ExportColumn = (typeof EXPORT_COLUMNS)[number]

export const EXPORT_LIMITS = {
  rows: 50_000,
  /** So many of one user are being made at a time. */
  running: 3,
  /** So long an export can be downloaded. */
  hours: 24,
} as const

/** Bounds of following applicants. */
export const FOLLOW_LIMITS = {
  /** So long at most one request follows: then the user's rights are looked at by a new one. */
  seconds: 240,
  /** So many applications an event names. */
  named: 200,
  /** So many requests of one user follow at a time: windows and devices of theirs. */
  perUser: 10,
} as const

/** The types of questions whose answers lists of applicants show as columns. */
export const ANSWER_COLUMN_TYPES = [
  'short_text',
  'single_choice',
  'multiple_choice',
  'yes_no',
  'scale',
  'number',
  'date',
] as const
export type AnswerColumnType = (typeof ANSWER_COLUMN_TYPES)[number]

/** Those that lists are sorted by: of numbers, days and single choices. */
export const SORTED_ANSWER_TYPES: readonly AnswerColumnType[] = [
  'single_choice',
  'yes_no',
  'scale',
  'number',
  'date',
]

export const ANSWER_COLUMN_LIMITS = {
  /** The longest page of a list. */
  rows: 100,
  /** So many questions are read at a time. */
  questions: 20,
  /** So many of each library of a company are offered. */
  library: 100,
} as const

// How the list of all applicants of a company may be sorted and narrowed.

/** What people apply to: requisitions and pathways. */
export const JOB_TYPE_IDS = [2, 4] as const

export const ACCOUNT_APPLICANT_LIST = listSpec({
  sort: APPLICANT_SORTS,
  defaultSort: '-application_date',
  filters: {
    status: { anyOf: APPLICATION_STATUSES },
    step_status: { anyOf: STEP_STATUSES },
    /** `mine`: only those of requisitions whose team the user is on. */
    scope: ['mine'],
    requisition: 'id',
    /** Of that requisition, as the class is. */
    step: 'id',
    hiring_class: 'id',
    /** Where no requisition is chosen: steps by the product’s own titles. */
    steps: { anyOf: STANDARD_TITLES },
    /** The question that an order by answer is of. */
    answer_of: 'text',
    ...SHARED_APPLICANT_FILTERS,
  },
})
