// Interviewers in numbers: one’s own ratings against the panel, the load of all, and the hours that a requisition took.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  idSchema,
  instantSchema,
  localizedTextSchema,
  orderingOf,
  pageOf,
  pageQuerySchema,
} from '../core/shape.ts'
import {
  AGREEMENT_FORMS,
  CALIBRATION_PERIODS,
  INTERVIEW_LOAD_LIST,
  LATE_NAMED,
  NO_AGREEMENT_REASONS,
} from './interview-calibration-rules.ts'
import { RECOMMENDATIONS } from './interview-feedback-rules.ts'

const TAG = 'Interviews'
const ofAccount = { level: 2, scope: 'account' } as const
const paramsSchema = z.object({ account_id: idSchema })
const periodSchema = z.enum(CALIBRATION_PERIODS).default('90_days')
const countSchema = z.number().int().min(0)

/** Of the interviews that were held. Feedback that is not due yet counts in none of them. */
const punctualitySchema = z.object({
  /** On time, late, or missing after the deadline. */
  due_count: countSchema,
  on_time_count: countSchema,
  /** Missing after the deadline. */
  late_count: countSchema,
})

const myCalibrationSchema = punctualitySchema.extend({
  /** Scorecards that the caller submitted. */
  submitted_count: countSchema,
  attributes: z.array(
    z.object({
      attribute_type_id: z.number(),
      name: localizedTextSchema,
      own_count: countSchema,
      /** From 1 to 5. */
      own_mean: z.number(),
      /** Ratings that a colleague gave in the same interview as well. */
      shared_count: countSchema,
      /** Of the shared ratings; null for fewer than five. */
      comparison: z
        .object({ own_mean: z.number(), panel_mean: z.number(), difference: z.number() })
        .nullable(),
    }),
  ),
  /** Interviews in which a colleague’s recommendation is submitted as well. */
  shared_interview_count: countSchema,
  recommendations: z.array(
    z.object({
      recommendation: z.enum(RECOMMENDATIONS),
      own_count: countSchema,
      /** In the shared interviews; null for fewer than five. */
      comparison: z.object({ own_count: countSchema, panel_count: countSchema }).nullable(),
    }),
  ),
  /** The caller’s ratings of all attributes, by the month of the interview in UTC, the earliest first. */
  months: z.array(
    z.object({ month: z.string(), rating_count: countSchema, rating_mean: z.number() }),
  ),
})
export type MyCalibration = z.infer<typeof myCalibrationSchema>

export const getMyCalibration = endpoint({
  method: 'GET',
  url: '/report/v1/my-interview-calibration/account/:account_id/',
  tag: TAG,
  summary:
    'The caller’s ratings as an interviewer, against those of colleagues in the same interviews and over time. Only interviews in which the caller’s feedback is submitted; no comparison of fewer than five ratings',
  policy: ofAccount,
  params: paramsSchema,
  query: z.object({ period: periodSchema }),
  responses: { 200: dataOf(myCalibrationSchema) },
})

const agreementSchema = z.object({
  /** Null where it cannot be told. */
  agreement: z.object({ form: z.enum(AGREEMENT_FORMS), value: z.number() }).nullable(),
  /** Why there is none; null where there is. */
  no_agreement_reason: z.enum(NO_AGREEMENT_REASONS).nullable(),
})
export type Agreement = z.infer<typeof agreementSchema>

const interviewerLoadSchema = punctualitySchema.extend({
  /** Between the own rating and the mean of the colleagues’, by Shrout and Fleiss (1979). */
  ...agreementSchema.shape,
  user_id: z.number(),
  /** Null for someone who is not of the company any more. */
  full_name: z.string().nullable(),
  /** Still to come. */
  scheduled_count: countSchema,
  held_count: countSchema,
  no_show_count: countSchema,
  /** Of the interviews that were held. */
  hours: z.number(),
  submitted_count: countSchema,
  /** From the end of the interview to the first submission, in hours; null when nothing is submitted. */
  mean_delay_hours: z.number().nullable(),
  /** Ratings that a colleague gave in the same interview as well. */
  shared_count: countSchema,
  /** Mean of own rating less the mean of the colleagues’; negative is stricter. Null for fewer than five. */
  severity: z.number().nullable(),
  late: z
    .array(
      z.object({
        interview_uuid: z.uuid(),
        user_smartreq_id: z.number(),
        job_id: z.number(),
        applicant_name: z.string(),
        job_title: z.string(),
        ends_at: instantSchema,
      }),
    )
    .max(LATE_NAMED),
  /** When this company last reminded them, within a day; null when it did not. */
  reminded_at: instantSchema.nullable(),
})
export type InterviewerLoad = z.infer<typeof interviewerLoadSchema>

export const listInterviewLoad = endpoint({
  method: 'GET',
  url: '/report/v1/interviewers/account/:account_id/',
  tag: TAG,
  summary:
    'Who conducts how many interviews, how punctual their feedback is and how it agrees with that of the panel; for users who see all requisitions',
  policy: { ...ofAccount, flag: 'smartreq_access' },
  params: paramsSchema,
  query: pageQuerySchema.extend({
    ordering: orderingOf(INTERVIEW_LOAD_LIST.sort).default(INTERVIEW_LOAD_LIST.defaultSort),
    period: periodSchema,
    /** `late`: only those whose feedback is missing after the deadline. */
    feedback: z.enum(INTERVIEW_LOAD_LIST.filters.feedback).optional(),
  }),
  responses: { 200: pageOf(interviewerLoadSchema) },
})

export const remindOfFeedback = endpoint({
  method: 'POST',
  url: '/smartreq/v1/account/:account_id/feedback-reminders/',
  tag: TAG,
  summary:
    'Remind an interviewer by email of feedback that is missing after the deadline; at most once a day',
  policy: {
    ...ofAccount,
    flag: 'smartreq_access',
    isIdempotent: true,
    rateLimit: { max: 60, windowSeconds: 60 },
  },
  params: paramsSchema,
  body: z.object({ user_id: idSchema }),
  responses: {
    /** `is_sent` is false when nothing is late any more, or the company reminded them within the last day. */
    200: dataOf(z.object({ user_id: z.number(), is_sent: z.boolean() })),
  },
})

const effortSchema = z.object({
  /** Interviews that were held. */
  held_count: countSchema,
  /** Hours of all interviewers together: a panel of three for an hour is three. */
  interviewer_hours: z.number(),
  interviewer_count: countSchema,
})
export type InterviewEffort = z.infer<typeof effortSchema>

export const getInterviewEffort = endpoint({
  method: 'GET',
  url: '/report/v1/interview-effort/job/:job_id/',
  tag: TAG,
  summary: 'How many hours the interviews of a requisition took its interviewers',
  policy: { level: 2, scope: 'job' },
  params: z.object({ job_id: idSchema }),
  responses: { 200: dataOf(effortSchema) },
})
