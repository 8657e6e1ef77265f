// Which company a user works in now: one of theirs, or for provider admins any.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, pageOf, pageQuerySchema } from '../core/shape.ts'
import { roleSchema } from '../session/session.ts'

const TAG = 'Companies'

const companySchema = z.object({
  account_id: z.number(),
  account_name: z.string(),
  account_logo_url: z.string().nullable(),
})
export type ListedCompany = z.infer<typeof companySchema>

export const listCompanies = endpoint({
  method: 'GET',
  url: '/account/v1/accounts/',
  tag: TAG,
  summary: 'All companies, by name',
  policy: { level: 3, scope: 'provider' },
  query: pageQuerySchema,
  responses: { 200: pageOf(companySchema) },
})

export const chooseCompany = endpoint({
  method: 'PUT',
  url: '/user/v1/current-company/user/:user_id/',
  tag: TAG,
  summary:
    'Work in a company from now on: its roles come first. Provider admins may choose any company, or none',
  policy: { level: 1, scope: 'person', isIdempotent: true },
  params: z.object({ user_id: idSchema }),
  body: z.object({ account_id: idSchema.nullable() }),
  responses: { 200: dataOf(z.object({ roles: z.array(roleSchema) })) },
})
