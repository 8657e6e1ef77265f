// The templates of a company's offer letters. Each save of another text is a new version; older ones stay readable, because
// offers were made from them.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  idSchema,
  instantSchema,
  localeSchema,
  nameTextSchema,
  orderingOf,
  pageOf,
  pageQuerySchema,
  textSchema,
} from '../core/shape.ts'
import { OFFER_LETTER_LIMITS, OFFER_LETTER_LIST, PAGE_SIZES } from './offer-letter-rules.ts'

const TAG = 'Offer letters'

const read = { level: 2, scope: 'account', flag: 'company_settings_access' } as const
const command = { ...read, isIdempotent: true } as const

const accountParamsSchema = z.object({ account_id: idSchema })
const paramsSchema = accountParamsSchema.extend({ offer_template_id: idSchema })
const listUrl = '/account/v1/:account_id/offer-letters/'
const createUrl = '/account/v1/:account_id/offer-template/'
const url = `${createUrl}:offer_template_id/` as const

const encoder = new TextEncoder()
const lineSchema = nameTextSchema.max(OFFER_LETTER_LIMITS.line)
const textShape = {
  page_size: z.enum(PAGE_SIZES),
  /** One line of plain text at the top of each page; may hold variables. */
  header: lineSchema,
  /** Rich text with variables and blocks, which the server cleans. */
  body_html: textSchema
    .max(OFFER_LETTER_LIMITS.body)
    .refine((html) => encoder.encode(html).length <= OFFER_LETTER_LIMITS.body, {
      message: 'At most 100 kB.',
    }),
  /** As the header, at the bottom. */
  footer: lineSchema,
}
const contentSchema = z.object({
  name: nameTextSchema.min(1).max(OFFER_LETTER_LIMITS.name),
  language: localeSchema,
  ...textShape,
})
export type OfferLetterContent = z.infer<typeof contentSchema>

const listedSchema = z.object({
  offer_template_id: z.number(),
  name: z.string(),
  language: localeSchema,
  page_size: z.enum(PAGE_SIZES),
  /** Of its text as it is now, counted from 1. */
  version: z.number().int(),
  is_archived: z.boolean(),
  updated_at: instantSchema,
})
export type ListedOfferLetter = z.infer<typeof listedSchema>

const letterSchema = listedSchema.extend({
  header: z.string(),
  body_html: z.string(),
  footer: z.string(),
})
export type OfferLetter = z.infer<typeof letterSchema>

const versionSchema = z.object({
  version: z.number().int(),
  page_size: z.enum(PAGE_SIZES),
  header: z.string(),
  footer: z.string(),
  saved_at: instantSchema,
})
export type OfferLetterVersion = z.infer<typeof versionSchema>

export const listOfferLetters = endpoint({
  method: 'GET',
  url: listUrl,
  tag: TAG,
  summary: 'The offer letters of a company: those that offers can take, or the archived ones',
  policy: read,
  params: accountParamsSchema,
  query: pageQuerySchema.extend({
    ordering: orderingOf(OFFER_LETTER_LIST.sort).default(OFFER_LETTER_LIST.defaultSort),
    state: z.enum(OFFER_LETTER_LIST.filters.state).optional(),
  }),
  responses: { 200: pageOf(listedSchema) },
})

export const createOfferTemplate = endpoint({
  method: 'POST',
  url: createUrl,
  tag: TAG,
  summary:
    'Add an offer letter; `non_field_errors` says that its name is taken in its language, or that the candidate cannot sign it',
  policy: command,
  params: accountParamsSchema,
  body: contentSchema,
  responses: { 201: dataOf(letterSchema) },
})

export const getOfferTemplate = endpoint({
  method: 'GET',
  url,
  tag: TAG,
  summary: 'An offer letter with its newest text, archived or not',
  policy: read,
  params: paramsSchema,
  responses: { 200: dataOf(letterSchema) },
})

export const saveOfferTemplate = endpoint({
  method: 'PUT',
  url,
  tag: TAG,
  summary:
    'Change an offer letter: another text is a new version, and offers keep theirs. `If-Match` refuses the change of another state',
  policy: command,
  params: paramsSchema,
  body: contentSchema,
  responses: { 200: dataOf(letterSchema) },
})

export const archiveOfferTemplate = endpoint({
  method: 'PATCH',
  url,
  tag: TAG,
  summary: 'Archive an offer letter, or offer it again; offers that were made from it keep it',
  policy: command,
  params: paramsSchema,
  body: z.object({ is_archived: z.boolean() }),
  responses: { 200: dataOf(letterSchema) },
})

export const duplicateOfferTemplate = endpoint({
  method: 'POST',
  url: `${url}duplicate/`,
  tag: TAG,
  summary: 'Add a copy of an offer letter; where its name is taken, a number stands behind it',
  policy: command,
  params: paramsSchema,
  body: z.object({ name: contentSchema.shape.name }),
  responses: { 201: dataOf(letterSchema) },
})

export const listOfferTemplateVersions = endpoint({
  method: 'GET',
  url: `${url}versions/`,
  tag: TAG,
  summary: 'The texts that an offer letter had, the newest first, without their bodies',
  policy: read,
  params: paramsSchema,
  query: pageQuerySchema.omit({ search: true }),
  responses: { 200: pageOf(versionSchema) },
})

export const getOfferTemplateVersion = endpoint({
  method: 'GET',
  url: `${url}versions/:version/`,
  tag: TAG,
  summary: 'A text that an offer letter has or had',
  policy: read,
  params: paramsSchema.extend({ version: z.coerce.number().int().min(1).max(1_000_000) }),
  responses: { 200: dataOf(versionSchema.extend({ body_html: z.string() })) },
})

const draftSchema = z.object({ language: localeSchema, ...textShape })

export const previewOfferTemplate = endpoint({
  method: 'POST',
  url: `${createUrl}preview/`,
  tag: TAG,
  summary: 'A draft of an offer letter filled with test data, as a page that works for ten minutes',
  policy: read,
  params: accountParamsSchema,
  body: draftSchema,
  responses: {
    200: dataOf(
      z.object({
        /** A sandboxed page of its own, for a frame. */
        path: z.string(),
        /** The names in braces that the letter does not know. */
        unknown: z.array(z.string()),
      }),
    ),
  },
  isRead: true,
})

export const previewOfferTemplatePdf = endpoint({
  method: 'POST',
  url: `${createUrl}preview/pdf/`,
  tag: TAG,
  summary: 'A draft of an offer letter filled with test data, as the PDF that signers would get',
  policy: { ...read, rateLimit: { max: 30, windowSeconds: 60 } },
  bytes: 'out',
  params: accountParamsSchema,
  body: draftSchema,
  responses: {},
  isRead: true,
})
