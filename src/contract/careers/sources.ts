// Where applicants come from: a company's sources, and the tracked links of a requisition.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { anyOf, dataOf, idSchema, nameTextSchema, pageOf, pageQuerySchema } from '../core/shape.ts'
import { SOURCE_NAME_MAX_LENGTH, SOURCE_TYPES } from './careers-rules.ts'

const TAG = 'Sources'
const settings = {
  level: 2,
  scope: 'account',
  flag: 'company_settings_access',
  isIdempotent: true,
} as const
const manage = { level: 2, scope: 'job', isForManagers: true } as const

const accountParamsSchema = z.object({ account_id: idSchema })
const sourceParamsSchema = accountParamsSchema.extend({ source_id: idSchema })
const jobParamsSchema = z.object({ job_id: idSchema })
const nameSchema = nameTextSchema.min(1).max(SOURCE_NAME_MAX_LENGTH)

const sourceSchema = z.object({
  source_id: z.number(),
  source_type: z.enum(SOURCE_TYPES),
  /** Null for the standard one of its type, which has the name of the type. */
  name: z.string().nullable(),
  /** An archived source keeps its applicants, and is offered for no new link. */
  is_active: z.boolean(),
  applicant_count: z.number().int(),
  /** The `src` of the feed of open positions whose applicants count for it, below the career page: `/feed.xml?src=…` */
  feed_token: z.uuid(),
})
export type Source = z.infer<typeof sourceSchema>

/** Types whose standard source a search finds too: only the client knows what their names are in its language. */
const standardTypes = { standard_types: anyOf(z.enum(SOURCE_TYPES)).optional() }

export const listSources = endpoint({
  method: 'GET',
  url: '/account/v1/sources/:account_id/',
  tag: TAG,
  summary: 'The sources of a company, by type and name',
  policy: { level: 2, scope: 'account' },
  params: accountParamsSchema,
  query: pageQuerySchema.extend({
    /** `1`: those in use only; `0`: the archived ones only. */
    is_active: z.enum(['0', '1']).optional(),
    ...standardTypes,
  }),
  responses: { 200: pageOf(sourceSchema) },
})

export const createSource = endpoint({
  method: 'POST',
  url: '/account/v1/create-source/:account_id/',
  tag: TAG,
  summary: 'Add a source to a company',
  policy: settings,
  params: accountParamsSchema,
  body: z.object({ name: nameSchema, source_type: z.enum(SOURCE_TYPES) }),
  responses: { 201: dataOf(sourceSchema) },
})

export const getSource = endpoint({
  method: 'GET',
  url: '/account/v1/source/:account_id/:source_id/',
  tag: TAG,
  summary: 'One source',
  policy: { level: 2, scope: 'account' },
  params: sourceParamsSchema,
  responses: { 200: dataOf(sourceSchema) },
})

export const updateSource = endpoint({
  method: 'PATCH',
  url: '/account/v1/source/:account_id/:source_id/',
  tag: TAG,
  summary: 'Rename a source; its applicants show the new name',
  policy: settings,
  params: sourceParamsSchema,
  body: z.object({ name: nameSchema }),
  responses: { 200: dataOf(sourceSchema) },
})

export const toggleSource = endpoint({
  method: 'POST',
  url: '/account/v1/toggle-source/:account_id/:source_id/',
  tag: TAG,
  summary: 'Archive a source, or use it again. The links of an archived one still count',
  policy: settings,
  params: sourceParamsSchema,
  body: z.object({ is_active: z.boolean() }),
  responses: { 200: dataOf(sourceSchema) },
})

const sourceLinkSchema = z.object({
  source_link_id: z.number(),
  source_id: z.number(),
  source_type: z.enum(SOURCE_TYPES),
  source_name: z.string().nullable(),
  token: z.string(),
  /** Below the address of the app. */
  path: z.string(),
  applicant_count: z.number().int(),
})
export type SourceLink = z.infer<typeof sourceLinkSchema>

export const listSourceLinks = endpoint({
  method: 'GET',
  url: '/job/v1/source-links/:job_id/',
  tag: TAG,
  summary: 'The tracked links of a requisition, the newest first',
  policy: manage,
  params: jobParamsSchema,
  query: pageQuerySchema.pick({ page: true, page_size: true }),
  responses: { 200: pageOf(sourceLinkSchema) },
})

export const listLinkableSources = endpoint({
  method: 'GET',
  url: '/job/v1/linkable-sources/:job_id/',
  tag: TAG,
  summary: 'The sources in use that a requisition has no tracked link for, the standard ones first',
  policy: manage,
  params: jobParamsSchema,
  query: pageQuerySchema.extend(standardTypes),
  responses: {
    200: pageOf(sourceSchema.pick({ source_id: true, source_type: true, name: true })),
  },
})

export const createSourceLink = endpoint({
  method: 'POST',
  url: '/job/v1/source-links/:job_id/',
  tag: TAG,
  summary: 'Make the tracked link of a requisition for a source; there is one for each source',
  policy: { ...manage, isIdempotent: true },
  params: jobParamsSchema,
  body: z.object({ source_id: idSchema }),
  responses: { 201: dataOf(sourceLinkSchema) },
})
