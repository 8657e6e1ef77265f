// What a requisition weighs: attributes with their weights, and the library that they come from.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, localizedTextSchema, nameTextSchema } from '../core/shape.ts'
import { TARGET_LEVEL, WEIGHT } from '../requisitions/requisitions-rules.ts'
import { GROUP_NAME_MAX_LENGTH, repeatedNames } from './attribute-group-rules.ts'

const TAG = 'Attributes'
const manage = { level: 2, scope: 'job', isForManagers: true } as const
const jobParamsSchema = z.object({ job_id: idSchema })
const url = '/job/v1/attribute-groups/:job_id/'

const MAX_ATTRIBUTES = 60
const MAX_GROUPS = 20

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

const groupSchema = z.object({
  job_attribute_group_id: z.number(),
  name: z.string(),
  /** From 1. */
  sort_order: z.number().int(),
  /** Its attributes in their order. */
  attribute_type_ids: z.array(z.number()),
})

const jobAttributesSchema = z.object({
  /** In their order over all groups: those without a group come first. */
  attributes: z.array(
    z.object({
      attribute_type_id: z.number(),
      weight: z.number(),
      /** The score that the role asks for; left out where it names none. */
      target_level: z.number().int().optional(),
    }),
  ),
  groups: z.array(groupSchema),
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
    'Store which attributes count, in this order, how much, and in which groups; `If-Match` refuses what a colleague changed meanwhile. Scores of before stay until they are calculated again',
  policy: { ...manage, isIdempotent: true },
  params: jobParamsSchema,
  body: z
    .object({
      attributes: z
        .array(
          z.object({
            attribute_type_id: idSchema,
            weight: z.number().min(WEIGHT.min).max(WEIGHT.max),
            target_level: z.number().int().min(TARGET_LEVEL.min).max(TARGET_LEVEL.max).optional(),
          }),
        )
        .max(MAX_ATTRIBUTES)
        .refine((all) => new Set(all.map((one) => one.attribute_type_id)).size === all.length, {
          message: 'Each attribute once.',
        }),
      groups: z
        .array(
          z.object({
            name: nameTextSchema.min(1).max(GROUP_NAME_MAX_LENGTH),
            attribute_type_ids: z
              .array(idSchema)
              .min(1, { message: 'Add an attribute to this group, or delete it.' })
              .max(MAX_ATTRIBUTES),
          }),
        )
        .max(MAX_GROUPS)
        .superRefine(refuseEqualNames)
        .default([]),
    })
    .refine(hasEachOnce, { path: ['groups'], message: 'Each attribute in one group.' }),
  responses: { 200: dataOf(jobAttributesSchema) },
})

function refuseEqualNames(groups: readonly { name: string }[], context: z.RefinementCtx): void {
  for (const index of repeatedNames(groups))
    context.addIssue({
      code: 'custom',
      path: [index, 'name'],
      message: 'Another group has this name.',
    })
}

// Each attribute of a group counts for the requisition, and is in no other group.
function hasEachOnce(body: {
  attributes: readonly { attribute_type_id: number }[]
  groups: readonly { attribute_type_ids: readonly number[] }[]
}): boolean {
  const weighed = new Set(body.attributes.map((one) => one.attribute_type_id))
  const grouped = body.groups.flatMap((one) => one.attribute_type_ids)
  return grouped.every((id) => weighed.has(id)) && new Set(grouped).size === grouped.length
}
