// Imports: a file is uploaded and read, its columns are mapped to fields, every row is checked, and only then are
// people created or changed. What each row did stays in a ledger.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  idSchema,
  instantSchema,
  localeSchema,
  pageOf,
  pageQuerySchema,
} from '../core/shape.ts'
import { IMPORT_FIELD_NAMES } from './import-kinds.ts'
import {
  DATE_ORDERS,
  IMPORT_FAILURES,
  IMPORT_KINDS,
  IMPORT_LIMITS,
  IMPORT_STATES,
  KEPT_REASONS,
  ROW_OUTCOMES,
  ROW_REASONS,
} from './import-rules.ts'

export const IMPORTS_TAG = 'Imports'
export const importPolicy = {
  level: 2,
  scope: 'account',
  flag: 'company_settings_access',
  alsoFlag: 'all_employee_access',
} as const
export const importCommand = { ...importPolicy, isIdempotent: true } as const
const listUrl = '/integration/v1/data-imports/:account_id/' as const
export const importUrl = `${listUrl}:import_id/` as const
const accountParamsSchema = z.object({ account_id: idSchema })
export const importParamsSchema = accountParamsSchema.extend({ import_id: idSchema })

const countSchema = z.number().int().min(0)
export const columnIndexSchema = z
  .number()
  .int()
  .min(0)
  .max(IMPORT_LIMITS.columns - 1)
export const fieldSchema = z.enum(IMPORT_FIELD_NAMES)
const columnsSchema = z.partialRecord(fieldSchema, columnIndexSchema)

const optionsShape = {
  /** A known email address with another name is the same person, whose name is changed. */
  ignore_name_match: z.boolean(),
  /** A person who lacks the profile of the row, but holds another job since the same day, has that job changed. */
  allow_other_job_matching_start_date: z.boolean(),
  /** A job profile that the company does not have is created. */
  creates_profiles: z.boolean(),
  /** The file names everyone who works at the company: people with a current job whom it leaves out are listed. */
  lists_everyone: z.boolean().optional(),
}

const valueSchema = z.object({
  field: fieldSchema,
  text: z.string().min(1).max(IMPORT_LIMITS.cell),
  choice: z.string().min(1).max(40),
})

const mappingSchema = z.object({
  columns: columnsSchema,
  /** How dates such as 03/04/2025 are read; null where the file has none. */
  date_order: z.enum(DATE_ORDERS).nullable(),
  /** What texts of the file mean that are not recognized: a type of separation, or the id of a reason. */
  values: z
    .array(valueSchema)
    .max(IMPORT_LIMITS.values * 2)
    .optional(),
  ...optionsShape,
})
export type ImportMapping = z.infer<typeof mappingSchema>

const columnSchema = z.object({
  name: z.string(),
  /** The first values that differ, at most three. */
  samples: z.array(z.string()),
  has_ambiguous_dates: z.boolean(),
})
export type ImportColumn = z.infer<typeof columnSchema>

const tallySchema = z.object({
  outcome: z.enum(ROW_OUTCOMES),
  /** Null for rows that are not refused. */
  reason: z.enum(ROW_REASONS).nullable(),
  rows: countSchema,
})
export type ImportTally = z.infer<typeof tallySchema>

export const undoSchema = z.object({
  /** Rows that were imported. */
  rows: countSchema,
  /** Jobs that the import created and the undo removes. */
  removed_jobs: countSchema,
  /** People among them who have no other job then. */
  removed_people: countSchema,
  /** Rows whose old values return. */
  restored: countSchema,
  /** Rows of which something stays as it is, by reason. */
  kept: z.array(z.object({ reason: z.enum(KEPT_REASONS), rows: countSchema })),
})
export type ImportUndo = z.infer<typeof undoSchema>

const entrySchema = z.object({
  import_id: z.number(),
  import_type: z.enum(IMPORT_KINDS),
  file_name: z.string(),
  /** In bytes. */
  size: countSchema,
  state: z.enum(IMPORT_STATES),
  /** Rows below the header; null until the file was read. */
  row_count: countSchema.nullable(),
  /** By outcome: what the check expects, and after the import what happened. Empty before the check. */
  counts: z.array(tallySchema),
  created_at: instantSchema,
  /** The name is null for a user who is not of the company any more. */
  created_by: z.object({ user_id: z.number(), full_name: z.string().nullable() }),
  finished_at: instantSchema.nullable(),
  /** When the cells of the file are deleted, and the import can no longer be undone; the outcomes stay. */
  expires_at: instantSchema,
  /** What the undo did; null for an import that was not undone. */
  undo: undoSchema.nullable(),
})
export type ImportEntry = z.infer<typeof entrySchema>

const importSchema = entrySchema.extend({
  columns: z.array(columnSchema),
  mapping: mappingSchema.nullable(),
  /** Columns recognized by their names, or as the company mapped them last. */
  proposed: columnsSchema,
  /** Rows that the check or the import that is under way has finished. */
  done: countSchema,
  /** Why the file could not be read, and at which row; null otherwise. */
  failure: z.object({ code: z.enum(IMPORT_FAILURES), row: countSchema.nullable() }).nullable(),
  can_undo: z.boolean(),
  /** Whether people whom the file leaves out can be listed. */
  can_compare: z.boolean(),
  /** The names of the sheets of a workbook that has several; null for every other file. */
  sheets: z.array(z.string()).nullable(),
  /** Which of them was read, counted from 0; null where there are not several. */
  sheet: countSchema.nullable(),
})
export type DataImport = z.infer<typeof importSchema>

/** Without what the file says: receipts of commands outlive its cells. */
export const storedSchema = z.object({ import_id: z.number(), state: z.enum(IMPORT_STATES) })
export type StoredImport = z.infer<typeof storedSchema>

const rowSchema = z.object({
  /** As a spreadsheet counts them: the header is row 1. */
  row_number: countSchema,
  outcome: z.enum(ROW_OUTCOMES),
  reason: z.enum(ROW_REASONS).nullable(),
  /** The field that the reason is about. */
  field: fieldSchema.nullable(),
  /** First and last name; empty once the cells of the file were deleted. */
  full_name: z.string(),
  email: z.string().nullable(),
  /** Of a refused row: the mapped cells as they are now, and what the file had where one was corrected. */
  cells: z.array(
    z.object({
      field: fieldSchema,
      column: columnIndexSchema,
      value: z.string(),
      original: z.string().nullable(),
    }),
  ),
  changes: z.array(
    z.object({ field: fieldSchema, from: z.string().nullable(), to: z.string().nullable() }),
  ),
  is_applied: z.boolean(),
  is_undone: z.boolean(),
  /** What the undo left as it is; without a field for the whole row. */
  kept: z.array(z.object({ field: fieldSchema.nullable(), reason: z.enum(KEPT_REASONS) })),
})
export type ImportRow = z.infer<typeof rowSchema>

const flagSchema = z.enum(['true', 'false']).default('false')

export const uploadImport = endpoint({
  method: 'POST',
  url: '/account/v1/upload-for-import/:account_id/',
  tag: IMPORTS_TAG,
  summary: 'Upload a file (CSV or XLSX, at most 20 MB) to import; a job reads it',
  policy: { ...importCommand, rateLimit: { max: 60, windowSeconds: 3600 } },
  params: accountParamsSchema,
  form: z.object({
    import_type: z.enum(IMPORT_KINDS).default('people'),
    ignore_name_match: flagSchema,
    allow_other_job_matching_start_date: flagSchema,
  }),
  responses: { 201: dataOf(storedSchema) },
})

export const listImports = endpoint({
  method: 'GET',
  url: listUrl,
  tag: IMPORTS_TAG,
  summary: 'The imports of a company, newest first',
  policy: importPolicy,
  params: accountParamsSchema,
  query: pageQuerySchema
    .omit({ search: true })
    .extend({ import_type: z.enum(IMPORT_KINDS).optional() }),
  responses: { 200: pageOf(entrySchema) },
})

export const getImport = endpoint({
  method: 'GET',
  url: importUrl,
  tag: IMPORTS_TAG,
  summary: 'An import: its state, its columns, and how many rows have which outcome',
  policy: importPolicy,
  params: importParamsSchema,
  responses: { 200: dataOf(importSchema) },
})

export const saveImportMapping = endpoint({
  method: 'PUT',
  url: `${importUrl}mapping/`,
  tag: IMPORTS_TAG,
  summary: 'Choose which columns of the file fill which fields, and how rows are matched',
  policy: importCommand,
  params: importParamsSchema,
  body: mappingSchema,
  responses: { 200: dataOf(storedSchema) },
})

export const listImportRows = endpoint({
  method: 'GET',
  url: `${importUrl}rows/`,
  tag: IMPORTS_TAG,
  summary: 'The rows of an import that were checked, by row number',
  policy: importPolicy,
  params: importParamsSchema,
  query: pageQuerySchema.omit({ search: true }).extend({
    state: z.enum(ROW_OUTCOMES).optional(),
    reason: z.enum(ROW_REASONS).optional(),
    /** Rows of which the undo left something as it is. */
    kept: z.enum(['true']).optional(),
  }),
  responses: { 200: pageOf(rowSchema) },
})

export const downloadImport = endpoint({
  method: 'GET',
  url: `${importUrl}output/`,
  tag: IMPORTS_TAG,
  summary: 'The rows of an import with their outcomes, as CSV',
  policy: { ...importPolicy, rateLimit: { max: 30, windowSeconds: 60 }, isAudited: true },
  bytes: 'out',
  params: importParamsSchema,
  query: z.object({
    language: localeSchema.default('en'),
    state: z.enum(ROW_OUTCOMES).optional(),
  }),
  responses: { 200: z.string() },
})
