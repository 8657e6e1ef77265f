// The companies that a user works for, as the user sees them: what each has given, and leaving it.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema } from '../core/shape.ts'

const TAG = 'Memberships'

const membershipSchema = z.object({
  account_id: z.number(),
  account_name: z.string(),
  role_names: z.array(z.string()),
  /** Requisitions on whose teams the user is. */
  team_count: z.number().int(),
  /** No other user may change the settings of the company: it cannot be left. */
  is_last_admin: z.boolean(),
})
export type Membership = z.infer<typeof membershipSchema>

export const membershipsSchema = z.object({
  companies: z.array(membershipSchema),
  /** False for an account that only a company's sign-on opens. */
  has_password: z.boolean(),
})
export type Memberships = z.infer<typeof membershipsSchema>

const userParamsSchema = z.object({ user_id: idSchema })

export const listMemberships = endpoint({
  method: 'GET',
  url: '/user/v1/memberships/user/:user_id/',
  tag: TAG,
  summary:
    'The companies that the caller works for, by name, and what leaving each would take away',
  policy: { level: 1, scope: 'person' },
  params: userParamsSchema,
  responses: { 200: dataOf(membershipsSchema) },
})

export const leaveCompany = endpoint({
  method: 'DELETE',
  url: '/user/v1/membership/user/:user_id/account/:account_id/',
  tag: TAG,
  summary:
    'Leave a company: the caller’s roles in it and their places on its teams end; `last_admin` for the only user who may change its settings',
  policy: { level: 1, scope: 'person', isIdempotent: true },
  params: userParamsSchema.extend({ account_id: idSchema }),
  responses: { 200: dataOf(z.object({ account_id: z.number() })) },
})
