// What staff are told before an interview is arranged: which times a candidate would see, who attends, and where they meet.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idListOf, idSchema } from '../core/shape.ts'
import { INTERVIEW_LIMITS } from './interviews-rules.ts'
import { inviteToInterview } from './interviews.ts'

const previewSchema = z.object({
  /** How many times the candidate would be offered now, in all days that are offered. */
  free_count: z.number().int(),
  /** Whether all of them meet the candidate, not one of them. */
  meets_all: z.boolean(),
  interviewers: z.array(
    z.object({
      user_id: z.number(),
      full_name: z.string().nullable(),
      /** Whether they have set any hours for interviews. */
      has_hours: z.boolean(),
    }),
  ),
  /**
   * Where interviewers usually meet, for an interview that names no place: one place, or each that it could be where only
   * one of them attends; empty text for an interviewer who has none.
   */
  usual_places: z.array(z.string()),
})
export type InterviewPreview = z.infer<typeof previewSchema>

export const previewInterview = endpoint({
  method: 'GET',
  url: '/smartreq/v1/user-smartreq/:user_smartreq_id/interviews/preview/',
  tag: 'Interviews',
  summary:
    'What an invitation to these interviewers would offer: the number of free times, who attends, and where they usually meet',
  policy: { ...inviteToInterview.policy, isIdempotent: false },
  params: inviteToInterview.params,
  query: z.object({
    job_step_activity_id: idSchema,
    /** In their order, where it is a sequence. */
    interviewer_user_ids: idListOf({ least: 1, most: INTERVIEW_LIMITS.interviewers }),
  }),
  responses: { 200: dataOf(previewSchema) },
})
