// What a requisition weighs: attributes with their weights, and the library that they come from.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, localizedTextSchema } from '../core/shape.ts'
import { WEIGHT } from '../requisitions/requisitions-rules.ts'

const TAG = 'Attributes'
const manage = { level: 2, scope: 'job', isForManagers: true } as const
const jobParamsSchema = z.object({ job_id: idSchema })
const url = '/job/v1/attribute-groups/:job_id/'

const MAX_ATTRIBUTES = 60

const libraryAttributeSchema = z.object({
  attribute_type_id: z.number(),
  slug: z.string(),
  category: z.string(),
  name: localizedTextSchema,
  /** Whether an activity of the plan measures it. */
  is_measured: z.boolean(),
  /** How many other requisitions of the company weigh it. */
  used_in: z.number().int(),
})
export type LibraryAttribute = z.infer<typeof libraryAttributeSchema>

const jobAttributesSchema = z.object({
  attributes: z.array(z.object({ attribute_type_id: z.number(), weight: z.number() })),
  /** Everything that can be weighed, in the order of the categories. */
  library: z.array(libraryAttributeSchema),
})
export type JobAttributes = z.infer<typeof jobAttributesSchema>

export const getJobAttributes = endpoint({
  method: 'GET',
  url,
  tag: TAG,
  summary: 'The attributes of a requisition with their weights, and the library',
  policy: manage,
  params: jobParamsSchema,
  responses: { 200: dataOf(jobAttributesSchema) },
})

export const saveJobAttributes = endpoint({
  method: 'PUT',
  url,
  tag: TAG,
  summary:
    'Store which attributes count, in this order, and how much. Scores of before stay until they are calculated again',
  policy: { ...manage, isIdempotent: true },
  params: jobParamsSchema,
  body: z.object({
    attributes: z
      .array(
        z.object({
          attribute_type_id: idSchema,
          weight: z.number().min(WEIGHT.min).max(WEIGHT.max),
        }),
      )
      .max(MAX_ATTRIBUTES)
      .refine((all) => new Set(all.map((one) => one.attribute_type_id)).size === all.length, {
        message: 'Each attribute once.',
      }),
  }),
  responses: { 200: dataOf(jobAttributesSchema) },
})
