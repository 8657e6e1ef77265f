// What a company measures: attributes of applicants and outcomes of employees. Those of the product are shared, and only read.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  idSchema,
  instantSchema,
  localeSchema,
  localizedTextSchema,
  nameTextSchema,
  orderingOf,
  pageOf,
  pageQuerySchema,
  textSchema,
} from '../core/shape.ts'
import { ATTRIBUTE_LIMITS, ATTRIBUTE_LIST, USAGE, USAGE_TYPES } from './settings-rules.ts'

const TAG = 'Attributes and outcomes'

/** For those who write plans, and for those who write the settings. */
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
const attributeParamsSchema = accountParamsSchema.extend({ attribute_type_id: idSchema })
const listUrl = '/account/v1/:account_id/attribute-types/'
const rowUrl = `${listUrl}:attribute_type_id/` as const

const usageTypeSchema = z.literal(USAGE_TYPES)
const categorySchema = z.enum(ATTRIBUTE_LIST.filters.category)
const nameSchema = nameTextSchema.max(ATTRIBUTE_LIMITS.name)

const contentShape = {
  /** In the company's language; an empty one of another language falls back to it. */
  name: z.object({ en: nameSchema, es: nameSchema, fr: nameSchema }),
  description: textSchema.trim().max(ATTRIBUTE_LIMITS.description),
  /** One of those of its usage type. */
  category: categorySchema,
  /** The broader one that it belongs to. */
  parent_attribute_type_id: idSchema.nullable(),
}
const contentSchema = z.object(contentShape)
export type AttributeContent = z.infer<typeof contentSchema>

const attributeTypeSchema = z.object({
  ...contentShape,
  attribute_type_id: z.number(),
  usage_type: usageTypeSchema,
  name: localizedTextSchema,
  parent_attribute_type_id: z.number().nullable(),
  parent_name: localizedTextSchema.nullable(),
  /** Of the product: no company changes it. */
  is_shared: z.boolean(),
  /** The assessments of the product that measure it. */
  measured_by: z.array(localizedTextSchema),
  /** How many requisitions, profiles, questions and narrower attributes name it. */
  used_count: z.number().int(),
  is_archived: z.boolean(),
  updated_at: instantSchema,
})
export type AttributeType = z.infer<typeof attributeTypeSchema>

export const listAttributeTypes = endpoint({
  method: 'GET',
  url: listUrl,
  tag: TAG,
  summary:
    'The attributes or the outcomes of a company with the shared ones: those that are offered, or the archived ones. Sorted by their names in `language`',
  policy: read,
  params: accountParamsSchema,
  query: pageQuerySchema.extend({
    usage_type: z.coerce.number().pipe(usageTypeSchema).default(USAGE.attribute),
    ordering: orderingOf(ATTRIBUTE_LIST.sort).default(ATTRIBUTE_LIST.defaultSort),
    language: localeSchema.default('en'),
    owner: z.enum(ATTRIBUTE_LIST.filters.owner).optional(),
    category: categorySchema.optional(),
    state: z.enum(ATTRIBUTE_LIST.filters.state).optional(),
  }),
  responses: { 200: pageOf(attributeTypeSchema) },
})

export const createAttributeType = endpoint({
  method: 'POST',
  url: listUrl,
  tag: TAG,
  summary: 'Add an attribute or an outcome to a company',
  policy: command,
  params: accountParamsSchema,
  body: z.object({ ...contentShape, usage_type: usageTypeSchema }),
  responses: { 201: dataOf(attributeTypeSchema) },
})

export const getAttributeType = endpoint({
  method: 'GET',
  url: rowUrl,
  tag: TAG,
  summary: 'One attribute or outcome',
  policy: read,
  params: attributeParamsSchema,
  responses: { 200: dataOf(attributeTypeSchema) },
})

export const updateAttributeType = endpoint({
  method: 'PUT',
  url: rowUrl,
  tag: TAG,
  summary:
    'Change an attribute or an outcome of the company; a shared one is `not_found`. With `If-Match`, refused with `conflict` when another user changed it meanwhile',
  policy: command,
  params: attributeParamsSchema,
  body: contentSchema,
  responses: { 200: dataOf(attributeTypeSchema) },
})

export const deleteAttributeType = endpoint({
  method: 'DELETE',
  url: rowUrl,
  tag: TAG,
  summary: 'Delete an attribute or an outcome; one that is used is archived instead',
  policy: command,
  params: attributeParamsSchema,
  responses: { 200: dataOf(z.object({ attribute_type_id: z.number(), is_archived: z.boolean() })) },
})

export const restoreAttributeType = endpoint({
  method: 'POST',
  url: `${rowUrl}restore/`,
  tag: TAG,
  summary: 'Offer an archived attribute or outcome again',
  policy: command,
  params: attributeParamsSchema,
  body: z.object({}),
  responses: { 200: dataOf(attributeTypeSchema) },
})

const useSchema = z.object({
  kind: z.enum([
    'requisition',
    'template',
    'profile',
    'question',
    'interview_question',
    'attribute',
  ]),
  id: z.number(),
  name: z.string(),
})
export type AttributeUse = z.infer<typeof useSchema>

export const listAttributeUses = endpoint({
  method: 'GET',
  url: `${rowUrl}uses/`,
  tag: TAG,
  summary:
    'What uses an attribute or outcome: requisitions, templates and job profiles that weigh or observe it, questions that measure it, and narrower attributes',
  policy: { level: 2, scope: 'account', flag: 'company_settings_access' },
  params: attributeParamsSchema,
  query: pageQuerySchema.pick({ page: true, page_size: true }),
  responses: { 200: pageOf(useSchema) },
})
