// Applications that a company must keep, whatever a request or a rule says.
import { z } from 'zod'

import { applicationStatusSchema } from '../applicants/application.ts'
import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  idSchema,
  instantSchema,
  orderingOf,
  pageOf,
  pageQuerySchema,
  textSchema,
} from '../core/shape.ts'

const TAG = 'Privacy'

export const legalHoldSchema = z.object({
  user_smartreq_id: z.number(),
  reason: z.string(),
  /** Today’s name of the user who placed it; null for a user who is not of the company any more. */
  placed_by_name: z.string().nullable(),
  placed_at: instantSchema,
})
export type LegalHold = z.infer<typeof legalHoldSchema>

const whoseSchema = z.object({
  user_id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  job_title: z.string(),
  /** Whether it is what an employee answered for the profile of that title, and no application. */
  is_of_employee: z.boolean(),
})

/** With the name, which no receipt of a command keeps. */
export const heldApplicationSchema = legalHoldSchema.extend(whoseSchema.shape)
export type HeldApplication = z.infer<typeof heldApplicationSchema>

/** An application that a hold can be placed on. */
export const holdableSchema = whoseSchema.extend({
  user_smartreq_id: z.number(),
  email: z.string(),
  status: applicationStatusSchema,
  application_date: instantSchema,
  is_held: z.boolean(),
})
export type Holdable = z.infer<typeof holdableSchema>

const liftedSchema = z.object({ user_smartreq_id: z.number() })
const policy = { level: 2, scope: 'account', flag: 'company_settings_access' } as const
const command = { ...policy, isIdempotent: true } as const
const paramsSchema = z.object({ account_id: idSchema, user_smartreq_id: idSchema })
const accountSchema = paramsSchema.pick({ account_id: true })
const all = '/account/v1/legal-holds/:account_id/'
const one = '/account/v1/legal-hold/:account_id/:user_smartreq_id/'
const bodySchema = z.object({ reason: textSchema.trim().min(1).max(500) })

export const listLegalHolds = endpoint({
  method: 'GET',
  url: all,
  tag: TAG,
  summary: 'The applications that a company must keep, the last first',
  policy,
  params: accountSchema,
  query: pageQuerySchema.extend({ ordering: orderingOf(['placed_at']).default('-placed_at') }),
  responses: { 200: pageOf(heldApplicationSchema) },
})

export const listHoldable = endpoint({
  method: 'GET',
  url: `${all}applications/`,
  tag: TAG,
  summary: 'The applications of the users who are found, to place a hold on; none without a search',
  policy,
  params: accountSchema,
  query: pageQuerySchema,
  responses: { 200: pageOf(holdableSchema) },
})

export const placeLegalHold = endpoint({
  method: 'PUT',
  url: one,
  tag: TAG,
  summary: 'Keep an application for legal reasons; one that is kept gets the new reason',
  policy: command,
  params: paramsSchema,
  body: bodySchema,
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

export const placePersonHold = endpoint({
  method: 'PUT',
  url: '/account/v1/legal-hold/:account_id/candidate/:user_id/',
  tag: TAG,
  summary: 'Keep every application that a user has made so far',
  policy: command,
  params: accountSchema.extend({ user_id: idSchema }),
  body: bodySchema,
  responses: { 200: dataOf(z.object({ user_id: z.number(), held: z.number().int() })) },
})
