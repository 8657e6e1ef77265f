// Named templates for new requisitions. A company keeps them apart from its requisitions.
import { z } from 'zod'

import { JOB_TEAM_ROLES } from '../access/job-team-roles.ts'
import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  idSchema,
  instantSchema,
  nameTextSchema,
  orderingOf,
  pageOf,
  pageQuerySchema,
} from '../core/shape.ts'
import { TITLE_MAX_LENGTH } from '../requisitions/requisitions-rules.ts'
import { TEMPLATE_LIST } from './template-list.ts'

const TAG = 'Requisition templates'
const url = '/smartreq/v1/account/:account_id/requisition-templates/'
const policy = { level: 2, scope: 'account', flag: 'smartreq_access' } as const
const command = { ...policy, isIdempotent: true } as const
const accountParamsSchema = z.object({ account_id: idSchema })
const paramsSchema = accountParamsSchema.extend({ requisition_template_id: idSchema })
const nameSchema = nameTextSchema.min(1).max(TITLE_MAX_LENGTH)

const templateSchema = z.object({
  requisition_template_id: z.number(),
  name: z.string(),
  step_count: z.number().int(),
  activity_count: z.number().int(),
  attribute_count: z.number().int(),
  /** The people who join the team of each requisition made from it. */
  team: z.array(
    z.object({ full_name: z.string(), email: z.string(), team_role: z.enum(JOB_TEAM_ROLES) }),
  ),
  /** When it was made, or last replaced. */
  saved_at: instantSchema,
})
export type RequisitionTemplate = z.infer<typeof templateSchema>

export const listRequisitionTemplates = endpoint({
  method: 'GET',
  url,
  tag: TAG,
  summary: 'The templates of a company, with what is in each',
  policy,
  params: accountParamsSchema,
  query: pageQuerySchema.extend({
    ordering: orderingOf(TEMPLATE_LIST.sort).default(TEMPLATE_LIST.defaultSort),
  }),
  responses: { 200: pageOf(templateSchema) },
})

export const saveAsTemplate = endpoint({
  method: 'POST',
  url,
  tag: TAG,
  summary:
    'Save the plan, the attributes, the questions, the team and the terms of a requisition as a template: no applicants, no dates',
  policy: command,
  params: accountParamsSchema,
  body: z.object({ job_id: idSchema, name: nameSchema }),
  responses: { 201: dataOf(templateSchema) },
})

export const renameTemplate = endpoint({
  method: 'PATCH',
  url: `${url}:requisition_template_id/`,
  tag: TAG,
  summary: 'Give a template another name',
  policy: command,
  params: paramsSchema,
  body: z.object({ name: nameSchema }),
  responses: { 200: dataOf(templateSchema) },
})

export const replaceTemplate = endpoint({
  method: 'PUT',
  url: `${url}:requisition_template_id/`,
  tag: TAG,
  summary:
    'Put what a requisition has now in the place of what is in a template. Requisitions that were made from it stay as they are',
  policy: command,
  params: paramsSchema,
  body: z.object({ job_id: idSchema }),
  responses: { 200: dataOf(templateSchema) },
})

export const deleteTemplate = endpoint({
  method: 'DELETE',
  url: `${url}:requisition_template_id/`,
  tag: TAG,
  summary: 'Delete a template. Requisitions that were made from it stay as they are',
  policy: command,
  params: paramsSchema,
  responses: { 200: dataOf(z.object({ requisition_template_id: z.number() })) },
})
