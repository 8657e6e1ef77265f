// The offer activity of a plan: the defaults of offers written in its step, and the actions that follow the answer.
// Whether it needs approval is decided by the company's rules.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, localeSchema } from '../core/shape.ts'
import { E_SIGNATURE_LIMITS } from '../offers/e-signature-rules.ts'
import { SIGNING_ORDERS } from '../offers/offer-states.ts'
import {
  AFTER_ACCEPTANCE,
  AFTER_DECLINE,
  MOST_SIGNER_ROLES,
  OFFER_REMINDERS,
  OFFER_SIGNER_ROLES,
} from './offer-activity-rules.ts'

const { expiryDays, reminderHours } = E_SIGNATURE_LIMITS

const daysSchema = z.number().int().min(expiryDays.min).max(expiryDays.max)
const hoursSchema = z.number().int().min(reminderHours.min).max(reminderHours.max)

export const offerActivitySchema = z.object({
  kind: z.literal('offer'),
  /** Null where the sender chooses a letter. */
  offer_template_id: idSchema.nullable(),
  offer_details_template_id: idSchema.nullable(),
  /** Who signs for the company, in this order, by role in the hiring team. */
  signer_roles: z
    .array(z.enum(OFFER_SIGNER_ROLES))
    .max(MOST_SIGNER_ROLES)
    .refine((roles) => new Set(roles).size === roles.length, { message: 'Each role once.' }),
  signing_order: z.enum(SIGNING_ORDERS),
  /** Days to answer; null for the company’s default. */
  expiry_days: daysSchema.nullable(),
  reminder: z.enum(OFFER_REMINDERS),
  /** Hours before the deadline, for a reminder at a time of its own. */
  reminder_hours: hoursSchema,
  on_acceptance: z.enum(AFTER_ACCEPTANCE),
  on_decline: z.enum(AFTER_DECLINE),
})
export type OfferActivity = z.infer<typeof offerActivitySchema>

const offerActivityOptionsSchema = z.object({
  /** Without archived ones. */
  templates: z.array(
    z.object({ offer_template_id: z.number(), name: z.string(), language: localeSchema }),
  ),
  details_templates: z.array(z.object({ offer_details_template_id: z.number(), name: z.string() })),
  /** The company's default. */
  expiry_days: z.number().int(),
  /** The company's default; null where signers are not reminded. */
  reminder_hours: z.number().int().nullable(),
  /** Whether the company has offer approval rules. */
  has_approval_rules: z.boolean(),
  /** Whether the caller may open the company's rules. */
  can_edit_rules: z.boolean(),
})
export type OfferActivityOptions = z.infer<typeof offerActivityOptionsSchema>

export const getOfferActivityOptions = endpoint({
  method: 'GET',
  url: '/smartreq/v1/:job_id/offer-activity-options/',
  tag: 'Screening plans',
  summary: 'What can be chosen for an offer activity of a plan, and the defaults of the company',
  policy: { level: 2, scope: 'job', isForManagers: true },
  params: z.object({ job_id: idSchema }),
  responses: { 200: dataOf(offerActivityOptionsSchema) },
})
