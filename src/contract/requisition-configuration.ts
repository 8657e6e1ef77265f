// The rules for applying to a requisition: until when, and how soon again.
import { z } from 'zod'

import { endpoint } from './endpoint.ts'
import { RETAKE_DAYS } from './requisition-limits.ts'
import { dataOf, idSchema } from './shape.ts'

const TAG = 'Requisitions'
const url = '/job/v1/configuration/:job_id/'

const manage = { level: 2, scope: 'job', isForManagers: true } as const
const jobParamsSchema = z.object({ job_id: idSchema })

const configurationSchema = z.object({
  /** Days between two applications of one person. */
  retake_interval_days: z.number().int().min(RETAKE_DAYS.min).max(RETAKE_DAYS.max),
  /** The last day on which people can apply, in UTC; null without a deadline. */
  apply_until: z.iso.date().nullable(),
  /** Whether candidates are shown the voluntary equal-opportunity questions. */
  asks_eeoc: z.boolean(),
})
export type RequisitionConfiguration = z.infer<typeof configurationSchema>

export const getRequisitionConfiguration = endpoint({
  method: 'GET',
  url,
  tag: TAG,
  summary: 'The rules for applying to a requisition, to change them',
  policy: manage,
  params: jobParamsSchema,
  responses: { 200: dataOf(configurationSchema) },
})

export const saveRequisitionConfiguration = endpoint({
  method: 'PUT',
  url,
  tag: TAG,
  summary: 'Change the rules for applying; they hold at once for everyone who has not applied yet',
  policy: { ...manage, isIdempotent: true },
  params: jobParamsSchema,
  /** Older screens do not know of equal-opportunity questions: left out, they stay as they are. */
  body: configurationSchema.partial({ asks_eeoc: true }),
  responses: { 200: dataOf(configurationSchema) },
})
