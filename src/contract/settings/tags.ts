// The settings of a company's tags: renaming, merging and deleting them. What tags applicants stands in `applicant-changes.ts`.
import { z } from 'zod'

import { tagNameSchema } from '../applicants/applicant-changes.ts'
import { ruleUsageSchema, viewUsageSchema } from '../automation/rule-usage.ts'
import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, pageOf, pageQuerySchema } from '../core/shape.ts'
import { applicantTagSchema } from '../requisitions/requisitions.ts'

const TAG = 'Tags'
const settings = { level: 2, scope: 'account', flag: 'company_settings_access' } as const
const command = { ...settings, isIdempotent: true } as const

const accountParamsSchema = z.object({ account_id: idSchema })
const tagParamsSchema = accountParamsSchema.extend({ tag_id: idSchema })

const usedTagSchema = applicantTagSchema.extend({
  /** Those in a requisition's list; deleted applications are not counted. */
  applicant_count: z.number().int(),
  /** The rules of requisitions that give it or ask for it. */
  rules: ruleUsageSchema,
  views: viewUsageSchema,
})
export type UsedTag = z.infer<typeof usedTagSchema>

export const listUsedTags = endpoint({
  method: 'GET',
  url: '/account/v1/:account_id/tags/',
  tag: TAG,
  summary: 'The tags of a company by name, with how many applicants have each',
  policy: settings,
  params: accountParamsSchema,
  query: pageQuerySchema,
  responses: { 200: pageOf(usedTagSchema) },
})

export const renameTag = endpoint({
  method: 'PATCH',
  url: '/account/v1/:account_id/tags/:tag_id/',
  tag: TAG,
  summary: 'Rename a tag; its applicants show the new name',
  policy: command,
  params: tagParamsSchema,
  body: z.object({ name: tagNameSchema }),
  responses: { 200: dataOf(usedTagSchema) },
})

export const deleteTag = endpoint({
  method: 'DELETE',
  url: '/account/v1/:account_id/tags/:tag_id/',
  tag: TAG,
  summary:
    'Delete a tag, and take it off its applicants; with `replace_to` they get that one instead, which merges the two. Rules of requisitions that use it get that one as well, and are stopped without; saved views get that one as well, and list by no tag without',
  policy: command,
  params: tagParamsSchema,
  query: z.object({ replace_to: idSchema.optional() }),
  responses: { 200: dataOf(z.object({ tag_id: z.number(), applicants: z.number().int() })) },
})
