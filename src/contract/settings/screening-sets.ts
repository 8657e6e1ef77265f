// Named sets of screening questions of the library, in an order. A plan takes copies: a change here changes no plan.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, nameTextSchema, pageOf, pageQuerySchema } from '../core/shape.ts'
import { libraryQuestionSchema } from './question-library.ts'
import { SCREENING_SET_LIMITS } from './settings-rules.ts'

const TAG = 'Question sets'

/** For those who write plans, which take sets, and for those who write the settings. */
const read = {
  level: 2,
  scope: 'account',
  anyFlagOrManager: ['smartreq_access', 'company_settings_access'],
} as const
const command = {
  level: 2,
  scope: 'account',
  flag: 'company_settings_access',
  isIdempotent: true,
} as const

const accountParamsSchema = z.object({ account_id: idSchema })
const setParamsSchema = accountParamsSchema.extend({ screening_set_id: idSchema })
const listUrl = '/account/v1/:account_id/templates/screening-question/'
const setUrl = `${listUrl}:screening_set_id/` as const

const contentSchema = z.object({
  name: nameTextSchema.min(1).max(SCREENING_SET_LIMITS.name),
  /** In the order in which they are asked. */
  account_question_ids: z
    .array(idSchema)
    .min(1, { message: 'Add a question.' })
    .max(SCREENING_SET_LIMITS.questions)
    .refine((ids) => new Set(ids).size === ids.length, { message: 'Each question once.' }),
})
export type ScreeningSetContent = z.infer<typeof contentSchema>

const setSchema = z.object({
  screening_set_id: z.number(),
  name: z.string(),
  /** In their order; an archived one is not offered to plans. */
  questions: z.array(libraryQuestionSchema.extend({ is_archived: z.boolean() })),
})
export type ScreeningSet = z.infer<typeof setSchema>

export const listScreeningSets = endpoint({
  method: 'GET',
  url: listUrl,
  tag: TAG,
  summary: 'The question sets of a company by their names, with their questions',
  policy: read,
  params: accountParamsSchema,
  query: pageQuerySchema,
  responses: { 200: pageOf(setSchema) },
})

export const createScreeningSet = endpoint({
  method: 'POST',
  url: listUrl,
  tag: TAG,
  summary: 'Make a set of screening questions of the library',
  policy: command,
  params: accountParamsSchema,
  body: contentSchema,
  responses: { 201: dataOf(setSchema) },
})

export const updateScreeningSet = endpoint({
  method: 'PUT',
  url: setUrl,
  tag: TAG,
  summary:
    'Change a question set; plans keep their copies. With `If-Match`, refused with `conflict` when another user changed it meanwhile',
  policy: command,
  params: setParamsSchema,
  body: contentSchema,
  responses: { 200: dataOf(setSchema) },
})

export const deleteScreeningSet = endpoint({
  method: 'DELETE',
  url: setUrl,
  tag: TAG,
  summary: 'Delete a question set; its questions stay in the library',
  policy: command,
  params: setParamsSchema,
  responses: { 200: dataOf(z.object({ screening_set_id: z.number() })) },
})
