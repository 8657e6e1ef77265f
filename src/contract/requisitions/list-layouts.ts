// Which columns of a list a user sees, in which order and how wide: theirs alone, on every device.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema } from '../core/shape.ts'
import { ARRANGED_LISTS, COLUMN_WIDTHS, MAX_COLUMNS } from './requisitions-rules.ts'

const TAG = 'Saved views'
const policy = { level: 2, scope: 'account' } as const
const url = '/user/v1/list-layouts/:account_id/:list/'
const params = z.object({ account_id: idSchema, list: z.enum(ARRANGED_LISTS) })

const columnSchema = z.object({
  /** As the list has it, such as `attribute_12` or `answer_city`; one that it does not have is kept and not shown. */
  id: z.string().regex(/^[a-z_][\w-]{0,79}$/),
  is_shown: z.boolean(),
  width: z.enum(COLUMN_WIDTHS),
})
export type ArrangedColumn = z.infer<typeof columnSchema>

/** Empty for the arrangement that the list comes with. */
export const layoutSchema = z.object({
  columns: z
    .array(columnSchema)
    .max(MAX_COLUMNS)
    .refine((columns) => new Set(columns.map(({ id }) => id)).size === columns.length, {
      message: 'Names a column twice.',
    }),
})
export type ListLayout = z.infer<typeof layoutSchema>

export const getListLayout = endpoint({
  method: 'GET',
  url,
  tag: TAG,
  summary: 'How the caller arranged the columns of a list',
  policy,
  params,
  responses: { 200: dataOf(layoutSchema) },
})

export const saveListLayout = endpoint({
  method: 'PUT',
  url,
  tag: TAG,
  summary:
    'Arrange the columns of a list for the caller; an empty list of columns goes back to the usual ones',
  policy: { ...policy, isIdempotent: true },
  params,
  body: layoutSchema,
  responses: { 200: dataOf(layoutSchema) },
})
