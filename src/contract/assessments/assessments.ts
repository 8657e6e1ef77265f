// Taking an assessment: the package that goes to the device, the start, the answers, the submission.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { FILE_FORMATS } from '../core/file-rules.ts'
import {
  dataOf,
  deviceBornIdSchema,
  idSchema,
  instantSchema,
  localeSchema,
  localizedTextSchema,
  payloadVersionSchema,
} from '../core/shape.ts'
import { activityKindSchema } from './activity-kinds.ts'
import { inputSchema } from './answer-inputs.ts'
import { EXTRA_TIMES } from './extra-time-factors.ts'
import { recordedSchema } from './recorded-question.ts'

const TAG = 'Assessments'
const MAX_ANSWERS_PER_BATCH = 200

/** One of the choices of a response set; `value` is what the answer stores. */
const responseOptionSchema = z.object({
  value: z.number().int(),
  label: localizedTextSchema,
})

/** Seconds that a part may take, from the moment that it is shown; without it there is no limit. */
const timeLimitSchema = z.number().int().min(5).max(86_400).optional()

/** Questions that belong together, with words of their own before them. */
const sectionSchema = z.object({
  section_id: z.string().regex(/^[\w.-]{1,64}$/),
  title: localizedTextSchema,
  question_ids: z.array(z.string()).min(1),
  time_limit_seconds: timeLimitSchema,
  /** The activity is not submitted before each of its questions has an answer, or its time is over. */
  is_required: z.boolean().optional(),
})
export type Section = z.infer<typeof sectionSchema>

export const questionSchema = z.object({
  question_id: z.string().min(1).max(64),
  /** What the question is about, to be read before it; the same text may have several questions. */
  passage: localizedTextSchema.optional(),
  text: localizedTextSchema,
  /** Clean HTML that is shown in place of the text, where a company formatted it. */
  formatted: z.string().optional(),
  /** The language of the passage, the text and the choices, where it is always the same one. */
  lang: z.string().optional(),
  /** Said below the question. */
  help: localizedTextSchema.optional(),
  /** The activity is not submitted without an answer. */
  is_required: z.boolean().optional(),
  /** Asked only after this answer to an earlier question: see `shown-questions.ts`. Always asked without it. */
  shown_if: z.object({ question_id: z.string(), value: z.number().int() }).optional(),
  input: inputSchema.optional(),
  /** Which of the package's response sets the question takes; empty for one that has no choices. */
  response_set: z.string(),
  /** Answered by a recording: the answer's value is the recording's id (see `media.ts`). */
  recording: recordedSchema.optional(),
  /** Answered by a file, which is sent and stored as a recording is: the answer's value is its id. */
  file: z.object({ formats: z.array(z.enum(FILE_FORMATS)).min(1) }).optional(),
  time_limit_seconds: timeLimitSchema,
})
export type Question = z.infer<typeof questionSchema>

/** What a device needs to run one activity. Holds no keys, scales or norms, by construction. */
export const assessmentPackageSchema = z.object({
  asmt_id: z.number(),
  slug: z.string(),
  version: z.number(),
  kind: activityKindSchema,
  title: localizedTextSchema,
  instruction: localizedTextSchema,
  /** Rich text that the company wrote for this activity, in the language that it typed; absent where there is none. */
  company_instruction: z.string().optional(),
  /**
   * How every statement begins, such as "I": see `statement-text.ts`. Empty in a language whose statements are sentences,
   * absent in packages of before.
   */
  stem: localizedTextSchema.optional(),
  /** How long it takes most people, in minutes. */
  minutes: z.number(),
  response_sets: z.record(z.string(), z.array(responseOptionSchema)),
  /**
   * Those whose options every attempt has in an order of its own, which the server chooses and stores; a device shows the
   * options as they come. All others have the order that their author gave them: scales, verdicts, "none of the above".
   */
  shuffled_response_sets: z.array(z.string()).optional(),
  questions: z.array(questionSchema),
  /** In the order of the questions, each of which is in one of them; absent where there are none. */
  sections: z.array(sectionSchema).min(1).optional(),
  time_limit_seconds: timeLimitSchema,
  /** The sound of its clips by their names, as MP3 in base64: with the questions, so that they play without network. */
  clips: z.record(z.string(), z.string()).optional(),
  /** By how much its limits are longer for this candidate, whose limits above are everyone's; absent for no extra time. */
  extra_time: z.enum(EXTRA_TIMES).optional(),
  /** What the candidate's profile says already, by question: shown as an answer to confirm or change. */
  prefilled: z.record(z.string(), z.string()).optional(),
})
export type AssessmentPackage = z.infer<typeof assessmentPackageSchema>

export const answerValueSchema = z.union([
  z.number(),
  z.string().max(20_000),
  z.array(z.number()).max(100),
])
export type AnswerValue = z.infer<typeof answerValueSchema>

/** One revision of one answer, as a device made it. */
const answerRevisionSchema = z.object({
  question_id: z.string().min(1).max(64),
  value: answerValueSchema,
  /** Per-device counter, from 1. */
  rev: z.number().int().min(1).max(2_000_000_000),
  /** When it was given, by the device's estimate of the server's clock. */
  answered_at: instantSchema,
})
export type AnswerRevision = z.infer<typeof answerRevisionSchema>

/** What the server holds for a question: the revision that won. */
export const storedAnswerSchema = answerRevisionSchema.extend({ device_id: z.uuid() })
export type StoredAnswer = z.infer<typeof storedAnswerSchema>

const attemptSchema = z.object({
  attempt_id: z.uuid(),
  job_step_activity_id: z.number(),
  ref_id: z.number(),
  asmt_id: z.number(),
  started_at: instantSchema,
  submitted_at: instantSchema.nullable(),
})
export type Attempt = z.infer<typeof attemptSchema>

const attemptParamsSchema = z.object({ attempt_id: deviceBornIdSchema })

export const getJobQuestions = endpoint({
  method: 'GET',
  url: '/user-response/v1/job-questions/:job_id/',
  tag: TAG,
  summary: 'The package of one activity: its questions in every language',
  policy: { level: 1, scope: 'person', kiosk: 'attempt' },
  params: z.object({ job_id: idSchema }),
  query: z.object({ job_step_activity_id: idSchema, ref_id: idSchema }),
  isStored: true,
  responses: { 200: dataOf(assessmentPackageSchema) },
})

/** Receipt of a start. `attempt_id` differs from the one sent when another device had started before: adopt it. */
export const startReceiptSchema = z.object({
  attempt_id: z.uuid(),
  started_at: instantSchema,
  submitted_at: instantSchema.nullable(),
  server_time: instantSchema,
})
export type StartReceipt = z.infer<typeof startReceiptSchema>

export const setStartTime = endpoint({
  method: 'POST',
  url: '/user-response/v1/set-start-time/',
  tag: TAG,
  summary:
    'Start an attempt at an activity; a second device is given the attempt that is under way',
  policy: { level: 1, scope: 'person', isIdempotent: true, kiosk: 'upload' },
  body: z.object({
    payload_version: payloadVersionSchema,
    attempt_id: deviceBornIdSchema,
    job_step_activity_id: idSchema,
    ref_id: idSchema,
    device_id: z.uuid(),
    /** The version whose questions the device shows; left out by builds before it. */
    asmt_id: idSchema.optional(),
    language: localeSchema,
    started_at: instantSchema,
    /** When the candidate accepted the authenticity pledge. */
    pledge_accepted_at: instantSchema,
  }),
  isStored: true,
  responses: { 200: dataOf(startReceiptSchema) },
})

/** Receipt of a batch of answers; a replay of the same key returns it unchanged. */
export const answersReceiptSchema = z.object({
  attempt_id: z.uuid(),
  /**
   * The revisions that are safe on the server: stored, or outranked by a newer one that it holds. `answered_at` is what
   * the server takes it for: a device whose clock is ahead does not outrank everyone for as long.
   */
  acknowledged: z.array(
    z.object({
      question_id: z.string(),
      rev: z.number(),
      answered_at: instantSchema.optional(),
    }),
  ),
  /** For each outranked revision, what the server holds instead. */
  superseded: z.array(storedAnswerSchema),
  /** True when the attempt was submitted before these came: they were kept as evidence and not merged. */
  is_fenced: z.boolean(),
  answered_count: z.number(),
  server_time: instantSchema,
})
export type AnswersReceipt = z.infer<typeof answersReceiptSchema>

export const saveAnswers = endpoint({
  method: 'POST',
  url: '/user-response/v1/assessment-answers/',
  tag: TAG,
  summary: 'Store the latest revision of some answers; the newest revision of each question wins',
  policy: { level: 1, scope: 'person', isIdempotent: true, kiosk: 'upload' },
  body: z.object({
    payload_version: payloadVersionSchema,
    attempt_id: deviceBornIdSchema,
    device_id: z.uuid(),
    answers: z.array(answerRevisionSchema).min(1).max(MAX_ANSWERS_PER_BATCH),
  }),
  isStored: true,
  responses: { 200: dataOf(answersReceiptSchema) },
})

export const listAnswers = endpoint({
  method: 'GET',
  url: '/user-response/v1/assessment-answers/:attempt_id/',
  tag: TAG,
  summary: 'What the server holds of an attempt, to resume on another device or after lost storage',
  policy: { level: 1, scope: 'person', kiosk: 'upload' },
  params: attemptParamsSchema,
  isStored: true,
  responses: {
    200: dataOf(z.object({ attempt: attemptSchema, answers: z.array(storedAnswerSchema) })),
  },
})

export const validateQuestions = endpoint({
  method: 'POST',
  url: '/user-response/v1/user-questions-validate/',
  tag: TAG,
  summary:
    'Check answers before the submission, without storing any: what does not fit, and what is required',
  policy: { level: 1, scope: 'person', kiosk: 'attempt' },
  body: z.object({
    payload_version: payloadVersionSchema,
    attempt_id: deviceBornIdSchema,
    answers: z
      .array(z.object({ question_id: z.string().max(64), value: answerValueSchema }))
      .max(2000),
  }),
  responses: {
    200: dataOf(
      z.object({
        is_valid: z.boolean(),
        /** By question: what is wrong with its answer, or that it is required. */
        problems: z.record(z.string(), z.string()),
      }),
    ),
  },
  isRead: true,
})

export const submitReceiptSchema = z.object({
  attempt_id: z.uuid(),
  submitted_at: instantSchema,
  answered_count: z.number(),
  digest: z.string(),
  server_time: instantSchema,
})
export type SubmitReceipt = z.infer<typeof submitReceiptSchema>

export const submitQuestions = endpoint({
  method: 'POST',
  url: '/user-response/v1/user-questions-submit/',
  tag: TAG,
  summary:
    'Submit an attempt; refused with the differing question ids unless the server holds exactly these answers',
  policy: { level: 1, scope: 'person', isIdempotent: true, kiosk: 'upload' },
  body: z.object({
    payload_version: payloadVersionSchema,
    attempt_id: deviceBornIdSchema,
    device_id: z.uuid(),
    submitted_at: instantSchema,
    /** Number of answers and SHA-256 over the canonical answer set (`answer-digest.ts`). */
    count: z.number().int().min(0),
    digest: z.string().regex(/^[0-9a-f]{64}$/),
    /** What the device holds, so that a refusal can name the questions that differ. */
    answers: z
      .array(z.object({ question_id: z.string().max(64), value: answerValueSchema }))
      .max(2000),
  }),
  isStored: true,
  responses: { 200: dataOf(submitReceiptSchema) },
})
