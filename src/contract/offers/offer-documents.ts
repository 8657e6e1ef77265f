// Documents that go with the letter of an offer: a PDF, or a Word file that is attached. They change while the offer is a
// draft; what was sent stays, and the next version begins with the same documents.
import { z } from 'zod'

import { DOCUMENT_UPLOADS } from '../applicant-documents/applicant-documents-rules.ts'
import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  idSchema,
  instantSchema,
  nameTextSchema,
  pageOf,
  pageQuerySchema,
} from '../core/shape.ts'
import { attachedDocumentSchema } from './attached-document.ts'
import { OFFER_DOCUMENT_LIMITS } from './offer-document-rules.ts'
import { manage, OFFERS_TAG as TAG, offerParamsSchema, offerUrl } from './offers.ts'

const url = `${offerUrl}documents/` as const
const oneUrl = `${url}:user_offer_document_id/` as const
const command = { ...manage, isIdempotent: true } as const
const upload = { ...command, rateLimit: DOCUMENT_UPLOADS } as const
const paramsSchema = offerParamsSchema.extend({ user_offer_document_id: idSchema })
const titleSchema = nameTextSchema.max(OFFER_DOCUMENT_LIMITS.title)

const offerDocumentSchema = attachedDocumentSchema.extend({
  user_offer_id: z.number(),
  /** The version of the offer that it goes with. */
  version: z.number().int(),
  /** Of its bytes, in hexadecimal. */
  sha256: z.string(),
  added_at: instantSchema,
  /** Null where title and file are as they were at first. */
  changed_at: instantSchema.nullable(),
})
export type OfferDocument = z.infer<typeof offerDocumentSchema>

/** Without the title and file name: receipts of commands outlive the document. */
const storedSchema = offerDocumentSchema.pick({
  user_offer_document_id: true,
  user_offer_id: true,
  version: true,
  added_at: true,
  changed_at: true,
})
export type StoredOfferDocument = z.infer<typeof storedSchema>

export const listOfferDocuments = endpoint({
  method: 'GET',
  url,
  tag: TAG,
  summary: 'The documents that go with the current version of an offer, in the order of adding',
  policy: manage,
  params: offerParamsSchema,
  query: pageQuerySchema.pick({ page: true, page_size: true }),
  responses: { 200: pageOf(offerDocumentSchema) },
})

export const addOfferDocument = endpoint({
  method: 'POST',
  url,
  tag: TAG,
  summary: 'Add a document (PDF or DOCX, at most 10 MB) to an offer that was not sent',
  policy: upload,
  params: offerParamsSchema,
  form: z.object({
    /** Left out or empty: the name of the file. */
    title: titleSchema.default(''),
  }),
  responses: { 201: dataOf(storedSchema) },
})

export const replaceOfferDocument = endpoint({
  method: 'PUT',
  url: `${oneUrl}file/`,
  tag: TAG,
  summary: 'Replace the file of a document while its offer was not sent; the title stays',
  policy: upload,
  params: paramsSchema,
  form: z.object({}),
  responses: { 200: dataOf(storedSchema) },
})

export const renameOfferDocument = endpoint({
  method: 'PATCH',
  url: oneUrl,
  tag: TAG,
  summary: 'Change the title of a document while its offer was not sent',
  policy: command,
  params: paramsSchema,
  body: z.object({ title: titleSchema.min(1) }),
  responses: { 200: dataOf(storedSchema) },
})

export const deleteOfferDocument = endpoint({
  method: 'DELETE',
  url: oneUrl,
  tag: TAG,
  summary: 'Delete a document while its offer was not sent',
  policy: command,
  params: paramsSchema,
  responses: {
    200: dataOf(
      z.object({
        user_offer_document_id: z.number(),
        message: z.literal('Document deleted successfully'),
      }),
    ),
  },
})

export const getOfferDocumentFile = endpoint({
  method: 'GET',
  url: `${oneUrl}file/`,
  tag: TAG,
  summary: 'The file of a document of an offer, to download',
  policy: manage,
  bytes: 'out',
  params: paramsSchema,
  responses: { 200: z.string() },
})
