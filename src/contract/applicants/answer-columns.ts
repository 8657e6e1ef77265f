// Answers to the questions of a company as columns of its lists of applicants.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idListOf, idSchema, localizedTextSchema } from '../core/shape.ts'
import { ANSWER_COLUMN_LIMITS, ANSWER_COLUMN_TYPES } from './applicants-rules.ts'

const policy = { level: 2, scope: 'account' } as const
const params = z.object({ account_id: idSchema })

/** Names a question: by its field or question of the company's library where it is from one, otherwise by itself. */
export const answerKeySchema = z.string().regex(/^[\w-]{1,64}$/)

const answerColumnSchema = z.object({
  key: answerKeySchema,
  text: localizedTextSchema,
  type: z.enum(ANSWER_COLUMN_TYPES),
  /** Of a number; empty for none. */
  unit: z.string(),
})
export type AnswerColumn = z.infer<typeof answerColumnSchema>

export const listAnswerColumns = endpoint({
  method: 'GET',
  url: '/smartreq/v1/account/:account_id/applicants/questions/',
  tag: 'Requisitions',
  summary:
    'The questions whose answers a list of applicants can show: of some requisitions that the caller sees, or those of the company’s libraries. Private ones only for those who may see private data',
  policy,
  params,
  query: z.object({ job_ids: idListOf({ most: 20 }).optional() }),
  responses: { 200: dataOf(z.array(answerColumnSchema)) },
})

function listOf<S extends z.ZodType<unknown, string>>(
  schema: S,
  { most, length }: { most: number; length: number },
) {
  return z
    .string()
    .max(most * length)
    .transform((text) => [...new Set(text.split(',').filter((part) => part !== ''))])
    .pipe(z.array(schema).min(1).max(most))
}

const listedAnswerSchema = z.object({
  user_smartreq_id: z.number(),
  key: answerKeySchema,
  /** A text, a number or a day (YYYY-MM-DD); null for chosen options. */
  value: z.union([z.string(), z.number()]).nullable(),
  chosen: z.array(localizedTextSchema),
})
export type ListedAnswer = z.infer<typeof listedAnswerSchema>

const rowIdSchema = z
  .string()
  .transform(Number)
  .pipe(z.number().int().positive().max(Number.MAX_SAFE_INTEGER))

export const listColumnAnswers = endpoint({
  method: 'GET',
  url: '/smartreq/v1/account/:account_id/applicants/answers/',
  tag: 'Requisitions',
  summary:
    'What applicants of one page of a list answered to some questions, once they submitted it. Applicants and questions that the caller does not see are left out',
  policy,
  params,
  query: z.object({
    user_smartreq_ids: listOf(rowIdSchema, { most: ANSWER_COLUMN_LIMITS.rows, length: 17 }),
    questions: listOf(answerKeySchema, { most: ANSWER_COLUMN_LIMITS.questions, length: 65 }),
  }),
  responses: { 200: dataOf(z.array(listedAnswerSchema)) },
})
