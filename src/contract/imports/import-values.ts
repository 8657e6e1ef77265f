// The texts of a column that are not recognized, and the choices that they can be matched to.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf } from '../core/shape.ts'
import { SEPARATION_TYPES } from '../settings/separation-reasons.ts'
import { IMPORT_LIMITS } from './import-rules.ts'
import { fieldSchema, importParamsSchema, importPolicy, IMPORTS_TAG, importUrl } from './imports.ts'

const columnSchema = z.coerce
  .number()
  .int()
  .min(0)
  .max(IMPORT_LIMITS.columns - 1)

const valuesSchema = z.object({
  /** At most 100, the most frequent first. */
  texts: z.array(
    z.object({
      text: z.string(),
      rows: z.number().int().min(0),
      /** What the company matched the text to last; null where it did not, or the choice is gone. */
      proposed: z.string().nullable(),
    }),
  ),
  has_more: z.boolean(),
  choices: z.array(
    z.object({
      choice: z.string(),
      /** Null for a choice that every company has: screens name it. */
      name: z.string().nullable(),
      /** Of a separation reason. */
      separation_type: z.enum(SEPARATION_TYPES).nullable(),
    }),
  ),
})
export type ImportValues = z.infer<typeof valuesSchema>

export const listImportValues = endpoint({
  method: 'GET',
  url: `${importUrl}values/`,
  tag: IMPORTS_TAG,
  summary: 'Texts of a column that are not recognized for a field, and the choices for them',
  policy: importPolicy,
  params: importParamsSchema,
  query: z.object({ field: fieldSchema, column: columnSchema }),
  responses: { 200: dataOf(valuesSchema) },
})
