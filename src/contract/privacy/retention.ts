// How long a company keeps applications that have ended: its rules, what they would do, and what they did.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  idSchema,
  instantSchema,
  orderingOf,
  pageOf,
  pageQuerySchema,
} from '../core/shape.ts'
import { RETENTION_DAYS } from './privacy-rules.ts'

const TAG = 'Privacy'

/** So long a rule that anonymises more than the one before can be taken back, before any run goes by it. */
export const RETENTION_NOTICE_HOURS = 24
/** How far a preview looks ahead. */
export const RETENTION_PREVIEW_DAYS = 30

/** Applications that came to nothing, or whose position was closed; and those of people who were hired. */
export const retentionRuleSchema = z.enum(['ended_applications', 'hired_applications'])
export type RetentionRule = z.infer<typeof retentionRuleSchema>

const { min, max } = RETENTION_DAYS
const daysSchema = z.number().int().min(min).max(max)

/** Days after its end at which an application is anonymised; null keeps it. */
export const retentionDaysSchema = z.object({
  ended_applications_days: daysSchema.nullable(),
  hired_applications_days: daysSchema.nullable(),
})
export type RetentionDays = z.infer<typeof retentionDaysSchema>

export const retentionSchema = retentionDaysSchema.extend({
  /** The first daily run that goes by these rules; null when nothing is anonymised. */
  next_run_at: instantSchema.nullable(),
})
export type Retention = z.infer<typeof retentionSchema>

const policy = { level: 2, scope: 'account', flag: 'company_settings_access' } as const
const paramsSchema = z.object({ account_id: idSchema })
const one = '/account/v1/retention/:account_id/'

export const getRetention = endpoint({
  method: 'GET',
  url: one,
  tag: TAG,
  summary: 'How long a company keeps applications that have ended',
  policy,
  params: paramsSchema,
  responses: { 200: dataOf(retentionSchema) },
})

export const saveRetention = endpoint({
  method: 'PUT',
  url: one,
  tag: TAG,
  summary:
    'Set how long a company keeps applications that have ended; what anonymises more counts from the first daily run after 24 hours',
  policy: { ...policy, isIdempotent: true },
  params: paramsSchema,
  body: retentionDaysSchema,
  responses: { 200: dataOf(retentionSchema) },
})

const countSchema = z.number().int().min(0)

export const retentionPreviewSchema = z.object({
  /** The first daily run that would go by these rules; null when nothing is anonymised. */
  next_run_at: instantSchema.nullable(),
  /** Applications that this run would anonymise. */
  next_run: countSchema,
  /** Those of the next 30 days, the first run's among them. */
  next_30_days: countSchema,
  /** Due in these 30 days as well, and kept by legal holds. */
  held: countSchema,
})
export type RetentionPreview = z.infer<typeof retentionPreviewSchema>

const queryDaysSchema = z.coerce.number().pipe(daysSchema).optional()
/** Rules that need not be saved; what is left out is off. */
const wantedShape = {
  ended_applications_days: queryDaysSchema,
  hired_applications_days: queryDaysSchema,
}

export const previewRetention = endpoint({
  method: 'GET',
  url: `${one}preview/`,
  tag: TAG,
  summary: 'How many applications such rules would anonymise, and when, if they were saved now',
  policy,
  params: paramsSchema,
  query: z.object(wantedShape),
  responses: { 200: dataOf(retentionPreviewSchema) },
})

export const dueApplicationSchema = z.object({
  user_smartreq_id: z.number(),
  job_id: z.number(),
  job_title: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  rule: retentionRuleSchema,
  ended_at: instantSchema,
  /** Not before the first run. */
  due_at: instantSchema,
  is_held: z.boolean(),
})
export type DueApplication = z.infer<typeof dueApplicationSchema>

export const listDueApplications = endpoint({
  method: 'GET',
  url: `${one}preview/applications/`,
  tag: TAG,
  summary: 'Which applications such rules would anonymise in the next 30 days, the first due first',
  policy,
  params: paramsSchema,
  query: pageQuerySchema.extend({
    ...wantedShape,
    ordering: orderingOf(['due_at']).default('due_at'),
    /** Only those of the first run. */
    due: z.enum(['next_run']).optional(),
    held: z.enum(['0', '1']).optional(),
  }),
  responses: { 200: pageOf(dueApplicationSchema) },
})

export const retentionRunSchema = z.object({
  rule: retentionRuleSchema,
  ran_at: instantSchema,
  /** Null while it is under way. */
  finished_at: instantSchema.nullable(),
  /** What the rule said that day. */
  days: z.number().int(),
  erased: countSchema,
  /** Due as well, and kept by legal holds. */
  held: countSchema,
})
export type RetentionRun = z.infer<typeof retentionRunSchema>

export const listRetentionRuns = endpoint({
  method: 'GET',
  url: `${one}runs/`,
  tag: TAG,
  summary: 'What the daily runs anonymised, the last first',
  policy,
  params: paramsSchema,
  query: pageQuerySchema.omit({ search: true }),
  responses: { 200: pageOf(retentionRunSchema) },
})
