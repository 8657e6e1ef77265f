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
