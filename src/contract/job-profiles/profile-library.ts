// The library of job profiles, which a new profile may begin with. Written for this product; a company changes its copy freely.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, localeSchema } from '../core/shape.ts'

const entrySchema = z.object({
  slug: z.string(),
  title: z.string(),
  department: z.string(),
  /** What a person who holds it does. */
  description: z.string(),
  /** What it weighs, heaviest first. */
  attributes: z.array(z.object({ name: z.string(), weight: z.number() })),
})
export type LibraryEntry = z.infer<typeof entrySchema>

export const listProfileLibrary = endpoint({
  method: 'GET',
  url: '/job/v1/profile-library/:account_id/',
  tag: 'Job profiles',
  summary: 'The profiles of the library in one language, by title: all at once',
  policy: { level: 2, scope: 'account', flag: 'job_profile_access' },
  params: z.object({ account_id: idSchema }),
  query: z.object({ language: localeSchema }),
  responses: { 200: dataOf(z.array(entrySchema)) },
})
