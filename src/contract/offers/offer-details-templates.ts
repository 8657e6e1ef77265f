// Tables of offer fields, which stand in a letter where it says so.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  idSchema,
  instantSchema,
  nameTextSchema,
  pageOf,
  pageQuerySchema,
} from '../core/shape.ts'
import { OFFER_DETAILS_LIST, OFFER_LETTER_LIMITS } from './offer-letter-rules.ts'

const TAG = 'Offer details templates'

const read = { level: 2, scope: 'account', flag: 'company_settings_access' } as const
const command = { ...read, isIdempotent: true } as const

const accountParamsSchema = z.object({ account_id: idSchema })
const paramsSchema = accountParamsSchema.extend({ offer_details_template_id: idSchema })
const listUrl = '/account/v1/:account_id/offer-details-templates/'
const url = `${listUrl}:offer_details_template_id/` as const

const rowSchema = z.object({
  /** The variable of the field: `start_date`, or `offer_signing_bonus` for one of the company's own. */
  field_key: z.string().regex(/^[a-z0-9_]{1,80}$/),
  /** What stands before the value. */
  label: nameTextSchema.min(1).max(OFFER_LETTER_LIMITS.label),
  /** Left out of a letter where the offer has no value. */
  is_omitted_when_empty: z.boolean(),
})
export type OfferDetailsRow = z.infer<typeof rowSchema>

const contentSchema = z.object({
  name: nameTextSchema.min(1).max(OFFER_LETTER_LIMITS.name),
  /** In the order of the table. */
  rows: z
    .array(rowSchema)
    .min(1, { message: 'Add a row.' })
    .max(OFFER_LETTER_LIMITS.detailsRows)
    .refine((rows) => new Set(rows.map((row) => row.field_key)).size === rows.length, {
      message: 'Each field once.',
    }),
})
export type OfferDetailsContent = z.infer<typeof contentSchema>

const templateSchema = contentSchema.extend({
  offer_details_template_id: z.number(),
  rows: z.array(rowSchema),
  is_archived: z.boolean(),
  updated_at: instantSchema,
})
export type OfferDetailsTemplate = z.infer<typeof templateSchema>

export const listOfferDetailsTemplates = endpoint({
  method: 'GET',
  url: listUrl,
  tag: TAG,
  summary:
    'The details templates of a company by name: those that offers can take, or the archived ones',
  policy: read,
  params: accountParamsSchema,
  query: pageQuerySchema.extend({ state: z.enum(OFFER_DETAILS_LIST.filters.state).optional() }),
  responses: { 200: pageOf(templateSchema) },
})

export const createOfferDetailsTemplate = endpoint({
  method: 'POST',
  url: listUrl,
  tag: TAG,
  summary: 'Add a details template',
  policy: command,
  params: accountParamsSchema,
  body: contentSchema,
  responses: { 201: dataOf(templateSchema) },
})

export const getOfferDetailsTemplate = endpoint({
  method: 'GET',
  url,
  tag: TAG,
  summary: 'A details template, archived or not',
  policy: read,
  params: paramsSchema,
  responses: { 200: dataOf(templateSchema) },
})

export const saveOfferDetailsTemplate = endpoint({
  method: 'PUT',
  url,
  tag: TAG,
  summary: 'Change a details template; `If-Match` refuses the change of another state',
  policy: command,
  params: paramsSchema,
  body: contentSchema,
  responses: { 200: dataOf(templateSchema) },
})

export const archiveOfferDetailsTemplate = endpoint({
  method: 'PATCH',
  url,
  tag: TAG,
  summary: 'Archive a details template, or offer it again',
  policy: command,
  params: paramsSchema,
  body: z.object({ is_archived: z.boolean() }),
  responses: { 200: dataOf(templateSchema) },
})
