// A company's public page with its open positions, as staff set it up.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, instantSchema, nameTextSchema, textSchema } from '../core/shape.ts'
import { HEADLINE_MAX_LENGTH, INTRODUCTION_MAX_LENGTH, SLUG_MAX_LENGTH } from './posting-terms.ts'

const TAG = 'Career pages'
const read = { level: 2, scope: 'account', flag: 'company_settings_access' } as const
const command = { ...read, isIdempotent: true } as const
const accountParamsSchema = z.object({ account_id: idSchema })

const careerPageSchema = z.object({
  career_page_id: z.number(),
  /** Names the page in its address: lower-case letters, digits and hyphens. */
  slug: z.string(),
  headline: z.string(),
  introduction: z.string(),
  is_public: z.boolean(),
  updated_at: instantSchema,
  /** Below the address of the app. */
  path: z.string(),
})
export type CareerPage = z.infer<typeof careerPageSchema>

export const getOrCreateCareerPage = endpoint({
  method: 'POST',
  url: '/account/v1/get-create-career-page/:account_id/',
  tag: TAG,
  summary: 'The career page of a company, made with the name of the company where there is none',
  policy: command,
  params: accountParamsSchema,
  responses: { 200: dataOf(careerPageSchema) },
})

export const getCareerPage = endpoint({
  method: 'GET',
  url: '/account/v1/career-page/:account_id/:career_page_id/',
  tag: TAG,
  summary: 'The career page of a company',
  policy: read,
  params: accountParamsSchema.extend({ career_page_id: idSchema }),
  responses: { 200: dataOf(careerPageSchema) },
})

export const updateCareerPage = endpoint({
  method: 'PATCH',
  url: '/account/v1/career-page/:account_id/:career_page_id/',
  tag: TAG,
  summary: 'Change a career page; what is left out stays',
  policy: command,
  params: accountParamsSchema.extend({ career_page_id: idSchema }),
  body: z
    .object({
      slug: z
        .string()
        .max(SLUG_MAX_LENGTH)
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
      headline: nameTextSchema.max(HEADLINE_MAX_LENGTH),
      introduction: textSchema.max(INTRODUCTION_MAX_LENGTH),
      is_public: z.boolean(),
    })
    .partial(),
  responses: { 200: dataOf(careerPageSchema) },
})

const countSchema = z.number().int().min(0)
const boardSummarySchema = z.object({
  /** Null before the company has one. */
  career_page: careerPageSchema.nullable(),
  /** Postings that the public finds now. */
  shown: countSchema,
  drafts: countSchema,
  unpublished: countSchema,
  expired: countSchema,
  /** Published, of a requisition that is not open. */
  not_open: countSchema,
})
export type JobBoardSummary = z.infer<typeof boardSummarySchema>

export const getJobBoardSummary = endpoint({
  method: 'GET',
  url: '/account/v1/job-board-summary/:account_id/',
  tag: TAG,
  summary: 'How many postings of a company the public finds, and why the others are not shown',
  policy: read,
  params: accountParamsSchema,
  responses: { 200: dataOf(boardSummarySchema) },
})
