// Making a requisition and what it says of itself: create, details, status, duplicate, delete.
import { z } from 'zod'

import { newTeamSchema } from '../access/hiring-team.ts'
import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, nameTextSchema, textSchema } from '../core/shape.ts'
import { REQUISITION_ACTIONS } from '../requisitions/requisition-actions.ts'
import {
  DESCRIPTION_MAX_LENGTH,
  OPENINGS,
  RETAKE_DAYS,
  TITLE_MAX_LENGTH,
} from '../requisitions/requisitions-rules.ts'
import { requisitionSchema } from '../requisitions/requisitions.ts'

const TAG = 'Requisitions'

/** For the user who may change a requisition: with `smartreq_access`, or as its recruiter or hiring manager. */
const manage = { level: 2, scope: 'job', isForManagers: true } as const
const command = { ...manage, isIdempotent: true } as const

const jobParamsSchema = z.object({ job_id: idSchema })

const titleSchema = nameTextSchema.min(1).max(TITLE_MAX_LENGTH)
const lineSchema = nameTextSchema.max(120).nullable()

const requisitionDetailsSchema = z.object({
  title: titleSchema,
  department: lineSchema,
  description: textSchema.max(DESCRIPTION_MAX_LENGTH),
  city: lineSchema,
  state: lineSchema,
  country_code: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  openings: z.number().int().min(OPENINGS.min).max(OPENINGS.max),
  /** Days between two applications of one person. */
  retake_interval_days: z.number().int().min(RETAKE_DAYS.min).max(RETAKE_DAYS.max),
  /** The job profile that the people hold who are hired; null until someone is, or one is chosen. */
  profile_job_id: idSchema.nullable(),
})
export type RequisitionDetails = z.infer<typeof requisitionDetailsSchema>

export const createRequisition = endpoint({
  method: 'POST',
  url: '/smartreq/v1/account/:account_id/',
  tag: TAG,
  summary:
    'Make a draft: blank, or with the plan, the attributes and the details of another requisition or of a template, whose team it gets as well. The team can be sent along',
  policy: { level: 2, scope: 'account', flag: 'smartreq_access', isIdempotent: true },
  params: z.object({ account_id: idSchema }),
  body: z
    .object({
      title: titleSchema,
      from_job_id: idSchema.optional(),
      from_template_id: idSchema.optional(),
      team: newTeamSchema.optional(),
    })
    .refine((body) => body.from_job_id === undefined || body.from_template_id === undefined, {
      message: 'Send either from_job_id or from_template_id.',
      path: ['from_template_id'],
    }),
  responses: { 201: dataOf(z.object({ job_id: z.number() })) },
})

export const getRequisitionDetails = endpoint({
  method: 'GET',
  url: '/smartreq/v1/:job_id/details/',
  tag: TAG,
  summary: 'What a requisition says of itself, to change it',
  policy: manage,
  params: jobParamsSchema,
  responses: { 200: dataOf(requisitionDetailsSchema) },
})

export const saveRequisitionDetails = endpoint({
  method: 'PATCH',
  url: '/smartreq/v1/:job_id/details/',
  tag: TAG,
  summary: 'Change what a requisition says of itself; what is left out stays',
  policy: command,
  params: jobParamsSchema,
  body: requisitionDetailsSchema.partial(),
  responses: { 200: dataOf(requisitionDetailsSchema) },
})

export const changeRequisitionStatus = endpoint({
  method: 'POST',
  url: '/smartreq/v1/:job_id/status/',
  tag: TAG,
  summary:
    'Ask for approval of a requisition, approve it, or open, hold, close, cancel or reopen it. Applications that are under way stay as they are',
  policy: command,
  params: jobParamsSchema,
  body: z
    .object({
      action: z.enum(REQUISITION_ACTIONS),
      reason: textSchema.trim().max(500).optional(),
    })
    .refine(({ action, reason = '' }) => action !== 'send_back' || reason !== '', {
      path: ['reason'],
      message: 'Say what has to change.',
    }),
  responses: { 200: dataOf(requisitionSchema.pick({ job_id: true, status: true })) },
})

export const duplicateRequisition = endpoint({
  method: 'POST',
  url: '/job/v1/job-duplicate/:job_id/',
  tag: TAG,
  summary: 'Make a draft with the plan, the attributes, the team and the details of a requisition',
  policy: command,
  params: jobParamsSchema,
  responses: { 201: dataOf(z.object({ new_job_id: z.number() })) },
})

export const deleteRequisition = endpoint({
  method: 'DELETE',
  url: '/smartreq/v1/:job_id/',
  tag: TAG,
  summary: 'Delete a draft that was never open. One that was open is closed or cancelled instead',
  policy: command,
  params: jobParamsSchema,
  responses: { 200: dataOf(z.object({ job_id: z.number() })) },
})
