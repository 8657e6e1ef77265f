// Equal-opportunity questions: voluntary, stored apart from applications, read by the person alone. Companies read
// numbers of people, and none that is small.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  idSchema,
  instantSchema,
  localizedTextSchema,
  payloadVersionSchema,
} from '../core/shape.ts'
import { EEOC_CHOICES, EEOC_QUESTIONS } from './eeoc-choices.ts'

const TAG = 'Equal opportunity'

export const eeocAnswersSchema = z.object({
  gender: z.enum(EEOC_CHOICES.gender).nullable(),
  race: z.enum(EEOC_CHOICES.race).nullable(),
  veteran: z.enum(EEOC_CHOICES.veteran).nullable(),
  disability: z.enum(EEOC_CHOICES.disability).nullable(),
})

const eeocQuestionsSchema = z.array(
  z.object({
    question_id: z.enum(EEOC_QUESTIONS),
    text: localizedTextSchema,
    /** Said below the question. */
    help: localizedTextSchema.optional(),
    options: z.array(z.object({ value: z.string(), label: localizedTextSchema })),
  }),
)

const eeocFormSchema = z.object({
  ref_id: z.number(),
  job_title: z.string(),
  account_name: z.string(),
  questions: eeocQuestionsSchema,
  /** The person’s own; null before they answered. */
  answers: eeocAnswersSchema.nullable(),
  answered_at: instantSchema.nullable(),
})
export type EeocForm = z.infer<typeof eeocFormSchema>

export const listEeocQuestions = endpoint({
  method: 'GET',
  url: '/user-response/v1/eeoc-questions/',
  tag: TAG,
  summary:
    'The equal-opportunity questions, the same in every position that asks them, and without anyone’s answers',
  policy: { level: 1, scope: 'person' },
  responses: { 200: dataOf(z.object({ questions: eeocQuestionsSchema })) },
})

export const getEeocQuestions = endpoint({
  method: 'GET',
  url: '/user-response/v1/eeoc-questions/ref/:ref_id/',
  tag: TAG,
  summary:
    'The equal-opportunity questions of an application with the caller’s own answers; not found where the position asks none',
  policy: { level: 1, scope: 'person', kiosk: 'attempt' },
  params: z.object({ ref_id: idSchema }),
  isStored: true,
  responses: { 200: dataOf(eeocFormSchema) },
})

/** Names what was stored, and holds nothing of it. */
export const eeocReceiptSchema = z.object({
  ref_id: z.number(),
  /** False where nothing was changed: newer answers of another device were there, or the position asks no more. */
  is_applied: z.boolean(),
  server_time: instantSchema,
})
export type EeocReceipt = z.infer<typeof eeocReceiptSchema>

export const submitEeocAnswers = endpoint({
  method: 'POST',
  url: '/user-response/v1/submit-eeoc-answers/',
  tag: TAG,
  summary: 'Store the caller’s answers to the equal-opportunity questions; the newest ones stand',
  policy: { level: 1, scope: 'person', isIdempotent: true, kiosk: 'upload' },
  body: z.object({
    payload_version: payloadVersionSchema,
    ref_id: idSchema,
    answers: eeocAnswersSchema,
    /** By the device’s estimate of the server’s clock. */
    answered_at: instantSchema,
  }),
  isStored: true,
  responses: { 200: dataOf(eeocReceiptSchema) },
})

export const getEeocSummary = endpoint({
  method: 'GET',
  url: '/report/v1/eeoc/account/:account_id/',
  tag: TAG,
  summary:
    'How many applicants gave which answer, in all positions or in one, as published once a day: of those whose application was decided, in steps of at least five people. Null where nothing is published',
  policy: { level: 2, scope: 'account', flag: 'company_dashboard_access' },
  params: z.object({ account_id: idSchema }),
  query: z.object({ job_id: idSchema.optional() }),
  responses: {
    200: z.object({
      data: z.array(
        z.object({
          question_id: z.enum(EEOC_QUESTIONS),
          /** As candidates read it. */
          text: localizedTextSchema,
          counts: z.array(
            z.object({
              choice: z.string(),
              label: localizedTextSchema,
              people: z.number().int().nullable(),
            }),
          ),
        }),
      ),
      /** When the newest of the figures were published; null before the first. */
      meta: z.object({ published_at: instantSchema.nullable() }),
    }),
  },
})
export type EeocSummary = z.infer<(typeof getEeocSummary.responses)[200]>
