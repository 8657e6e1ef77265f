// What exports of the list of people can be. Without zod, so that screens read it as well.
import { PEOPLE_FIELD_NAMES } from '../imports/import-fields.ts'

export const PEOPLE_EXPORT_TYPES = ['xlsx', 'csv'] as const
export type PeopleExportType = (typeof PEOPLE_EXPORT_TYPES)[number]

/** Columns that imports of people do not read. */
const OTHER_COLUMNS = ['state', 'separation_type', 'separation_reason'] as const

/** Only for readers of private data. */
export const PRIVATE_PEOPLE_COLUMNS = ['separation_note'] as const

/** The columns of an export, in the order in which it has them; the first ones are those that imports read. */
export const PEOPLE_EXPORT_COLUMNS = [
  ...PEOPLE_FIELD_NAMES,
  ...OTHER_COLUMNS,
  ...PRIVATE_PEOPLE_COLUMNS,
] as const
export type PeopleExportColumn = (typeof PEOPLE_EXPORT_COLUMNS)[number]

export const PEOPLE_EXPORT_LIMITS = {
  rows: 100_000,
  /** So many of one user are being made at a time. */
  running: 3,
  /** So long an export can be downloaded. */
  hours: 24,
} as const
