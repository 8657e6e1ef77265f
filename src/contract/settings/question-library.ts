// The questions that a company uses again and again. A plan takes a copy of one: a change here changes no plan.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, pageOf, pageQuerySchema } from '../core/shape.ts'
import { refuseEqualChoices } from '../plan-editor/equal-choices.ts'
import { writtenQuestionSchema } from '../plan-editor/screening-questions.ts'

const TAG = 'Question library'

/** For those who write the plan of some requisition of the company. */
const manage = { level: 2, scope: 'job', isForManagers: true } as const
const command = { ...manage, isIdempotent: true } as const

const jobParamsSchema = z.object({ job_id: idSchema })
const url = '/job/v1/measurements/:job_id/questions/'

export const libraryQuestionSchema = z.object({
  account_question_id: z.number(),
  question: writtenQuestionSchema,
})
export type LibraryQuestion = z.infer<typeof libraryQuestionSchema>

export const listLibraryQuestions = endpoint({
  method: 'GET',
  url,
  tag: TAG,
  summary: 'The questions of the company’s library, by their text',
  policy: manage,
  params: jobParamsSchema,
  query: pageQuerySchema,
  responses: { 200: pageOf(libraryQuestionSchema) },
})

export const addLibraryQuestion = endpoint({
  method: 'POST',
  url,
  tag: TAG,
  summary: 'Put a question into the company’s library',
  policy: command,
  params: jobParamsSchema,
  body: z.object({ question: writtenQuestionSchema }).superRefine(refuseEqualChoices),
  responses: { 200: dataOf(libraryQuestionSchema) },
})

export const updateLibraryQuestion = endpoint({
  method: 'PUT',
  url: `${url}:account_question_id/`,
  tag: TAG,
  summary:
    'Change a question of the library; plans keep their copies. With `If-Match`, refused with `conflict` when another user changed it meanwhile',
  policy: command,
  params: jobParamsSchema.extend({ account_question_id: idSchema }),
  body: z.object({ question: writtenQuestionSchema }).superRefine(refuseEqualChoices),
  responses: { 200: dataOf(libraryQuestionSchema) },
})

export const deleteLibraryQuestion = endpoint({
  method: 'DELETE',
  url: `${url}:account_question_id/`,
  tag: TAG,
  summary:
    'Take a question out of the library; one that a plan asks is archived instead of deleted',
  policy: command,
  params: jobParamsSchema.extend({ account_question_id: idSchema }),
  responses: {
    200: dataOf(z.object({ account_question_id: z.number(), is_archived: z.boolean() })),
  },
})
