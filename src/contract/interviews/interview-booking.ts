// What candidates do by the link of an invitation to an interview, without login.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, instantSchema, textSchema } from '../core/shape.ts'
import { timeZoneSchema } from '../core/time-zone.ts'
import { INTERVIEW_STATUSES } from './interview-states.ts'
import { INTERVIEW_FORMATS, INTERVIEW_INVITATION } from './interviews-rules.ts'

const TAG = 'Interviews'
const policy = { level: 0, scope: 'public', rateLimit: { max: 60, windowSeconds: 60 } } as const
const url = '/smartreq/v1/schedule-interview/:link_uuid/' as const
const params = z.object({ link_uuid: z.uuid() })

const bookingSchema = z.object({
  company_name: z.string(),
  job_title: z.string(),
  status: z.enum(INTERVIEW_STATUSES),
  /** Of each part, in a sequence. */
  minutes: z.number().int(),
  /** Where interviewers meet the candidate one after the other: how many, and the break between two. Else null. */
  sequence: z.object({ parts: z.number().int(), break_minutes: z.number().int() }).nullable(),
  format: z.enum(INTERVIEW_FORMATS),
  /** What staff wrote; empty for nothing. */
  message: z.string(),
  starts_at: instantSchema.nullable(),
  ends_at: instantSchema.nullable(),
  /** Whether the candidate cancelled a time that there was, rather than declined an invitation. */
  had_time: z.boolean(),
  /** Empty before a time is booked. */
  place: z.string(),
  /** Whom they meet, once a time is booked; in a sequence in their order, with the time of each. */
  interviewers: z.array(
    z.object({
      full_name: z.string(),
      about: z.string(),
      starts_at: instantSchema.nullable(),
      ends_at: instantSchema.nullable(),
    }),
  ),
  /** When an interview can begin, in order; empty where no time is to be booked. */
  slots: z.array(instantSchema),
  /** What to add to a calendar, as an iCalendar file; null before a time is booked. */
  calendar: z.string().nullable(),
})
export type InterviewBooking = z.infer<typeof bookingSchema>

const reply = { 200: dataOf(bookingSchema) }

export const getInterviewBooking = endpoint({
  method: 'GET',
  url,
  tag: TAG,
  summary:
    'What the link of an invitation shows; one that has ended answers like one that never was',
  policy,
  params,
  responses: reply,
})

export const bookInterview = endpoint({
  method: 'POST',
  url: `${url}book/`,
  tag: TAG,
  summary:
    'Book a time, or another one. Refused with `slot_taken`; the same time again is answered as booked',
  policy,
  params,
  body: z.object({ starts_at: instantSchema, time_zone: timeZoneSchema }),
  responses: reply,
})

export const answerInterviewInvitation = endpoint({
  method: 'POST',
  url: `${url}answer/`,
  tag: TAG,
  summary: 'Ask for other times, or decline the interview',
  policy,
  params,
  body: z.discriminatedUnion('action', [
    z.object({
      action: z.literal('ask_for_slots'),
      note: textSchema.trim().min(1).max(INTERVIEW_INVITATION.note),
    }),
    z.object({
      action: z.literal('decline'),
      reason: textSchema.trim().max(INTERVIEW_INVITATION.reason),
    }),
  ]),
  responses: reply,
})
