// Saved views of lists: a search, filters and an order under a name, for their owner or for the whole company.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, nameTextSchema, textSchema } from '../core/shape.ts'
import {
  SAVED_VIEW_LISTS,
  VIEW_NAME_MAX_LENGTH,
  VIEW_QUERY_MAX_LENGTH,
} from './requisitions-rules.ts'

const TAG = 'Saved views'
const policy = { level: 2, scope: 'account' } as const
const command = { ...policy, isIdempotent: true } as const
const url = '/user/v1/custom-views/:account_id/'

const paramsSchema = z.object({ account_id: idSchema })
const viewParamsSchema = paramsSchema.extend({ view_id: idSchema })

const savedViewSchema = z.object({
  view_id: z.number(),
  list: z.enum(SAVED_VIEW_LISTS),
  name: z.string(),
  /** The search parameters of the list's address: `status=open&ordering=title`. */
  query: z.string(),
  /** Everyone in the company may choose it; only its owner may change it. */
  is_shared: z.boolean(),
  is_mine: z.boolean(),
  /** Empty for a user who is not of the company. */
  owner_name: z.string(),
})
export type SavedView = z.infer<typeof savedViewSchema>

const nameSchema = nameTextSchema.min(1).max(VIEW_NAME_MAX_LENGTH)
const querySchema = textSchema.max(VIEW_QUERY_MAX_LENGTH)

export const listSavedViews = endpoint({
  method: 'GET',
  url,
  tag: TAG,
  summary: 'The views of a list that the caller saved, then those that others of the company share',
  policy,
  params: paramsSchema,
  query: z.object({ list: z.enum(SAVED_VIEW_LISTS) }),
  responses: { 200: dataOf(z.array(savedViewSchema)) },
})

export const createSavedView = endpoint({
  method: 'POST',
  url,
  tag: TAG,
  summary: 'Save a view of a list under a name that is new among the caller’s own',
  policy: command,
  params: paramsSchema,
  body: z.object({
    list: z.enum(SAVED_VIEW_LISTS),
    name: nameSchema,
    query: querySchema,
    is_shared: z.boolean(),
  }),
  responses: { 200: dataOf(savedViewSchema) },
})

export const updateSavedView = endpoint({
  method: 'PATCH',
  url: `${url}:view_id/`,
  tag: TAG,
  summary: 'Rename, share or replace one of the caller’s views',
  policy: command,
  params: viewParamsSchema,
  body: z.object({
    name: nameSchema.optional(),
    query: querySchema.optional(),
    is_shared: z.boolean().optional(),
  }),
  responses: { 200: dataOf(savedViewSchema) },
})

export const deleteSavedView = endpoint({
  method: 'DELETE',
  url: `${url}:view_id/`,
  tag: TAG,
  summary: 'Delete one of the caller’s views, for everyone who it was shared with',
  policy: command,
  params: viewParamsSchema,
  responses: { 200: dataOf(z.object({ view_id: z.number() })) },
})
