// The public page of a job profile, where the link for its employees leads.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf } from '../core/shape.ts'

const profilePageSchema = z.object({
  job_uuid: z.uuid(),
  title: z.string(),
  account_name: z.string(),
  account_logo_url: z.string().nullable(),
  /** Whether it is no longer in use. */
  is_archived: z.boolean(),
})
export type ProfilePage = z.infer<typeof profilePageSchema>

export const getProfilePage = endpoint({
  method: 'GET',
  url: '/job/v1/profile-page/:job_uuid/',
  tag: 'Job profiles',
  summary:
    'The company and the job profile of a link for employees, and whether the profile is in use; nothing of who holds it',
  policy: { level: 0, scope: 'public', rateLimit: { max: 120, windowSeconds: 60 } },
  params: z.object({ job_uuid: z.uuid() }),
  responses: { 200: dataOf(profilePageSchema) },
})
