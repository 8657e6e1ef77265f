// All applicants of a company, over the requisitions that the caller sees.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { anyOf, idListOf, idSchema, orderingOf, pageOf, pageQuerySchema } from '../core/shape.ts'
import { applicantSchema, rowProgress } from '../requisitions/requisitions.ts'
import { answerKeySchema } from './answer-columns.ts'
import { applicantExtraFilters } from './applicant-filter-schemas.ts'
import { ACCOUNT_APPLICANT_LIST, JOB_TYPE_IDS } from './applicants-rules.ts'
import { applicationStatusSchema, standardTitleSchema, stepStatusSchema } from './application.ts'

const accountApplicantSchema = applicantSchema.extend({
  job_id: z.number(),
  job_title: z.string(),
})
export type AccountApplicant = z.infer<typeof accountApplicantSchema>

/** What narrows the list; a command about all that match names the same. */
export const accountApplicantFilters = {
  status: anyOf(applicationStatusSchema).optional(),
  step_status: anyOf(stepStatusSchema).optional(),
  scope: z.enum(['mine']).optional(),
  job_ids: idListOf({ most: 20 }).optional(),
  /** Of requisitions and pathways whose team this user is on. */
  user_id: idSchema.optional(),
  /** By the type of what they applied to: 2 requisition, 4 pathway. */
  job_types: idListOf({ most: JOB_TYPE_IDS.length })
    .refine((ids) => ids.every((id) => JOB_TYPE_IDS.some((one) => one === id)))
    .optional(),
  job_step_id: idSchema.optional(),
  hiring_class_id: idSchema.optional(),
  /** At a step that has one of the product’s own titles, in any requisition. */
  standard_steps: anyOf(standardTitleSchema).optional(),
  ...applicantExtraFilters,
}

/** Whether the caller may decide about them differs from requisition to requisition. */
const listedSchema = accountApplicantSchema.extend({ ...rowProgress, can_decide: z.boolean() })
export type ListedApplicant = z.infer<typeof listedSchema>

export const listAccountApplicants = endpoint({
  method: 'GET',
  url: '/smartreq/v1/account/:account_id/applicants/',
  tag: 'Requisitions',
  summary: 'The applicants of all requisitions of a company that the caller sees',
  policy: { level: 2, scope: 'account' },
  params: z.object({ account_id: idSchema }),
  query: pageQuerySchema.extend({
    ordering: orderingOf(ACCOUNT_APPLICANT_LIST.sort).default(ACCOUNT_APPLICANT_LIST.defaultSort),
    /** The question whose answers the list is sorted by. */
    answer_of: answerKeySchema.optional(),
    ...accountApplicantFilters,
  }),
  responses: { 200: pageOf(listedSchema) },
})
