// The people whom a full list of a company's staff does not name: they are shown, and nothing happens to them.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { idSchema, localeSchema, pageOf, pageQuerySchema } from '../core/shape.ts'
import { importParamsSchema, importPolicy, IMPORTS_TAG, importUrl } from './imports.ts'

const unlistedPersonSchema = z.object({
  user_id: idSchema,
  full_name: z.string(),
  /** Of the current job that began last, like its title. */
  employee_number: z.string().nullable(),
  email: z.string().nullable(),
  job_title: z.string(),
})
export type UnlistedPerson = z.infer<typeof unlistedPersonSchema>

export const listUnlistedPeople = endpoint({
  method: 'GET',
  url: `${importUrl}unlisted-people/`,
  tag: IMPORTS_TAG,
  summary: 'People with a current job whom no row of a full list matched, by name',
  policy: importPolicy,
  params: importParamsSchema,
  query: pageQuerySchema.omit({ search: true }),
  responses: { 200: pageOf(unlistedPersonSchema) },
})

export const downloadUnlistedPeople = endpoint({
  method: 'GET',
  url: `${importUrl}unlisted-people/output/`,
  tag: IMPORTS_TAG,
  summary: 'People with a current job whom no row of a full list matched, as CSV',
  policy: { ...importPolicy, rateLimit: { max: 30, windowSeconds: 60 }, isAudited: true },
  bytes: 'out',
  params: importParamsSchema,
  query: z.object({ language: localeSchema.default('en') }),
  responses: { 200: z.string() },
})
