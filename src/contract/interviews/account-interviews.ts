// All interviews of a company, over the requisitions that the caller sees, and those that the caller conducts.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import {
  anyOf,
  idSchema,
  instantSchema,
  localizedTextSchema,
  orderingOf,
  pageOf,
  pageQuerySchema,
} from '../core/shape.ts'
import { ACCOUNT_INTERVIEW_LIST } from './account-interviews-rules.ts'
import { INTERVIEW_STATUSES } from './interview-states.ts'
import { INTERVIEW_FORMATS } from './interviews-rules.ts'

const accountInterviewSchema = z.object({
  interview_uuid: z.uuid(),
  status: z.enum(INTERVIEW_STATUSES),
  /** From the first part of a sequence to its last one; null while no time is set. */
  starts_at: instantSchema.nullable(),
  ends_at: instantSchema.nullable(),
  format: z.enum(INTERVIEW_FORMATS),
  title: localizedTextSchema,
  user_smartreq_id: z.number(),
  applicant_name: z.string(),
  job_id: z.number(),
  job_title: z.string(),
  /** Whether staff have to choose an interviewer in place of one who declined. */
  needs_interviewer: z.boolean(),
  /** Whether the caller conducts it. */
  is_mine: z.boolean(),
  /** Who conducts it; while no time is set, everyone who may be chosen to. */
  interviewers: z.array(
    z.object({
      user_id: z.number(),
      /** Null for someone who is not of the company any more. */
      full_name: z.string().nullable(),
    }),
  ),
})
export type AccountInterview = z.infer<typeof accountInterviewSchema>

export const listAccountInterviews = endpoint({
  method: 'GET',
  url: '/smartreq/v1/account/:account_id/interviews/',
  tag: 'Interviews',
  summary:
    'The interviews of all requisitions of a company that the caller sees, and those that the caller conducts',
  policy: { level: 2, scope: 'account' },
  params: z.object({ account_id: idSchema }),
  query: pageQuerySchema.extend({
    /** Those without a time come last. */
    ordering: orderingOf(ACCOUNT_INTERVIEW_LIST.sort).default(ACCOUNT_INTERVIEW_LIST.defaultSort),
    status: anyOf(z.enum(INTERVIEW_STATUSES)).optional(),
    job_id: idSchema.optional(),
    interviewer_id: idSchema.optional(),
    /** Only those that have a time, and begin from this moment on. */
    from: instantSchema.optional(),
    /** Only those that have a time, and begin before this moment. */
    before: instantSchema.optional(),
  }),
  responses: { 200: pageOf(accountInterviewSchema) },
})
