// The settings of a company's rejection reasons.
import { z } from 'zod'

import { ruleUsageSchema } from '../automation/rule-usage.ts'
import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, nameTextSchema, pageOf, pageQuerySchema } from '../core/shape.ts'
import { rejectionReasonSchema } from '../decisions/decisions.ts'
import { REASON_LIMITS, REJECTION_REASON_TYPES } from './rejection-reason-types.ts'

const TAG = 'Rejection reasons'
const settings = { level: 2, scope: 'account', flag: 'company_settings_access' } as const
const command = { ...settings, isIdempotent: true } as const

const accountParamsSchema = z.object({ account_id: idSchema })
const reasonParamsSchema = accountParamsSchema.extend({ rejection_reason_id: idSchema })

const usedReasonSchema = rejectionReasonSchema.extend({
  /** The decisions that name it. */
  used_count: z.number().int(),
  /** The rules of requisitions that reject with it. */
  rules: ruleUsageSchema,
})
export type UsedReason = z.infer<typeof usedReasonSchema>

const contentSchema = z.object({
  label: nameTextSchema.min(1).max(REASON_LIMITS.label),
  reason_type: z.enum(REJECTION_REASON_TYPES),
})

export const listUsedReasons = endpoint({
  method: 'GET',
  url: '/account/v1/:account_id/rejection-reasons/',
  tag: TAG,
  summary:
    'The rejection reasons of a company in the order of its lists, with how often each was used',
  policy: settings,
  params: accountParamsSchema,
  query: pageQuerySchema,
  responses: { 200: pageOf(usedReasonSchema) },
})

export const createRejectionReason = endpoint({
  method: 'POST',
  url: '/account/v1/:account_id/rejection-reasons/',
  tag: TAG,
  summary: `Add a rejection reason; a company has at most ${REASON_LIMITS.ofCompany}`,
  policy: command,
  params: accountParamsSchema,
  body: contentSchema,
  responses: { 201: dataOf(usedReasonSchema) },
})

export const updateRejectionReason = endpoint({
  method: 'PATCH',
  url: '/account/v1/:account_id/rejection-reasons/:rejection_reason_id/',
  tag: TAG,
  summary:
    'Change a rejection reason wherever it is used; another label on one of the product makes it one of the company, which is not translated',
  policy: command,
  params: reasonParamsSchema,
  body: contentSchema.partial(),
  responses: { 200: dataOf(usedReasonSchema) },
})

export const deleteRejectionReason = endpoint({
  method: 'DELETE',
  url: '/account/v1/:account_id/rejection-reasons/:rejection_reason_id/',
  tag: TAG,
  summary:
    'Delete a rejection reason; the decisions that name it get the one in `replace_to`, and so do rules of requisitions; without it, rules that use it are stopped. One that is used is refused without, and the last one always',
  policy: command,
  params: reasonParamsSchema,
  query: z.object({ replace_to: idSchema.optional() }),
  responses: {
    200: dataOf(z.object({ rejection_reason_id: z.number(), moved: z.number().int() })),
  },
})
