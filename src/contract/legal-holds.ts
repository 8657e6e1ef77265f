// Applications that a company must keep, whatever a request or a rule says.
import { z } from 'zod'

import { endpoint } from './endpoint.ts'
import { dataOf, idSchema, instantSchema, pageOf, pageQuerySchema, textSchema } from './shape.ts'

const TAG = 'Privacy'

export const legalHoldSchema = z.object({
  user_smartreq_id: z.number(),
  reason: z.string(),
  /** Today’s name of whoever placed it; null for somebody who is not of the company any more. */
  placed_by_name: z.string().nullable(),
  placed_at: instantSchema,
})
export type LegalHold = z.infer<typeof legalHoldSchema>

const liftedSchema = z.object({ user_smartreq_id: z.number() })
const policy = { level: 2, scope: 'account', flag: 'company_settings_access' } as const
const command = { ...policy, isIdempotent: true } as const
const paramsSchema = z.object({ account_id: idSchema, user_smartreq_id: idSchema })
const one = '/account/v1/legal-hold/:account_id/:user_smartreq_id/'

export const listLegalHolds = endpoint({
  method: 'GET',
  url: '/account/v1/legal-holds/:account_id/',
  tag: TAG,
  summary: 'The applications that a company must keep, the last first',
  policy,
  params: paramsSchema.pick({ account_id: true }),
  query: pageQuerySchema.omit({ search: true }),
  responses: { 200: pageOf(legalHoldSchema) },
})

export const placeLegalHold = endpoint({
  method: 'PUT',
  url: one,
  tag: TAG,
  summary: 'Keep an application for legal reasons; one that is kept gets the new reason',
  policy: command,
  params: paramsSchema,
  body: z.object({ reason: textSchema.trim().min(1).max(500) }),
  responses: { 200: dataOf(legalHoldSchema) },
})

export const liftLegalHold = endpoint({
  method: 'DELETE',
  url: one,
  tag: TAG,
  summary: 'Keep it no longer; what was asked to be erased meanwhile is erased',
  policy: command,
  params: paramsSchema,
  responses: { 200: dataOf(liftedSchema) },
})
