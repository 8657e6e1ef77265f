// The company as its own staff see it: what it is called, how it looks, and what it has booked.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema } from '../core/shape.ts'

const TAG = 'Accounts'

export const preferenceSchema = z.object({ keyname: z.string(), value: z.string() })

export const accountInfoSchema = z.object({
  name: z.string(),
  account_id: z.number(),
  uuid: z.uuid(),
  logo_url: z.string().nullable(),
  /** With white label: whether `custom_header_file` is shown in place of the logo and the name. */
  use_custom_header: z.boolean(),
  custom_header_file: z.string().nullable(),
  /** With white label: the color of buttons and marks, `#rrggbb`; null for the product’s. */
  accent_color: z.string().nullable(),
  /** All that `settings/account-preferences.ts` knows, such as WHITE_LABEL_LOGO; `1` means on. */
  preferences: z.array(preferenceSchema),
})
export type AccountInfo = z.infer<typeof accountInfoSchema>

export const getAccountInfo = endpoint({
  method: 'GET',
  url: '/account/v1/info/',
  tag: TAG,
  summary:
    'A company with its preferences: that of the caller’s first role, unless another is named',
  policy: { level: 2, scope: 'account' },
  query: z.object({ account_id: idSchema.optional() }),
  responses: { 200: dataOf(accountInfoSchema) },
})
