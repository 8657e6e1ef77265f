// Extra time for one application, an accommodation: staff set it, and every limit of time of its activities is longer by it.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, instantSchema } from '../core/shape.ts'
import { EXTRA_TIMES } from './extra-time-factors.ts'

const TAG = 'Applicants'
const url = '/smartreq/v1/user-smartreq/:user_smartreq_id/extra-time/'
const paramsSchema = z.object({ user_smartreq_id: idSchema })
/**
 * It says something about a person's health, so it is as private as their date of birth: for users who see the requisition
 * and whose role includes private data. The user who only decides neither sets nor sees it; no list and no scorecard names it.
 */
const policy = { level: 2, scope: 'job', flag: 'private_data_access' } as const

export const extraTimeSchema = z.enum(EXTRA_TIMES)

export const getExtraTime = endpoint({
  method: 'GET',
  url,
  tag: TAG,
  summary: 'The extra time of an application, and who set it when',
  policy,
  params: paramsSchema,
  responses: {
    200: dataOf(
      z.object({
        extra_time: extraTimeSchema,
        /** Null where it was never set; the name is null for a user whose account was erased. */
        set: z.object({ by: z.string().nullable(), at: instantSchema }).nullable(),
      }),
    ),
  },
})

export const extraTimeReceiptSchema = z.object({
  extra_time: extraTimeSchema,
  /** What it was before: setting it again undoes the change. */
  before: extraTimeSchema,
})

export const setExtraTime = endpoint({
  method: 'PUT',
  url,
  tag: TAG,
  summary:
    'Set the extra time of an application; a clock that runs already becomes longer by it, never shorter',
  policy: { ...policy, isIdempotent: true },
  params: paramsSchema,
  body: z.object({
    extra_time: extraTimeSchema,
    /** Only if it is still this, as when a change is undone. */
    instead_of: extraTimeSchema.optional(),
  }),
  responses: { 200: dataOf(extraTimeReceiptSchema) },
})
