// The custom fields of a company, for its application forms. A form takes a copy of one: a change here changes no form.
import { z } from 'zod'

import { writtenFieldSchema } from '../assessments/application-form.ts'
import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, pageOf, pageQuerySchema } from '../core/shape.ts'

const TAG = 'Custom fields'

/** What a custom field is for; application forms are the only use so far. */
export const FORM_USAGE_TYPE = 2

/** For those who write the plan of some requisition of the company. */
const manage = { level: 2, scope: 'job', isForManagers: true } as const
const command = { ...manage, isIdempotent: true } as const

const jobParamsSchema = z.object({ job_id: idSchema })
const fieldParamsSchema = jobParamsSchema.extend({ account_field_id: idSchema })
const listUrl = '/account/v1/account-fields/job/:job_id/'
const fieldUrl = '/account/v1/account-field/job/:job_id/:account_field_id/'

const fieldBodySchema = z.object({ field: writtenFieldSchema, is_private: z.boolean() })

const accountFieldSchema = fieldBodySchema.extend({
  account_field_id: z.number(),
  usage_type_id: z.literal(FORM_USAGE_TYPE),
})
export type AccountField = z.infer<typeof accountFieldSchema>

export const listAccountFields = endpoint({
  method: 'GET',
  url: listUrl,
  tag: TAG,
  summary: 'The custom fields of the company, by their text',
  policy: manage,
  params: jobParamsSchema,
  query: pageQuerySchema.extend({
    usage_type_id: z.coerce.number().pipe(z.literal(FORM_USAGE_TYPE)).default(FORM_USAGE_TYPE),
  }),
  responses: { 200: pageOf(accountFieldSchema) },
})

export const createAccountField = endpoint({
  method: 'POST',
  url: listUrl,
  tag: TAG,
  summary: 'Add a custom field to the company',
  policy: command,
  params: jobParamsSchema,
  body: fieldBodySchema,
  responses: { 201: dataOf(accountFieldSchema) },
})

export const updateAccountField = endpoint({
  method: 'PATCH',
  url: fieldUrl,
  tag: TAG,
  summary: 'Change a custom field for the forms that take it from now on',
  policy: command,
  params: fieldParamsSchema,
  body: fieldBodySchema,
  responses: { 200: dataOf(accountFieldSchema) },
})

export const deleteAccountField = endpoint({
  method: 'DELETE',
  url: fieldUrl,
  tag: TAG,
  summary: 'Archive a custom field: forms that have it keep it, and so do the answers to it',
  policy: command,
  params: fieldParamsSchema,
  responses: { 200: dataOf(z.object({ account_field_id: z.number() })) },
})
