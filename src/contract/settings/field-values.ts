// What a company records in its personal fields about a person, and in its job fields about a requisition or a job profile.
import { z } from 'zod'

import { answerValueSchema } from '../assessments/assessments.ts'
import { writtenFieldSchema } from '../assessments/form-fields.ts'
import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema } from '../core/shape.ts'
import { PEOPLE_POLICY, PEOPLE_URL } from '../people/people.ts'
import { FIELD_LIMIT } from './settings-rules.ts'

const TAG = 'Custom fields'

const fieldValueSchema = z.object({
  /** Names the value; null where nothing was recorded. */
  user_field_id: z.number().nullable(),
  account_field_id: z.number(),
  field: writtenFieldSchema,
  is_private: z.boolean(),
  /** Not offered any more: what was recorded stays, and can only be read. */
  is_archived: z.boolean(),
  /** As candidates answer such a field: a text, a number, or values of choices. Null where there is none. */
  answer: answerValueSchema.nullable(),
})
export type FieldValue = z.infer<typeof fieldValueSchema>

const repliesSchema = dataOf(z.object({ fields: z.array(fieldValueSchema) }))

const bodySchema = z.object({
  /**
   * Those that are left out stay as they are. Null takes back what was recorded; so do a blank text and no choice, which a
   * required field refuses.
   */
  values: z
    .array(z.object({ account_field_id: idSchema, answer: answerValueSchema.nullable() }))
    .min(1)
    .max(FIELD_LIMIT)
    .refine((all) => new Set(all.map((one) => one.account_field_id)).size === all.length, {
      message: 'Each field once.',
    }),
})
export type RecordedValues = z.infer<typeof bodySchema>['values']

const ofPerson = {
  url: `${PEOPLE_URL}:user_id/fields/`,
  tag: TAG,
  params: z.object({ account_id: idSchema, user_id: idSchema }),
} as const

const ofJob = {
  url: '/job/v1/fields/:job_id/',
  tag: TAG,
  params: z.object({ job_id: idSchema }),
} as const

/** For those who write the plan of the requisition, or the profile. */
const managing = { level: 2, scope: 'job', isForManagers: true } as const

export const listPersonFields = endpoint({
  ...ofPerson,
  method: 'GET',
  summary:
    'The personal fields of the company in their order, with what is recorded about a person; private ones only for readers of private data',
  policy: PEOPLE_POLICY,
  responses: { 200: repliesSchema },
})

export const savePersonFields = endpoint({
  ...ofPerson,
  method: 'PATCH',
  summary:
    'Record facts about a person in personal fields; with `If-Match`, refused with `conflict` when another user changed them meanwhile',
  policy: { ...PEOPLE_POLICY, isIdempotent: true },
  body: bodySchema,
  responses: { 200: repliesSchema },
})

export const listJobFields = endpoint({
  ...ofJob,
  method: 'GET',
  summary:
    'The job fields of the company in their order, with what is recorded about a requisition or a job profile; private ones only for readers of private data',
  policy: managing,
  responses: { 200: repliesSchema },
})

export const saveJobFields = endpoint({
  ...ofJob,
  method: 'PATCH',
  summary:
    'Record facts about a requisition or a job profile in job fields; with `If-Match`, refused with `conflict` when another user changed them meanwhile',
  policy: { ...managing, isIdempotent: true },
  body: bodySchema,
  responses: { 200: repliesSchema },
})
