// When chosen interviewers have time and when they are busy: for staff who set the time of an interview by hand.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idListOf, idSchema, instantSchema } from '../core/shape.ts'
import { INTERVIEW_LIMITS, INTERVIEWER_TIMES_DAYS } from './interviews-rules.ts'
import { inviteToInterview } from './interviews.ts'

const DAY_MS = 86_400_000

const rangeSchema = z.object({ starts_at: instantSchema, ends_at: instantSchema })

const timesSchema = z.object({
  /** When it could begin, in order: every chosen interviewer is free for their own part, within their hours and limits. */
  free_starts: z.array(instantSchema),
  /** As they were asked for. */
  interviewers: z.array(
    z.object({
      user_id: z.number(),
      full_name: z.string().nullable(),
      /** Whether they have set any hours for interviews. */
      has_hours: z.boolean(),
      /** Their hours for interviews in this time. */
      hours: z.array(rangeSchema),
      /** In the order in which they begin; of a calendar nothing is told but the time. */
      busy: z.array(rangeSchema.extend({ kind: z.enum(['interview', 'calendar']) })),
    }),
  ),
})
export type InterviewerTimes = z.infer<typeof timesSchema>

export const getInterviewerTimes = endpoint({
  method: 'GET',
  url: '/smartreq/v1/user-smartreq/:user_smartreq_id/interviews/interviewer-times/',
  tag: 'Interviews',
  summary:
    'When interviewers are busy, by their calendars and their other interviews, and when all of them are free for an interview',
  policy: { ...inviteToInterview.policy, isIdempotent: false },
  params: inviteToInterview.params,
  query: z
    .object({
      job_step_activity_id: idSchema,
      /** In their order, where it is a sequence. */
      interviewer_user_ids: idListOf({ least: 1, most: INTERVIEW_LIMITS.interviewers }),
      from: instantSchema,
      before: instantSchema,
    })
    .refine(isShort, {
      path: ['before'],
      message: `After the beginning, and at most ${INTERVIEWER_TIMES_DAYS} days later.`,
    }),
  responses: { 200: dataOf(timesSchema) },
})

function isShort({ from, before }: { from: string; before: string }): boolean {
  const length = Date.parse(before) - Date.parse(from)
  return length > 0 && length <= INTERVIEWER_TIMES_DAYS * DAY_MS
}
