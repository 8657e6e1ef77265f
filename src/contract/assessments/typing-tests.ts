// The typing test of an application: what it is, and what the log of keystrokes says that the server holds.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, localeSchema, localizedTextSchema } from '../core/shape.ts'
import { TYPING_FLAGS } from './typing-metrics.ts'

const TAG = 'Assessments'

/** Measures of a log: see `typing-metrics.ts`. */
const typingResultSchema = z.object({
  /** Of the text that was typed. */
  language: localeSchema,
  wpm: z.number(),
  /** Words a minute of all that was typed, right or wrong. */
  raw_wpm: z.number(),
  /** Percent; null before the first character. */
  accuracy: z.number().nullable(),
  /** 0–100; null where too little was typed to say. */
  consistency: z.number().nullable(),
  correct: z.number().int(),
  corrected: z.number().int(),
  uncorrected: z.number().int(),
})
export type TypingResult = z.infer<typeof typingResultSchema>

/** The result as staff read it. */
export const typingFactsSchema = typingResultSchema.extend({
  /** What no hand does. For people to look at, never a reason to reject by itself. */
  flags: z.array(z.enum(TYPING_FLAGS)),
})
export type TypingFacts = z.infer<typeof typingFactsSchema>

export const getTypingTest = endpoint({
  method: 'GET',
  url: '/user-response/v1/typing-tests/job_step_activity/:job_step_activity_id/user/:user_id/ref/:ref_id/',
  tag: TAG,
  summary: 'The typing test of an application, and its result once it is submitted',
  policy: { level: 1, scope: 'person', kiosk: 'attempt' },
  params: z.object({ job_step_activity_id: idSchema, user_id: idSchema, ref_id: idSchema }),
  responses: {
    200: dataOf(
      z.object({
        title: localizedTextSchema,
        /** With the candidate's extra time; null for no limit. */
        seconds: z.number().int().nullable(),
        is_submitted: z.boolean(),
        result: typingResultSchema.nullable(),
      }),
    ),
  },
})

export const scoreTypingTest = endpoint({
  method: 'POST',
  url: '/user-response/v1/score-typing-tests/',
  tag: TAG,
  summary:
    'The result of the keystrokes that the server has by now, null without any; stores nothing',
  policy: { level: 1, scope: 'person', kiosk: 'attempt' },
  body: z.object({ job_step_activity_id: idSchema, ref_id: idSchema }),
  responses: { 200: dataOf(typingResultSchema.nullable()) },
  isRead: true,
})
