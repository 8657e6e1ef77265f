// A candidate's own offers, and their questions about them. Internal states, notes and the other
// signers stay on the server.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  idSchema,
  instantSchema,
  pageOf,
  pageQuerySchema,
  textSchema,
} from '../core/shape.ts'
import { attachedDocumentSchema } from './attached-document.ts'
import { OFFER_LIMITS } from './offer-states.ts'

const TAG = 'Own offers'
const own = { level: 1, scope: 'person' } as const
const offersUrl = '/user/v1/offers/' as const
const offerUrl = `${offersUrl}:user_offer_id/` as const
const paramsSchema = z.object({ user_offer_id: idSchema })
const pageShape = { page: true, page_size: true } as const

/**
 * `waiting_for_company`: the candidate signed, and others still have to. `declined`: by the candidate. `withdrawn`: by the
 * company, at whatever point.
 */
const OWN_OFFER_STATES = [
  'to_answer',
  'waiting_for_company',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
] as const

const ownOfferSchema = z.object({
  user_offer_id: z.number(),
  /** Of the application, as its tracker has it. */
  ref_id: z.number(),
  company_name: z.string(),
  /** Of the requisition. */
  job_title: z.string(),
  /** As the offer names the position. */
  title: z.string(),
  state: z.enum(OWN_OFFER_STATES),
  expires_at: instantSchema,
  /** The zone of the deadline, as the company's. */
  time_zone: z.string(),
  sent_at: instantSchema,
  /** The PDF that can be downloaded: sealed, or as it was sent. Null where the company withdrew it unsigned. */
  document: z.enum(['sealed', 'frozen']).nullable(),
  /** Documents of the offer, as they were sent; empty where the company withdrew the offer unsigned. */
  documents: z.array(attachedDocumentSchema),
  /** Path of the page on which it is read and answered; null where it cannot be answered now. */
  link: z.string().nullable(),
})
export type OwnOffer = z.infer<typeof ownOfferSchema>
export type OwnOfferState = OwnOffer['state']

export const listOwnOffers = endpoint({
  method: 'GET',
  url: offersUrl,
  tag: TAG,
  summary: 'The offers that were sent to the caller, each in its newest version, the newest first',
  policy: own,
  query: pageQuerySchema.pick(pageShape),
  responses: { 200: pageOf(ownOfferSchema) },
})

export const getOwnOfferDocument = endpoint({
  method: 'GET',
  url: `${offerUrl}document/`,
  tag: TAG,
  summary: 'An offer that was sent to the caller as a PDF: sealed, or as it was sent',
  policy: own,
  bytes: 'out',
  params: paramsSchema,
  responses: {},
})

export const getOwnOfferAttachment = endpoint({
  method: 'GET',
  url: `${offerUrl}documents/:user_offer_document_id/file/`,
  tag: TAG,
  summary: 'A document that goes with an offer that was sent to the caller, as it was sent',
  policy: own,
  bytes: 'out',
  params: paramsSchema.extend({ user_offer_document_id: idSchema }),
  responses: {},
})

const ownOfferMessageSchema = z.object({
  message_id: z.uuid(),
  from: z.enum(['candidate', 'company']),
  /** The sender on the company's side; null for the candidate, and for an erased account. */
  sender_name: z.string().nullable(),
  /** Plain text. */
  text: z.string(),
  at: instantSchema,
})
export type OwnOfferMessage = z.infer<typeof ownOfferMessageSchema>

export const listOwnOfferMessages = endpoint({
  method: 'GET',
  url: `${offerUrl}messages/`,
  tag: TAG,
  summary:
    'The caller’s questions about an offer and the messages about the application since then, newest first',
  policy: own,
  params: paramsSchema,
  query: pageQuerySchema.pick(pageShape),
  responses: { 200: pageOf(ownOfferMessageSchema) },
})

export const askAboutOffer = endpoint({
  method: 'POST',
  url: `${offerUrl}messages/`,
  tag: TAG,
  summary: 'Ask the sender of an offer a question; it comes into the messages of the application',
  policy: { ...own, isIdempotent: true, rateLimit: { max: 20, windowSeconds: 3600 } },
  params: paramsSchema,
  body: z.object({ text: textSchema.trim().min(1).max(OFFER_LIMITS.question) }),
  responses: { 201: dataOf(ownOfferMessageSchema) },
})
