// The steps of an import: its sheet is chosen, it is checked, corrected, started, paused, continued, cancelled and undone.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema } from '../core/shape.ts'
import { IMPORT_LIMITS } from './import-rules.ts'
import {
  columnIndexSchema,
  importCommand,
  importParamsSchema,
  importPolicy,
  IMPORTS_TAG,
  importUrl,
  storedSchema,
  undoSchema,
} from './imports.ts'

export const chooseImportSheet = endpoint({
  method: 'PUT',
  url: `${importUrl}sheet/`,
  tag: IMPORTS_TAG,
  summary: 'Choose which sheet of a workbook is read; its columns are matched again',
  policy: importCommand,
  params: importParamsSchema,
  body: z.object({
    sheet: z
      .number()
      .int()
      .min(0)
      .max(IMPORT_LIMITS.sheets - 1),
  }),
  responses: { 200: dataOf(storedSchema) },
})

export const checkImport = endpoint({
  method: 'POST',
  url: `${importUrl}check/`,
  tag: IMPORTS_TAG,
  summary: 'Check every row without changing anyone',
  policy: importCommand,
  params: importParamsSchema,
  responses: { 200: dataOf(storedSchema) },
})

export const correctImportRow = endpoint({
  method: 'PATCH',
  url: `${importUrl}rows/:row_number/`,
  tag: IMPORTS_TAG,
  summary: 'Correct cells of a row that was checked, and check the row again',
  policy: importCommand,
  params: importParamsSchema.extend({ row_number: idSchema }),
  body: z.object({
    cells: z
      .array(z.object({ column: columnIndexSchema, value: z.string().max(IMPORT_LIMITS.cell) }))
      .min(1)
      .max(IMPORT_LIMITS.columns),
  }),
  responses: { 200: dataOf(storedSchema) },
})

export const startImport = endpoint({
  method: 'POST',
  url: `${importUrl}start/`,
  tag: IMPORTS_TAG,
  summary: 'Create and change people as the check of the rows says',
  policy: importCommand,
  params: importParamsSchema,
  responses: { 200: dataOf(storedSchema) },
})

export const pauseImport = endpoint({
  method: 'POST',
  url: `${importUrl}pause/`,
  tag: IMPORTS_TAG,
  summary: 'Pause an import after the batch of rows that is under way',
  policy: importCommand,
  params: importParamsSchema,
  responses: { 200: dataOf(storedSchema) },
})

export const resumeImport = endpoint({
  method: 'POST',
  url: `${importUrl}resume/`,
  tag: IMPORTS_TAG,
  summary: 'Continue an import that was paused',
  policy: importCommand,
  params: importParamsSchema,
  responses: { 200: dataOf(storedSchema) },
})

export const cancelImport = endpoint({
  method: 'POST',
  url: `${importUrl}cancel/`,
  tag: IMPORTS_TAG,
  summary: 'Cancel an import; rows that were imported already stay imported',
  policy: importCommand,
  params: importParamsSchema,
  responses: { 200: dataOf(storedSchema) },
})

export const previewImportUndo = endpoint({
  method: 'GET',
  url: `${importUrl}undo/`,
  tag: IMPORTS_TAG,
  summary: 'What an undo of an import would remove, restore and leave',
  policy: importPolicy,
  params: importParamsSchema,
  responses: { 200: dataOf(undoSchema) },
})

export const undoImport = endpoint({
  method: 'POST',
  url: `${importUrl}undo/`,
  tag: IMPORTS_TAG,
  summary: 'Undo an import within 30 days; what was changed after it stays',
  policy: importCommand,
  params: importParamsSchema,
  responses: { 200: dataOf(storedSchema) },
})
