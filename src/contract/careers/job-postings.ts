// What a requisition says to the public: its postings on the career page.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  idSchema,
  instantSchema,
  nameTextSchema,
  pageOf,
  pageQuerySchema,
  textSchema,
} from '../core/shape.ts'
import { DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '../requisitions/requisitions-rules.ts'
import {
  EMPLOYMENT_TYPES,
  POSTING_ACTIONS,
  POSTING_STATUSES,
  SALARY_MAX,
  SALARY_PERIODS,
  WORKPLACE_TYPES,
} from './posting-terms.ts'

const TAG = 'Job postings'
const manage = { level: 2, scope: 'job', isForManagers: true } as const
const command = { ...manage, isIdempotent: true } as const

const jobParamsSchema = z.object({ job_id: idSchema })
const postingParamsSchema = jobParamsSchema.extend({ job_posting_id: idSchema })
const lineSchema = nameTextSchema.max(120).nullable()
const amountSchema = z.number().min(0).max(SALARY_MAX).multipleOf(0.01).nullable()

const contentShape = {
  title: nameTextSchema.min(1).max(TITLE_MAX_LENGTH),
  description: textSchema.max(DESCRIPTION_MAX_LENGTH),
  city: lineSchema,
  state: lineSchema,
  country_code: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  workplace_type: z.enum(WORKPLACE_TYPES),
  employment_type: z.enum(EMPLOYMENT_TYPES),
  salary_min: amountSchema,
  salary_max: amountSchema,
  salary_currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  salary_period: z.enum(SALARY_PERIODS).nullable(),
  /** The last day on which it is shown. */
  valid_until: z.iso.date().nullable(),
}

const contentSchema = z.object(contentShape)
/** What a posting says, when it is stored. */
const savedContentSchema = contentSchema
  .refine(({ salary_min: min, salary_max: max }) => min === null || max === null || min <= max, {
    path: ['salary_max'],
    message: 'Not below the lowest salary.',
  })
  .refine((body) => !hasSalary(body) || body.salary_currency !== null, {
    path: ['salary_currency'],
    message: 'Say in which currency.',
  })
  .refine((body) => !hasSalary(body) || body.salary_period !== null, {
    path: ['salary_period'],
    message: 'Say for how long a time.',
  })
export type PostingContent = z.infer<typeof contentSchema>

const postingSchema = contentSchema.extend({
  job_posting_id: z.number(),
  job_id: z.number(),
  /** Names it in its public address. */
  career_page_job_id: z.uuid(),
  status: z.enum(POSTING_STATUSES),
  published_at: instantSchema.nullable(),
  updated_at: instantSchema,
  /** Whether the public finds it now: published, not expired, of an open requisition, on a public career page. */
  is_shown: z.boolean(),
  /** Of its public page, below the address of the app; null before the company has a career page. */
  path: z.string().nullable(),
})
export type JobPosting = z.infer<typeof postingSchema>

export const listJobPostings = endpoint({
  method: 'GET',
  url: '/job/v1/job-postings/:job_id/',
  tag: TAG,
  summary: 'The postings of a requisition, the newest first',
  policy: manage,
  params: jobParamsSchema,
  query: pageQuerySchema.pick({ page: true, page_size: true }),
  responses: { 200: pageOf(postingSchema) },
})

export const createJobPosting = endpoint({
  method: 'POST',
  url: '/job/v1/job-postings/:job_id/',
  tag: TAG,
  summary: 'Draft a posting with what the requisition says of itself',
  policy: command,
  params: jobParamsSchema,
  responses: { 201: dataOf(postingSchema) },
})

export const getJobPosting = endpoint({
  method: 'GET',
  url: '/job/v1/job-postings/:job_id/:job_posting_id/',
  tag: TAG,
  summary: 'One posting',
  policy: manage,
  params: postingParamsSchema,
  responses: { 200: dataOf(postingSchema) },
})

export const saveJobPosting = endpoint({
  method: 'PUT',
  url: '/job/v1/job-postings/:job_id/:job_posting_id/',
  tag: TAG,
  summary: 'Change what a posting says; the public page of a published one follows at once',
  policy: command,
  params: postingParamsSchema,
  body: savedContentSchema,
  responses: { 200: dataOf(postingSchema) },
})

export const changePostingStatus = endpoint({
  method: 'POST',
  url: '/job/v1/job-postings/:job_id/:job_posting_id/status/',
  tag: TAG,
  summary:
    'Publish a posting on the career page, or take it off. The first one that is published makes the career page',
  policy: command,
  params: postingParamsSchema,
  body: z.object({
    action: z.enum(POSTING_ACTIONS),
    /** What is published: stored with it. Left out, the posting is published as it is stored. */
    content: savedContentSchema.optional(),
  }),
  responses: { 200: dataOf(postingSchema) },
})

export const deleteJobPosting = endpoint({
  method: 'DELETE',
  url: '/job/v1/job-postings/:job_id/:job_posting_id/',
  tag: TAG,
  summary: 'Delete a draft that was never public. Refused with `posting_was_public` for others',
  policy: command,
  params: postingParamsSchema,
  responses: { 200: dataOf(z.object({ job_posting_id: z.number() })) },
})

function hasSalary(body: Pick<PostingContent, 'salary_min' | 'salary_max'>): boolean {
  return body.salary_min !== null || body.salary_max !== null
}
