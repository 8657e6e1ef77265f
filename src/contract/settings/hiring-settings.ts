// What a company has set for all of its requisitions, and what their forms offer to choose from.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, textSchema } from '../core/shape.ts'
import { ACCOMMODATIONS } from '../requisitions/requisitions-rules.ts'

const TAG = 'Accounts'
const settings = { level: 2, scope: 'account', flag: 'company_settings_access' } as const
const accountParamsSchema = z.object({ account_id: idSchema })

const hiringSettingsSchema = z.object({
  /** Whether a requisition of a user who cannot change these settings opens only once it is approved. */
  needs_approval: z.boolean(),
  /** The contact for candidates’ questions, for requisitions without their own; empty for no contact. */
  candidate_contact: textSchema.trim().max(ACCOMMODATIONS.contact),
  /** Requisitions that wait for approval now. */
  waiting_count: z.number().int(),
})
export type HiringSettings = z.infer<typeof hiringSettingsSchema>

export const getHiringSettings = endpoint({
  method: 'GET',
  url: '/account/v1/hiring-settings/account/:account_id/',
  tag: TAG,
  summary: 'What a company has set for all of its requisitions',
  policy: settings,
  params: accountParamsSchema,
  responses: { 200: dataOf(hiringSettingsSchema) },
})

export const saveHiringSettings = endpoint({
  method: 'PUT',
  url: '/account/v1/hiring-settings/account/:account_id/',
  tag: TAG,
  summary: 'Change what a company has set for all of its requisitions',
  policy: { ...settings, isIdempotent: true },
  params: accountParamsSchema,
  /** Older screens know the first alone: a contact that is left out stays as it is. */
  body: hiringSettingsSchema
    .pick({ needs_approval: true, candidate_contact: true })
    .partial({ candidate_contact: true }),
  responses: { 200: dataOf(hiringSettingsSchema) },
})

export const listDepartments = endpoint({
  method: 'GET',
  url: '/lookup/v1/departments/account/:account_id/',
  tag: 'Lookups',
  summary:
    'The departments that requisitions of a company name, in alphabetical order; at most 200',
  policy: { level: 2, scope: 'account' },
  params: accountParamsSchema,
  responses: { 200: dataOf(z.array(z.object({ name: z.string() }))) },
})
