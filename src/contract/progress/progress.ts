// The applicant's view of an application: the trackers, and the steps and activities of one.
import { z } from 'zod'

import { ACTIVITY_STATUSES } from '../applicants/application-states.ts'
import { standardTitleSchema } from '../applicants/application.ts'
import { EXTRA_TIMES } from '../assessments/extra-time-factors.ts'
import { EXTERNAL_ID_MAX_LENGTH } from '../careers/careers-rules.ts'
import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  idSchema,
  instantSchema,
  localeSchema,
  localizedTextSchema,
  textSchema,
} from '../core/shape.ts'
import { automatedDecisionSchema } from '../decisions/human-reviews.ts'
import { REQUIRED_DETAILS } from '../people/required-details.ts'

const TAG = 'Progress'

/** What a candidate is told of an application; internal states never leak through it. */
export const candidateStatusSchema = z.enum([
  'incomplete',
  'submitted',
  'in_review',
  'interview',
  'offer',
  'hired',
  'not_selected',
  'withdrawn',
])
export type CandidateStatus = z.infer<typeof candidateStatusSchema>

/**
 * What a candidate is told of a step. `in_review`: nothing is left for them to do, and the company is to decide; how it
 * decides is not told.
 */
export const candidateStepStatusSchema = z.enum(['done', 'in_progress', 'in_review', 'later'])
export type CandidateStepStatus = z.infer<typeof candidateStepStatusSchema>

export const activityStatusSchema = z.enum(ACTIVITY_STATUSES)
export type ActivityStatus = z.infer<typeof activityStatusSchema>

export const trackerSchema = z.object({
  user_id: z.number(),
  ref_id: z.number(),
  job_id: z.number(),
  job_uuid: z.uuid(),
  job_type_id: z.number(),
  tracker_title: z.string(),
  job_title: z.string(),
  /** The position that they applied for, where the company moved the application; left out by what devices stored before. */
  moved_from: z.string().nullable().optional(),
  account_name: z.string(),
  account_logo_url: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  created_at: instantSchema,
  status: candidateStatusSchema,
  /**
   * Percent of the open, required parts that are submitted or waived, an interview that is still to take place counting as a
   * part that is open; rounded down. How much of a part is answered does not count.
   */
  pct_complete: z.number().int().min(0).max(100),
  /** Days until the candidate may re-apply; 0 or less means now. */
  remaining_days: z.number().int(),
  external_application_id: z.string().nullable(),
})
export type Tracker = z.infer<typeof trackerSchema>

const runningPartSchema = z.object({
  /** Names the part, as `startTimer` does. */
  timer: z.string(),
  /** Of a section; null for a question, and for the whole activity. */
  title: localizedTextSchema.nullable(),
  /** From 1; null where the part is no question. */
  question_number: z.number().int().nullable(),
  /** How long it lasts, with the extra time in force. */
  seconds: z.number().int(),
  /** By the server’s clock. */
  started_at: instantSchema,
})
export type RunningPart = z.infer<typeof runningPartSchema>

export const trackerActivitySchema = z.object({
  job_step_activity_id: z.number(),
  user_step_id: z.number(),
  user_step_activity_id: z.number(),
  /** What `updateProgress` is told it by: the same as `user_step_activity_id`. */
  user_step_tracker_id: z.number().optional(),
  job_id: z.number(),
  ref_id: z.number(),
  user_id: z.number(),
  asmt_id: z.number(),
  /** When the application began, and after how many days, and in how many still, the candidate may apply again. */
  created_at: instantSchema.optional(),
  retake_interval_days: z.number().int().optional(),
  remaining_days: z.number().int().optional(),
  title: localizedTextSchema,
  question_count: z.number().int(),
  minutes: z.number(),
  is_required: z.boolean(),
  status: activityStatusSchema,
  is_completed: z.boolean(),
  /** The attempt that is under way or done, when the server knows of one. */
  attempt_id: z.uuid().nullable(),
  answered_count: z.number().int(),
  /** The titles of the parts that it still needs before it can be submitted; left out where nothing is missing. */
  missing_parts: z.array(localizedTextSchema).optional(),
  /** The limited parts that run now, on whichever device they began; left out where none does. */
  running_parts: z.array(runningPartSchema).optional(),
  /** By how much its limits of time are longer for this candidate; left out for no extra time. */
  extra_time: z.enum(EXTRA_TIMES).optional(),
})
export type TrackerActivity = z.infer<typeof trackerActivitySchema>

/** A meeting that the plan asks for: nothing to do on a device. */
const trackerInterviewSchema = z.object({
  job_step_activity_id: z.number(),
  title: localizedTextSchema,
  /** `to_be_arranged`: the company writes to the candidate. */
  state: z.enum(['to_be_arranged', 'to_book', 'scheduled', 'over']),
  starts_at: instantSchema.nullable(),
  /** Opens the page on which it is booked, moved and declined; null where there is none. */
  link_uuid: z.uuid().nullable(),
})
export type TrackerInterview = z.infer<typeof trackerInterviewSchema>

const trackerOfferSchema = z.object({
  job_step_activity_id: z.number(),
  title: localizedTextSchema,
  /** `under_way`: an offer was sent to its first signers, who may be of the company. */
  state: z.enum(['to_come', 'under_way', 'accepted']),
})
export type TrackerOffer = z.infer<typeof trackerOfferSchema>

export const trackerDetailSchema = trackerSchema.extend({
  /** Of the voluntary equal-opportunity questions; null where none are asked, left out by what devices stored before. */
  eeoc: z.object({ answered_at: instantSchema.nullable() }).nullable().optional(),
  /** The rejection by a rule, also after a person overturned it; null without one, left out by what devices stored before. */
  automated_decision: automatedDecisionSchema.nullable().optional(),
  /** What the company says before anything is started; left out by what devices stored before. */
  position: z
    .object({
      /** Needed before the application counts as complete. */
      required: z.array(z.enum(REQUIRED_DETAILS)),
      /** In which the company takes applications. */
      languages: z.array(localeSchema),
      /** How to ask for the process to be changed, and whom; null where the company says nothing. */
      accommodations: z.object({ text: z.string(), contact: z.string() }).nullable(),
    })
    .optional(),
  /** The last day on which the position takes applications; null without one, and once it has ended. */
  apply_until: z.iso.date().nullable().optional(),
  /** The company’s contact for questions about it: an email address, a phone number or a name. Null without one. */
  contact: z.string().nullable().optional(),
  /** While the company is to decide: by which day (UTC) it said that it answers; left out by what devices stored before. */
  answer: z.object({ by: z.iso.date(), is_overdue: z.boolean() }).nullable().optional(),
  steps: z.array(
    z.object({
      user_step_id: z.number(),
      title: z.string(),
      standard_title: standardTitleSchema.nullable(),
      sort_order: z.number().int(),
      /** Whether the application is at this step; left out by what devices stored before. */
      is_current: z.boolean().optional(),
      /** Null where an application ended before or in the step; left out by what devices stored before. */
      status: candidateStepStatusSchema.nullable().optional(),
      /** Business days within which the company answers after this step; left out by what devices stored before. */
      answer_days: z.number().int().nullable().optional(),
      activities: z.array(trackerActivitySchema),
      /** Left out by what devices stored before there were any. */
      interviews: z.array(trackerInterviewSchema).optional(),
      offers: z.array(trackerOfferSchema).optional(),
    }),
  ),
})
export type TrackerDetail = z.infer<typeof trackerDetailSchema>

const userParamsSchema = z.object({ user_id: idSchema })

export const listTrackers = endpoint({
  method: 'GET',
  url: '/user/v1/progress-tracker/user/:user_id/',
  tag: TAG,
  summary: 'The trackers of a user, newest first',
  policy: { level: 1, scope: 'person' },
  params: userParamsSchema,
  isStored: true,
  responses: { 200: dataOf(z.array(trackerSchema)) },
})

export const createTracker = endpoint({
  method: 'POST',
  url: '/user/v1/progress-tracker/user/:user_id/',
  tag: TAG,
  summary:
    'Apply to an open requisition, or re-apply when the retake interval has passed; with the link of a job profile, begin what it asks of the employees who hold it',
  policy: { level: 1, scope: 'person', isIdempotent: true },
  params: userParamsSchema,
  body: z.object({
    job_uuid: z.uuid(),
    external_application_id: textSchema.max(EXTERNAL_ID_MAX_LENGTH).nullish(),
    /** Of the tracked link that led here; one that is not of this requisition counts as a direct application. */
    source_token: textSchema.max(100).nullish(),
  }),
  isStored: true,
  responses: { 201: dataOf(trackerSchema) },
})

export const updateProgress = endpoint({
  method: 'POST',
  url: '/user/v1/update-progress-tracker/user/:user_id/',
  tag: TAG,
  summary:
    'Bring an activity of a tracker up to date with its assessment: it is complete as soon as all of a submitted attempt is there',
  policy: { level: 1, scope: 'person', isIdempotent: true },
  params: userParamsSchema,
  body: z.object({
    /** The activity in the tracker: its `user_step_activity_id`. */
    user_step_tracker_id: idSchema,
    /** The attempt at it. */
    user_asmt_id: z.uuid().nullish(),
    /** The link of an interview of the same application: it has to be there, and nothing of it is changed by candidates. */
    user_interview_id: z.uuid().nullish(),
  }),
  responses: { 200: dataOf(trackerDetailSchema) },
})

export const withdrawApplication = endpoint({
  method: 'POST',
  url: '/user/v1/progress-tracker/user/:user_id/ref/:ref_id/withdraw/',
  tag: TAG,
  summary:
    'Withdraw an application that has not ended; one that is withdrawn already is answered as it is',
  policy: { level: 1, scope: 'person', isIdempotent: true },
  params: userParamsSchema.extend({ ref_id: idSchema }),
  body: z.object({ reason: textSchema.trim().max(500).optional() }),
  responses: { 200: dataOf(trackerSchema) },
})

export const getTracker = endpoint({
  method: 'GET',
  url: '/user/v1/progress-tracker/user/:user_id/ref/:ref_id/',
  tag: TAG,
  summary: 'One tracker with its steps and activities',
  policy: { level: 1, scope: 'person', kiosk: 'attempt' },
  params: userParamsSchema.extend({ ref_id: idSchema }),
  isStored: true,
  responses: { 200: dataOf(trackerDetailSchema) },
})
