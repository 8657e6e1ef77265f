// Conducting an interview: the guide, what each interviewer writes, and who reads it when.
import { z } from 'zod'

import { standardTitleSchema } from '../applicants/application.ts'
import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, instantSchema, localizedTextSchema, textSchema } from '../core/shape.ts'
import { MOST_OTHER_TEXTS } from './feedback-entries.ts'
import { FEEDBACK_LIMITS, FEEDBACK_STATUSES, RECOMMENDATIONS } from './interview-feedback-rules.ts'
import { INTERVIEW_STATUSES } from './interview-states.ts'
import { INTERVIEW_FORMATS } from './interviews-rules.ts'

const TAG = 'Interviews'
const policy = { level: 2, scope: 'job' } as const
const command = { ...policy, isIdempotent: true } as const
const params = z.object({ interview_uuid: z.uuid() })
const MOST_OF_ID = 64

const entryValueSchema = z.union([z.string(), z.number(), z.null()])
const otherTextSchema = z.object({
  value: textSchema.max(FEEDBACK_LIMITS.summary),
  at: instantSchema,
  device: textSchema.max(MOST_OF_ID),
})
/** As `FeedbackEntry` of `feedback-entries.ts`. */
const entrySchema = z.object({
  value: entryValueSchema,
  at: instantSchema,
  device: textSchema.max(MOST_OF_ID).optional(),
  base: instantSchema.nullable().optional(),
  others: z.array(otherTextSchema).max(MOST_OTHER_TEXTS).optional(),
  settled: z
    .array(instantSchema)
    .max(2 * MOST_OTHER_TEXTS)
    .optional(),
})
const entriesSchema = z.record(z.string(), entrySchema)

const feedbackSchema = z.object({
  status: z.enum(FEEDBACK_STATUSES),
  entries: entriesSchema,
  submitted_at: instantSchema.nullable(),
  /** Why it was opened again after it had been submitted; null when it was not. */
  unlock_reason: z.string().nullable(),
})
export type StoredFeedback = z.infer<typeof feedbackSchema>

const guideQuestionSchema = z.object({
  question_id: z.string(),
  text: z.string(),
  /** What a good answer shows; empty for nothing. */
  help: z.string(),
  /** What each rating from 1 to 5 means here; empty texts for the common words. */
  anchors: z.array(z.string()),
  attribute_type_id: z.number().nullable(),
  /** Follow-up questions and notes: HTML that the server cleaned. */
  details: z.string().optional(),
  /** How long the question takes. */
  minutes: z.number().int().nullable().optional(),
})

export const interviewToConductSchema = z.object({
  interview_uuid: z.uuid(),
  user_smartreq_id: z.number(),
  applicant_name: z.string(),
  job_title: z.string(),
  step_title: z.string(),
  step_standard_title: standardTitleSchema.nullable(),
  status: z.enum(INTERVIEW_STATUSES),
  starts_at: instantSchema.nullable(),
  minutes: z.number().int(),
  format: z.enum(INTERVIEW_FORMATS),
  place: z.string(),
  /** HTML that the server cleaned. */
  intro: z.string(),
  questions: z.array(guideQuestionSchema),
  /** What the questions measure, each once. */
  attributes: z.array(z.object({ attribute_type_id: z.number(), name: localizedTextSchema })),
  panel: z.array(
    z.object({ user_id: z.number(), full_name: z.string(), has_submitted: z.boolean() }),
  ),
  /** The caller’s own. */
  feedback: feedbackSchema,
})
export type InterviewToConduct = z.infer<typeof interviewToConductSchema>

export const getInterviewToConduct = endpoint({
  method: 'GET',
  url: '/user-response/v1/interview-questions/:interview_uuid/',
  tag: TAG,
  summary:
    'The guide of an interview, and the feedback of the caller, who is one of its interviewers; to others it does not exist',
  policy,
  params,
  isStored: true,
  responses: { 200: dataOf(interviewToConductSchema) },
})

export const getInterviewLink = endpoint({
  method: 'GET',
  url: '/user-response/v1/interview-link/:interview_uuid/',
  tag: TAG,
  summary:
    'The address of the page on which the caller, who is one of its interviewers, conducts an interview; to others it does not exist',
  policy,
  params,
  responses: { 200: dataOf(z.object({ interview_link: z.url() })) },
})

/** Names what was stored. Without the texts: receipts of commands outlive what they are about. */
export const feedbackReceiptSchema = z.object({
  interview_uuid: z.uuid(),
  user_id: z.number(),
  status: z.enum(FEEDBACK_STATUSES),
  submitted_at: instantSchema.nullable(),
  server_time: instantSchema,
})
export type FeedbackReceipt = z.infer<typeof feedbackReceiptSchema>

export const saveInterviewFeedback = endpoint({
  method: 'POST',
  url: '/user-response/v1/interview-questions/:interview_uuid/',
  tag: TAG,
  summary:
    'Store entries of the caller’s feedback, of each the newest, and submit it where that is said',
  policy: command,
  params,
  body: z.object({
    entries: entriesSchema.refine(
      (entries) => Object.keys(entries).length <= FEEDBACK_LIMITS.entries,
      { message: `At most ${FEEDBACK_LIMITS.entries} entries.` },
    ),
    /** When it was submitted on the device; null for a draft. */
    submitted_at: instantSchema.nullable(),
  }),
  isStored: true,
  responses: { 200: dataOf(feedbackReceiptSchema) },
})

/** What one interviewer wrote, as colleagues read it. `feedback` is null while it is hidden, or not submitted. */
const colleagueSchema = z.object({
  user_id: z.number(),
  full_name: z.string(),
  is_own: z.boolean(),
  status: z.enum(FEEDBACK_STATUSES).nullable(),
  submitted_at: instantSchema.nullable(),
  recommendation: z.enum(RECOMMENDATIONS).nullable(),
  entries: entriesSchema.nullable(),
  /** Whether the caller may open it for changes. */
  can_unlock: z.boolean(),
})
export type InterviewersFeedback = z.infer<typeof colleagueSchema>

const interviewFeedbackSchema = interviewToConductSchema
  .pick({
    interview_uuid: true,
    step_title: true,
    step_standard_title: true,
    status: true,
    starts_at: true,
    minutes: true,
    questions: true,
    attributes: true,
  })
  .extend({
    /** True when the caller is one of its interviewers and has not submitted: what others wrote stays hidden. */
    is_hidden: z.boolean(),
    /** Whether the caller is one of its interviewers. */
    is_interviewer: z.boolean(),
    feedback: z.array(colleagueSchema),
  })
export type InterviewFeedback = z.infer<typeof interviewFeedbackSchema>

export const listInterviewFeedback = endpoint({
  method: 'GET',
  url: '/smartreq/v1/user-smartreq/:user_smartreq_id/interview-feedback/',
  tag: TAG,
  summary:
    'What interviewers wrote about an applicant, newest interview first; hidden from an interviewer who has not submitted theirs',
  policy,
  params: z.object({ user_smartreq_id: idSchema }),
  responses: { 200: dataOf(z.array(interviewFeedbackSchema)) },
})

export const unlockInterviewFeedback = endpoint({
  method: 'POST',
  url: '/smartreq/v1/interviews/:interview_uuid/unlock/',
  tag: TAG,
  summary:
    'Let an interviewer change what they submitted: their own, or that of others for who manages the requisition',
  policy: command,
  params,
  body: z.object({
    user_id: idSchema,
    reason: textSchema.trim().min(1).max(500),
  }),
  responses: { 200: dataOf(feedbackReceiptSchema) },
})
