// How a company has its offers signed: its settings, the certificate of the seal, and how many offers it can send.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, instantSchema } from '../core/shape.ts'
import { E_SIGNATURE_LIMITS } from './e-signature-rules.ts'

const TAG = 'Offers'
const url = '/account/v1/e-signature/account/:account_id/' as const
const staff = { level: 2, scope: 'account' } as const
const settings = { ...staff, flag: 'company_settings_access' } as const
const params = z.object({ account_id: idSchema })
const { expiryDays, reminderHours } = E_SIGNATURE_LIMITS

const settingsSchema = z.object({
  /** The days to answer that a new offer proposes. */
  expiry_days: z.number().int().min(expiryDays.min).max(expiryDays.max),
  /** How many hours before the end of the last day signers are reminded; null for no automatic reminder. */
  reminder_hours: z.number().int().min(reminderHours.min).max(reminderHours.max).nullable(),
})
export type ESignatureSettings = z.infer<typeof settingsSchema>

const certificateSchema = z.object({
  /** The common name, or the whole subject of a certificate without one. */
  subject: z.string(),
  issuer: z.string(),
  is_self_signed: z.boolean(),
  valid_from: instantSchema,
  valid_until: instantSchema,
  /** SHA-256, in lower-case hexadecimal. */
  fingerprint: z.string(),
  /** `expiring`: it ends within 60 days. `next`: prepared, and used before the present one ends. */
  state: z.enum(['valid', 'expiring', 'expired', 'next']),
})
export type SealCertificate = z.infer<typeof certificateSchema>

const sealSchema = z.object({
  /** Who provides the certificate: `own` is made by this installation, `operator` comes from a file of its operator. */
  source: z.enum(['own', 'operator']),
  /** Null before the first document is sealed, and for a file that cannot be read. */
  certificate: certificateSchema.nullable(),
  /** Prepared before the present one ends; null until then, and always for a file of the operator. */
  next: certificateSchema.nullable(),
  is_unreadable: z.boolean(),
  /** Whether an authority confirms the time of each seal (RFC 3161). */
  has_timestamps: z.boolean(),
})

const limitsSchema = z.object({
  /** The first day of the month, in UTC. */
  month: z.iso.date(),
  used: z.number().int(),
  limit: z.number().int(),
})
export type OfferSends = z.infer<typeof limitsSchema>

const eSignatureSchema = z.object({
  settings: settingsSchema,
  seal: sealSchema,
  limits: limitsSchema,
})
export type ESignature = z.infer<typeof eSignatureSchema>

export const getESignature = endpoint({
  method: 'GET',
  url,
  tag: TAG,
  summary: 'How the offers of a company are signed: settings, certificate and limits used',
  policy: settings,
  params,
  responses: { 200: dataOf(eSignatureSchema) },
})

export const saveESignature = endpoint({
  method: 'PUT',
  url,
  tag: TAG,
  summary: 'Change the settings of e-signature of a company',
  policy: { ...settings, isIdempotent: true },
  params,
  body: settingsSchema,
  responses: { 200: dataOf(settingsSchema) },
})

export const getESignatureLimits = endpoint({
  method: 'GET',
  url: '/integration/v1/e-signature/limits/account/:account_id/',
  tag: TAG,
  summary: 'How many offers a company has sent this month, and how many it can send',
  policy: staff,
  params,
  responses: { 200: dataOf(limitsSchema) },
})
