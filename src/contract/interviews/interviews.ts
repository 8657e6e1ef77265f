// Interviews of applicants as staff arrange them, and those that an interviewer has before them.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  idSchema,
  instantSchema,
  localizedTextSchema,
  pageOf,
  pageQuerySchema,
  textSchema,
} from '../core/shape.ts'
import { timeZoneSchema } from '../core/time-zone.ts'
import { interviewerIdsSchema, typedPlaceSchema } from '../plan-editor/interview-setup.ts'
import { INTERVIEW_STATUSES } from './interview-states.ts'
import { availabilitySchema } from './interviewer-availability.ts'
import {
  INTERVIEW_FORMATS,
  INTERVIEW_INVITATION,
  INTERVIEW_MODES,
  MY_INTERVIEWS,
} from './interviews-rules.ts'

const TAG = 'Interviews'
const ofJob = { level: 2, scope: 'job' } as const
// Who arranges the requisition's interviews; coordinators are on the team for that.
const manage = {
  ...ofJob,
  isForManagers: true,
  alsoForTeam: ['coordinator'],
  isIdempotent: true,
} as const
const ofAccount = { level: 2, scope: 'account' } as const

const url = '/smartreq/v1/user-smartreq/:user_smartreq_id/interviews/' as const
const paramsSchema = z.object({ user_smartreq_id: idSchema })
const oneParamsSchema = paramsSchema.extend({ interview_uuid: z.uuid() })

const interviewerSchema = z.object({
  user_id: z.number(),
  /** Null for someone who is not of the company any more. */
  full_name: z.string().nullable(),
})

const interviewSchema = z.object({
  interview_uuid: z.uuid(),
  status: z.enum(INTERVIEW_STATUSES),
  starts_at: instantSchema.nullable(),
  ends_at: instantSchema.nullable(),
  mode: z.enum(INTERVIEW_MODES),
  /** Of each part, in a sequence. */
  minutes: z.number().int(),
  format: z.enum(INTERVIEW_FORMATS),
  place: z.string(),
  /** In their order where it is a sequence. */
  interviewers: z.array(
    interviewerSchema.extend({
      is_chosen: z.boolean(),
      /** When their part of a sequence begins and ends; null for all of the interview. */
      starts_at: instantSchema.nullable(),
      ends_at: instantSchema.nullable(),
      /** When they declined to conduct it; null for who did not. */
      declined_at: instantSchema.nullable(),
      decline_reason: z.string().nullable(),
      /** When staff decided to go ahead without them, after they declined; else null. */
      left_out_at: instantSchema.nullable(),
      /** Whether staff may go ahead without them, or take that back: until their part begins. */
      can_leave_out: z.boolean(),
    }),
  ),
  /** Whether staff have to choose an interviewer in place of one who declined. */
  needs_interviewer: z.boolean(),
  /** Where one of several was to conduct it and declined: who of them is free at the time, and has the fewest interviews. */
  next_interviewer: interviewerSchema.nullable(),
  /** The time zone in which the candidate booked. */
  candidate_zone: z.string().nullable(),
  /** What the candidate wrote when no time suited them. */
  candidate_note: z.string().nullable(),
  end_reason: z.string().nullable(),
  expires_at: instantSchema,
})
export type Interview = z.infer<typeof interviewSchema>

const plannedInterviewSchema = z.object({
  job_step_activity_id: z.number(),
  title: localizedTextSchema,
  /** The applicant has not come to the step yet. */
  is_locked: z.boolean(),
  mode: z.enum(INTERVIEW_MODES),
  minutes: z.number().int(),
  /** Between the parts of a sequence. */
  break_minutes: z.number().int(),
  format: z.enum(INTERVIEW_FORMATS),
  place: z.string(),
  /** By the plan, in its order. */
  interviewers: z.array(interviewerSchema),
  /** The latest one; null before anyone arranged it. */
  interview: interviewSchema.nullable(),
  /** Whether the caller may invite, set a time or call off: for who manages or coordinates, while it is under way. */
  can_arrange: z.boolean(),
  /** Whether the caller may conduct it here and now, without a booking. */
  can_start: z.boolean(),
})
export type PlannedInterview = z.infer<typeof plannedInterviewSchema>

export const listInterviews = endpoint({
  method: 'GET',
  url,
  tag: TAG,
  summary:
    'The interviews that the plan of an application asks for, with where each of them stands',
  policy: ofJob,
  params: paramsSchema,
  responses: { 200: dataOf(z.array(plannedInterviewSchema)) },
})

/** What a change of an interview answers. */
export const storedInterviewSchema = interviewSchema.pick({ interview_uuid: true, status: true })

export const inviteToInterview = endpoint({
  method: 'POST',
  url: `${url}invite/`,
  tag: TAG,
  summary: 'Invite the applicant to book a time by a link; again while no time is booked',
  policy: manage,
  params: paramsSchema,
  body: z.object({
    job_step_activity_id: idSchema,
    interviewer_user_ids: interviewerIdsSchema.min(1),
    place: typedPlaceSchema,
    message: textSchema.trim().max(INTERVIEW_INVITATION.message).default(''),
    days: z.number().int().min(1).max(INTERVIEW_INVITATION.days),
  }),
  responses: { 200: dataOf(storedInterviewSchema) },
})

export const scheduleInterview = endpoint({
  method: 'POST',
  url: `${url}schedule/`,
  tag: TAG,
  summary:
    'Set or change the time by hand. Refused with `interviewer_busy`, which names them, unless that is meant',
  policy: manage,
  params: paramsSchema,
  body: z.object({
    job_step_activity_id: idSchema,
    starts_at: instantSchema,
    /** In which staff set it: the candidate reads the time in it, unless their own zone is known. */
    time_zone: timeZoneSchema.optional(),
    interviewer_user_ids: interviewerIdsSchema.min(1),
    place: typedPlaceSchema,
    is_forced: z.boolean().default(false),
  }),
  responses: { 200: dataOf(storedInterviewSchema) },
})

export const startInterview = endpoint({
  method: 'POST',
  url: `${url}start/`,
  tag: TAG,
  summary:
    'Conduct an interview here and now, without a booking: for its interviewers, and for who arranges interviews',
  policy: { ...ofJob, isIdempotent: true },
  params: paramsSchema,
  body: z.object({ job_step_activity_id: idSchema }),
  responses: { 200: dataOf(storedInterviewSchema) },
})

export const endInterview = endpoint({
  method: 'POST',
  url: `${url}:interview_uuid/end/`,
  tag: TAG,
  summary: 'Cancel an interview that is still to come, or note that the applicant did not come',
  policy: manage,
  params: oneParamsSchema,
  body: z.object({
    action: z.enum(['cancel', 'no_show']),
    reason: textSchema.trim().max(INTERVIEW_INVITATION.reason).default(''),
  }),
  responses: { 200: dataOf(storedInterviewSchema) },
})

const ofUserSchema = z.object({ account_id: idSchema })

const myInterviewSchema = interviewSchema
  .pick({ interview_uuid: true, status: true, minutes: true, format: true, place: true })
  .extend({
    /** Of the caller’s own part, in a sequence. */
    starts_at: instantSchema,
    ends_at: instantSchema,
    user_smartreq_id: z.number(),
    applicant_name: z.string(),
    job_title: z.string(),
    title: localizedTextSchema,
    /** Whether the caller’s feedback is submitted. */
    has_submitted: z.boolean(),
    /** Whether the caller may decline to conduct it: until it begins. */
    can_decline: z.boolean(),
    /** When the caller declined, which can be taken back until someone else is chosen; else null. */
    declined_at: instantSchema.nullable(),
  })
export type MyInterview = z.infer<typeof myInterviewSchema>

export const listMyInterviews = endpoint({
  method: 'GET',
  url: '/smartreq/v1/account/:account_id/my-interviews/',
  tag: TAG,
  summary:
    'The interviews that the caller conducts: the next ones, those that wait for the caller’s feedback, or all that are over, the latest first',
  policy: ofAccount,
  params: ofUserSchema,
  query: pageQuerySchema
    .omit({ search: true })
    .extend({ when: z.enum(MY_INTERVIEWS).default('upcoming') }),
  responses: { 200: pageOf(myInterviewSchema) },
})

const myAvailabilitySchema = availabilitySchema.extend({
  /** What candidates read about them. */
  about: textSchema.trim().max(1000),
})
export type MyAvailability = z.infer<typeof myAvailabilitySchema>

export const getMyAvailability = endpoint({
  method: 'GET',
  url: '/smartreq/v1/account/:account_id/my-availability/',
  tag: TAG,
  summary: 'When the caller has time for interviews; null before they said so',
  policy: ofAccount,
  params: ofUserSchema,
  responses: { 200: dataOf(myAvailabilitySchema.nullable()) },
})

export const saveMyAvailability = endpoint({
  method: 'PUT',
  url: '/smartreq/v1/account/:account_id/my-availability/',
  tag: TAG,
  summary: 'Say when one has time for interviews, and what candidates read about one',
  policy: { ...ofAccount, isIdempotent: true },
  params: ofUserSchema,
  body: myAvailabilitySchema.extend({ default_place: typedPlaceSchema }),
  responses: { 200: dataOf(myAvailabilitySchema) },
})
