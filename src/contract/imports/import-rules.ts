// Imports from files: limits, states, and what becomes of rows. Without zod, so that screens read them as well.
export const IMPORT_LIMITS = {
  /** Of the uploaded file. */
  bytes: 20 * 1024 * 1024,
  /** Of one sheet of a workbook, as text. */
  sheetBytes: 64 * 1024 * 1024,
  /** Of a workbook; further ones cannot be chosen. */
  sheets: 50,
  rows: 100_000,
  columns: 60,
  /** Texts of one column that can be matched to choices. */
  values: 100,
  /** Characters of one cell; what is longer is cut, and refused where the column is mapped. */
  cell: 1000,
  /** Characters of one row of a text file: a quote that never closes would take the rest of the file for one cell. */
  record: 100_000,
  /** For so many days after its end an import can be undone, and the cells of its file are stored. */
  days: 30,
} as const

/** Rows that are read, checked or imported in one transaction. */
export const IMPORT_BATCH = 500

export const IMPORT_KINDS = ['people', 'separations'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

export const IMPORT_STATES = [
  'uploaded',
  'read',
  'mapped',
  'checking',
  'checked',
  'running',
  'paused',
  'done',
  'cancelled',
  'failed',
  'undoing',
  'undone',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

export const IMPORT_ACTIONS = [
  'sheet',
  'map',
  'check',
  'correct',
  'start',
  'pause',
  'resume',
  'cancel',
  'undo',
] as const
export type ImportAction = (typeof IMPORT_ACTIONS)[number]

/** From which states an action is possible, and the state that it leads to. */
export const IMPORT_TRANSITIONS: Readonly<
  Record<ImportAction, { readonly from: readonly ImportState[]; readonly to: ImportState }>
> = {
  sheet: { from: ['read', 'mapped', 'checked', 'failed'], to: 'uploaded' },
  map: { from: ['read', 'mapped', 'checked'], to: 'mapped' },
  check: { from: ['mapped', 'checked'], to: 'checking' },
  correct: { from: ['checked'], to: 'checked' },
  start: { from: ['checked'], to: 'running' },
  pause: { from: ['running'], to: 'paused' },
  resume: { from: ['paused'], to: 'running' },
  cancel: {
    // Of those that failed only a workbook with another sheet to read: see `canCancelImport`.
    from: ['uploaded', 'read', 'mapped', 'checking', 'checked', 'running', 'paused', 'failed'],
    to: 'cancelled',
  },
  // Again where its job failed for good: what it has undone stays undone.
  undo: { from: ['done', 'cancelled', 'undoing'], to: 'undoing' },
}

/** Whether an action is possible in a state. */
export function allowsImportAction(state: ImportState, action: ImportAction): boolean {
  return IMPORT_TRANSITIONS[action].from.includes(state)
}

/** Whether an import is there to be cancelled: one that failed is over, unless another sheet may be read. */
export function canCancelImport(one: {
  readonly state: ImportState
  readonly sheets: readonly unknown[] | null
}): boolean {
  return allowsImportAction(one.state, 'cancel') && (one.state !== 'failed' || one.sheets !== null)
}

/** Whether a job is working on the import, so that its state changes by itself. */
export function isImportBusy(state: ImportState): boolean {
  return ['uploaded', 'checking', 'running', 'undoing'].includes(state)
}

/** Whether the rows were checked, so that people whom none of them matched can be listed. */
export function allowsComparison(state: ImportState): boolean {
  return ['checked', 'running', 'paused', 'done'].includes(state)
}

export const ROW_OUTCOMES = ['created', 'changed', 'same', 'refused', 'skipped'] as const
export type RowOutcome = (typeof ROW_OUTCOMES)[number]

/** Why a row is refused; `cancelled`: why it is skipped. */
export const ROW_REASONS = [
  'missing_value',
  'too_long',
  'bad_email',
  'bad_date',
  'bad_choice',
  'end_before_start',
  'duplicate_email',
  'duplicate_number',
  'duplicate_person',
  'own_supervisor',
  'supervisor_cycle',
  'name_differs',
  'identity_conflict',
  'unknown_profile',
  'profile_not_held',
  'overlaps',
  'unknown_person',
  'unknown_type',
  'unknown_reason',
  'reason_of_other_type',
  'no_job',
  'several_jobs',
  'already_left',
  'cancelled',
] as const
export type RowReason = (typeof ROW_REASONS)[number]

/** Why the undo of an import leaves a value, or a whole row. */
export const KEPT_REASONS = [
  'changed_later',
  'later_work',
  'merged',
  'erased',
  'taken',
  'supervisor_cycle',
  'not_recorded',
] as const
export type KeptReason = (typeof KEPT_REASONS)[number]

/** Why a file could not be read. */
export const IMPORT_FAILURES = [
  'unreadable',
  'broken_quotes',
  'empty',
  'too_many_rows',
  'too_many_columns',
  'too_large',
] as const
export type ImportFailure = (typeof IMPORT_FAILURES)[number]

export const DATE_ORDERS = ['day_first', 'month_first'] as const
export type DateOrder = (typeof DATE_ORDERS)[number]

export const IMPORT_OPTIONS = [
  'ignore_name_match',
  'allow_other_job_matching_start_date',
  'creates_profiles',
  'lists_everyone',
] as const
export type ImportOption = (typeof IMPORT_OPTIONS)[number]
