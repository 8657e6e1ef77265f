// The users of the companies, across companies, and what the provider's support does for one who lost their address.
import { z } from 'zod'

import { emailSchema } from '../core/email.ts'
import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  idSchema,
  instantSchema,
  orderingOf,
  pageOf,
  pageQuerySchema,
} from '../core/shape.ts'

const TAG = 'Users'

const userSchema = z.object({
  user_id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  is_jf_admin: z.boolean(),
  created_at: instantSchema,
  /** The companies that they work for, by name; none for a provider admin who works for no company. */
  accounts: z.array(z.object({ account_id: z.number(), account_name: z.string() })),
})
export type ListedUser = z.infer<typeof userSchema>

export const listUsers = endpoint({
  method: 'GET',
  url: '/user/v1/users/',
  tag: TAG,
  summary:
    'The users who work for any company, or for the provider; people who only applied are not among them',
  policy: { level: 3, scope: 'provider' },
  query: pageQuerySchema.extend({
    ordering: orderingOf(['name', 'email', 'created_at']).default('name'),
  }),
  responses: { 200: pageOf(userSchema) },
})

export const reassignCredentials = endpoint({
  method: 'PUT',
  url: '/user/v1/reassign-credentials/account/:account_id/user/:member_id/',
  tag: TAG,
  summary:
    'Give a user of a company who lost their email address another one. It ends their sessions and removes their password, second factors and links to identity providers; a message to the new address lets its reader choose a password',
  policy: { level: 3, scope: 'account', isIdempotent: true },
  params: z.object({ account_id: idSchema, member_id: idSchema }),
  body: z.object({ email: emailSchema }),
  responses: {
    200: dataOf(
      z.object({
        user_id: z.number(),
        /** How many sessions ended, and how many second factors were removed. */
        ended: z.number().int(),
        removed: z.number().int(),
      }),
    ),
  },
})
