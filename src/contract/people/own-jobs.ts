// A person's own jobs in the companies they work for: what each job asks, and what they scored in it. Separations, notes,
// weights and other people stay on the server.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, instantSchema, localizedTextSchema } from '../core/shape.ts'

const levelSchema = z.object({
  /** 0–100. */
  score: z.number(),
  measured_at: instantSchema,
})

const askedAttributeSchema = z.object({
  attribute_type_id: z.number(),
  name: localizedTextSchema,
  /** The group that the profile has it in; null for none. */
  group: z.string().nullable(),
  /** The score (0–100) that the job asks for; null where the profile names none. */
  target_level: z.number().int().nullable(),
  /** The caller's newest result of an assessment that has a report, in this company; null without one. */
  own_level: levelSchema.nullable(),
})
export type AskedAttribute = z.infer<typeof askedAttributeSchema>

const ownJobSchema = z.object({
  user_job_id: z.number(),
  company_name: z.string(),
  job_title: z.string(),
  department: z.string().nullable(),
  /** In the company's time zone. */
  state: z.enum(['planned', 'current']),
  start_date: z.string(),
  /** The last day of work; null for an open end. */
  end_date: z.string().nullable(),
  profile: z.object({
    /** Leads to what it asks its employees to do. */
    job_uuid: z.uuid(),
    title: z.string(),
    /** Rich text. */
    description: z.string(),
    /** In the order of the profile. */
    attributes: z.array(askedAttributeSchema),
  }),
})
export type OwnJob = z.infer<typeof ownJobSchema>

export const listOwnJobs = endpoint({
  method: 'GET',
  url: '/user/v1/job-profiles/',
  tag: 'Own jobs',
  summary:
    'The jobs that the caller holds or is about to begin, with what each asks and what the caller scored; those that are over are left out',
  policy: { level: 1, scope: 'person' },
  responses: { 200: dataOf(z.array(ownJobSchema)) },
})
