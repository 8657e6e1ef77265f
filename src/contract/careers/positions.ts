// The public page of a position, where an application link leads.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, localizedTextSchema } from '../core/shape.ts'
import { EMPLOYMENT_TYPES, SALARY_PERIODS, WORKPLACE_TYPES } from './posting-terms.ts'

/** Terms of the work, from the posting that the career page shows. */
const termsSchema = z.object({
  employment_type: z.enum(EMPLOYMENT_TYPES),
  workplace_type: z.enum(WORKPLACE_TYPES),
  /** Null where the posting names no pay; an open end is null. */
  pay: z
    .object({
      min: z.number().nullable(),
      max: z.number().nullable(),
      currency: z.string(),
      period: z.enum(SALARY_PERIODS),
    })
    .nullable(),
})
export type PositionTerms = z.infer<typeof termsSchema>

/** One part of the application, as far as applicants may know it beforehand. */
const partSchema = z.object({
  title: localizedTextSchema,
  /** Estimated, in whole minutes. */
  minutes: z.number().int(),
  is_required: z.boolean(),
})
export type PositionPart = z.infer<typeof partSchema>

const detailsSchema = z.object({
  /** Sanitised HTML; empty without a description. */
  description: z.string(),
  /** Null while the career page shows no posting of this position. */
  terms: termsSchema.nullable(),
  /** The last day to apply, by UTC; null without a deadline. */
  apply_until: z.iso.date().nullable(),
  /** In the order of the plan, without interviews. */
  parts: z.array(partSchema),
})
export type PositionDetails = z.infer<typeof detailsSchema>

export const postingSchema = z.object({
  job_uuid: z.uuid(),
  title: z.string(),
  account_name: z.string(),
  account_logo_url: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  country_code: z.string().nullable(),
  is_open: z.boolean(),
  /** Null for a closed position; left out in replies that a device stored before there were details. */
  details: detailsSchema.nullish(),
})
export type Posting = z.infer<typeof postingSchema>

export const getPosting = endpoint({
  method: 'GET',
  url: '/job/v1/job-posting/:job_uuid/',
  tag: 'Job postings',
  summary:
    'The company and the position of an application link, what an application consists of, and whether it is open',
  policy: { level: 0, scope: 'public', rateLimit: { max: 120, windowSeconds: 60 } },
  params: z.object({ job_uuid: z.uuid() }),
  responses: { 200: dataOf(postingSchema) },
})
