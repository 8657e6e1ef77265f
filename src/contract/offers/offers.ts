// Offers: what staff write, send and follow on a scorecard, and the list of a requisition.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  idSchema,
  instantSchema,
  localeSchema,
  orderingOf,
  pageOf,
  pageQuerySchema,
  textSchema,
} from '../core/shape.ts'
import { OFFER_FIELD_KINDS } from './offer-field-rules.ts'
import { LETTER_SIGNERS } from './offer-letter-rules.ts'
import {
  OFFER_LIMITS,
  OFFER_STATES,
  SEAL_STATES,
  SIGNER_STATES,
  SIGNING_ORDERS,
} from './offer-states.ts'
import { offerTermsSchema } from './offer-terms.ts'

const TAG = 'Offers'
const applicationUrl = '/smartreq/v1/user-smartreq/:user_smartreq_id/offers/' as const
const offerUrl = `${applicationUrl}:user_offer_id/` as const
const signatureUrl =
  '/integration/v1/e-signature/user-smartreq/:user_smartreq_id/offers/:user_offer_id/' as const

/** For users who manage the requisition, and for the senders of its offers. */
const manage = {
  level: 2,
  scope: 'job',
  isForManagers: true,
  alsoForTeam: ['offer_sender'],
} as const
const command = { ...manage, isIdempotent: true } as const

const applicationParamsSchema = z.object({ user_smartreq_id: idSchema })
const offerParamsSchema = applicationParamsSchema.extend({ user_offer_id: idSchema })

const signerSchema = z.object({
  offer_signer_id: z.uuid(),
  signer: z.enum(LETTER_SIGNERS),
  /** Null for the candidate. */
  user_id: z.number().nullable(),
  name: z.string(),
  email: z.string(),
  /** Links go out turn by turn, from 1. */
  turn: z.number().int(),
  state: z.enum(SIGNER_STATES),
  sent_at: instantSchema.nullable(),
  opened_at: instantSchema.nullable(),
  signed_at: instantSchema.nullable(),
  reminded_at: instantSchema.nullable(),
  /** The mail server refused the address for good. */
  has_failed: z.boolean(),
})
export type OfferSigner = z.infer<typeof signerSchema>

/** Terms that the caller's role does not include are null or empty, and named in `hidden_terms`. */
const versionSchema = z.object({
  version: z.number().int(),
  terms: offerTermsSchema.extend({ title: z.string() }),
  hidden_terms: z.array(z.string()),
})

const offerSchema = versionSchema.extend({
  user_offer_id: z.number(),
  user_smartreq_id: z.number(),
  state: z.enum(OFFER_STATES),
  /** `sealed` follows an acceptance by signature, by itself. */
  seal_state: z.enum(SEAL_STATES),
  offer_template_id: z.number().nullable(),
  offer_details_template_id: z.number().nullable(),
  language: localeSchema,
  signing_order: z.enum(SIGNING_ORDERS),
  expires_on: z.iso.date(),
  /** The end of that day in the time zone of the company. */
  expires_at: instantSchema,
  time_zone: z.string(),
  /** Null for a user whose account was erased. */
  sender: z.string().nullable(),
  decline_reason: z.string(),
  /** What staff wrote when they cancelled, rescinded or recorded a response. */
  note: z.string(),
  /** Who recorded a response that was given elsewhere, and the day it was given; null for none. */
  recorded: z.object({ by: z.string().nullable(), on: z.iso.date() }).nullable(),
  created_at: instantSchema,
  sent_at: instantSchema.nullable(),
  opened_at: instantSchema.nullable(),
  resolved_at: instantSchema.nullable(),
  signers: z.array(signerSchema),
  /** The version that was sent before this one; null for the first. */
  previous: versionSchema.nullable(),
  /** Whether the letter of this version is frozen as a PDF. */
  has_document: z.boolean(),
  /** False where private terms stand in the letter and the role does not include them. */
  can_read_letter: z.boolean(),
})
export type Offer = z.infer<typeof offerSchema>

export const listOffers = endpoint({
  method: 'GET',
  url: applicationUrl,
  tag: TAG,
  summary: 'The offers of an application, the newest first',
  policy: manage,
  params: applicationParamsSchema,
  query: pageQuerySchema.pick({ page: true, page_size: true }),
  responses: { 200: pageOf(offerSchema) },
})

/** What an offer is written with: proposals from the requisition, and what the company set up. */
const offerSetupSchema = z.object({
  terms: offerTermsSchema.extend({ title: z.string() }),
  hidden_terms: z.array(z.string()),
  expires_on: z.iso.date(),
  fields: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      kind: z.enum(OFFER_FIELD_KINDS),
      options: z.array(z.string()),
      is_required: z.boolean(),
    }),
  ),
  templates: z.array(
    z.object({ offer_template_id: z.number(), name: z.string(), language: localeSchema }),
  ),
  details_templates: z.array(z.object({ offer_details_template_id: z.number(), name: z.string() })),
  /** Users of the company who can sign, the team of the requisition first. */
  signers: z.array(z.object({ user_id: z.number(), name: z.string(), email: z.string() })),
  /** Null where an offer can be sent; otherwise why not. */
  blocked_by: z.enum(['requisition_not_open', 'monthly_limit']).nullable(),
})
export type OfferSetup = z.infer<typeof offerSetupSchema>

export const getOfferSetup = endpoint({
  method: 'GET',
  url: '/smartreq/v1/user-smartreq/:user_smartreq_id/offer-setup/',
  tag: TAG,
  summary: 'What a new offer of an application begins with, and what can be chosen for it',
  policy: manage,
  params: applicationParamsSchema,
  responses: { 200: dataOf(offerSetupSchema) },
})

const contentShape = {
  /** Hidden terms are left out by those who do not see them, and stay as they are. */
  terms: offerTermsSchema.partial(),
  /** The last day to answer, in the time zone of the company. */
  expires_on: z.iso.date(),
  offer_template_id: idSchema.nullable(),
  offer_details_template_id: idSchema.nullable(),
  signing_order: z.enum(SIGNING_ORDERS),
  /** Users who sign for the company, in their order. */
  company_signers: z
    .array(idSchema)
    .max(2)
    .refine((ids) => new Set(ids).size === ids.length, { message: 'Each user once.' }),
}

const storedSchema = offerSchema.pick({ user_offer_id: true, version: true, state: true })

export const createOffer = endpoint({
  method: 'POST',
  url: applicationUrl,
  tag: TAG,
  summary: 'Write an offer; an application has one at a time',
  policy: command,
  params: applicationParamsSchema,
  body: z.object(contentShape),
  responses: { 201: dataOf(storedSchema) },
})

/** The version and state that the user saw: what has changed since is not overwritten. */
const seenSchema = offerSchema.pick({ version: true, state: true })

export const updateOffer = endpoint({
  method: 'PATCH',
  url: offerUrl,
  tag: TAG,
  summary: 'Change an offer that was not sent; a change after its approval needs a new one',
  policy: command,
  params: offerParamsSchema,
  body: z.object({ ...contentShape, seen: seenSchema }),
  responses: { 200: dataOf(storedSchema) },
})

/** The letter as its signers will see it. */
const letterSchema = z.object({
  page_size: z.enum(['A4', 'Letter']),
  language: localeSchema,
  header: z.string(),
  html: z.string(),
  footer: z.string(),
  /** Variables without a value or a fallback: an offer with any is not sent. */
  missing: z.array(z.string()),
  /** Letters that the document cannot show. */
  missing_letters: z.array(z.string()),
})

export const previewOffer = endpoint({
  method: 'GET',
  url: `${offerUrl}preview/`,
  tag: TAG,
  summary: 'The letter of an offer as its signers see it',
  policy: manage,
  params: offerParamsSchema,
  responses: { 200: dataOf(letterSchema) },
})

export const getOfferDocument = endpoint({
  method: 'GET',
  url: `${offerUrl}document/`,
  tag: TAG,
  summary: 'The letter of an offer as a PDF: sealed, as it was sent, or as it would be sent',
  policy: manage,
  bytes: 'out',
  params: offerParamsSchema,
  responses: {},
})

const actionSchema = z.object({ seen: seenSchema })
const reasonSchema = textSchema.trim().max(OFFER_LIMITS.reason)

export const sendOffer = endpoint({
  method: 'POST',
  url: `${signatureUrl}send/`,
  tag: TAG,
  summary:
    'Freeze the letter and send the links of the first turn; an offer that expired is sent again until a new day',
  policy: command,
  params: offerParamsSchema,
  body: actionSchema.extend({
    /** The new last day of an offer that expired. */
    expires_on: z.iso.date().optional(),
  }),
  responses: { 200: dataOf(storedSchema) },
})

export const remindSigners = endpoint({
  method: 'POST',
  url: `${signatureUrl}reminder/`,
  tag: TAG,
  summary: 'Remind one signer whose turn it is, or all of them; each at most once a day',
  policy: command,
  params: offerParamsSchema,
  body: z.object({ offer_signer_id: z.uuid().optional() }),
  responses: { 200: dataOf(z.object({ reminded: z.number().int() })) },
})

export const cancelOffer = endpoint({
  method: 'POST',
  url: `${signatureUrl}cancel/`,
  tag: TAG,
  summary: 'Cancel an offer: its links stop working',
  policy: command,
  params: offerParamsSchema,
  body: actionSchema.extend({ reason: reasonSchema }),
  responses: { 200: dataOf(storedSchema) },
})

export const reviseOffer = endpoint({
  method: 'POST',
  url: `${offerUrl}versions/`,
  tag: TAG,
  summary:
    'Begin the next version of an offer that was sent: links of the version before stop working',
  policy: command,
  params: offerParamsSchema,
  body: actionSchema,
  responses: { 200: dataOf(storedSchema) },
})

export const endOffer = endpoint({
  method: 'POST',
  url: `${offerUrl}end/`,
  tag: TAG,
  summary: 'Rescind an accepted offer, or note that the candidate went back on it',
  policy: command,
  params: offerParamsSchema,
  body: actionSchema.extend({
    action: z.enum(['rescind', 'renege']),
    reason: reasonSchema.min(1),
  }),
  responses: { 200: dataOf(storedSchema) },
})

export const recordOfferResponse = endpoint({
  method: 'POST',
  url: `${offerUrl}response/`,
  tag: TAG,
  summary: 'Record a response that was given elsewhere; it is no signature',
  policy: command,
  params: offerParamsSchema,
  body: actionSchema.extend({
    response: z.enum(['accepted', 'declined']),
    /** The day on which it was given. */
    on: z.iso.date(),
    note: reasonSchema,
  }),
  responses: { 200: dataOf(storedSchema) },
})

const jobOfferSchema = z.object({
  user_offer_id: z.number(),
  user_smartreq_id: z.number(),
  applicant_name: z.string(),
  title: z.string(),
  version: z.number().int(),
  state: z.enum(OFFER_STATES),
  seal_state: z.enum(SEAL_STATES),
  start_date: z.iso.date().nullable(),
  expires_at: instantSchema,
  sent_at: instantSchema.nullable(),
  resolved_at: instantSchema.nullable(),
})
export type JobOffer = z.infer<typeof jobOfferSchema>

export const JOB_OFFER_ORDER = ['applicant_name', 'state', 'sent_at', 'expires_at'] as const

export const listJobOffers = endpoint({
  method: 'GET',
  url: '/job/v1/:job_id/offers/',
  tag: TAG,
  summary: 'The offers of a requisition',
  policy: manage,
  params: z.object({ job_id: idSchema }),
  query: pageQuerySchema.extend({
    ordering: orderingOf(JOB_OFFER_ORDER).default('-sent_at'),
    state: z.enum(OFFER_STATES).optional(),
  }),
  responses: { 200: pageOf(jobOfferSchema) },
})
