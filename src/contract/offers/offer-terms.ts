// The terms of an offer: what is promised. Some are private, and there only for roles with `private_data_access`.
import { z } from 'zod'

import { EMPLOYMENT_TYPES, SALARY_PERIODS, WORKPLACE_TYPES } from '../careers/posting-terms.ts'
import { nameTextSchema, textSchema } from '../core/shape.ts'
import type { STANDARD_OFFER_FIELDS } from './offer-fields-standard.ts'
import { OFFER_LIMITS } from './offer-states.ts'

const lineSchema = nameTextSchema.max(OFFER_LIMITS.text)
const longSchema = textSchema.trim().max(OFFER_LIMITS.longText)

/** An amount with at most two decimals and a point, as text: `52000.00`. */
const amountSchema = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,2})?$/u, { message: 'A number with at most two decimals.' })

/** Empty text and null stand for nothing. */
export const offerTermsSchema = z.object({
  title: lineSchema.min(1),
  department: lineSchema,
  location: lineSchema,
  workplace_type: z.enum(WORKPLACE_TYPES).nullable(),
  manager: lineSchema,
  employment_type: z.enum(EMPLOYMENT_TYPES).nullable(),
  salary_amount: amountSchema.nullable(),
  /** ISO 4217. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/u, { message: 'Three letters, such as USD.' })
    .nullable(),
  pay_period: z.enum(SALARY_PERIODS).nullable(),
  bonus: lineSchema,
  equity: lineSchema,
  start_date: z.iso.date().nullable(),
  contingencies: longSchema,
  /** Values of the company's own fields, by their keys. */
  custom: z
    .record(z.string().max(60), textSchema.max(OFFER_LIMITS.longText))
    .refine((values) => Object.keys(values).length <= 100, { message: 'At most 100 fields.' }),
})
export type OfferTerms = z.infer<typeof offerTermsSchema>
type PrivateKey = Extract<(typeof STANDARD_OFFER_FIELDS)[number], { is_private: true }>['key']

/** Terms that only roles with `private_data_access` see and write. */
export const PRIVATE_TERMS = [
  'salary_amount',
  'bonus',
  'equity',
] as const satisfies readonly PrivateKey[]
