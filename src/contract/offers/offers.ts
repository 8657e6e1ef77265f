// Offers: staff write, send and follow them on a scorecard.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  idSchema,
  instantSchema,
  localeSchema,
  pageOf,
  pageQuerySchema,
} from '../core/shape.ts'
import { OFFER_SIGNER_ROLES } from '../plan-editor/offer-activity-rules.ts'
import { offerActivitySchema } from '../plan-editor/offer-activity.ts'
import { SIGNATURE_PROBLEMS, SIGNATURE_PROVIDERS } from './e-signature-rules.ts'
import { OFFER_FIELD_KINDS } from './offer-field-rules.ts'
import { LETTER_SIGNERS } from './offer-letter-rules.ts'
import {
  APPROVAL_STATES,
  OFFER_STATES,
  RECIPIENT_ROLES,
  SEAL_STATES,
  SIGNER_STATES,
  SIGNING_ORDERS,
} from './offer-states.ts'
import { offerTermsSchema } from './offer-terms.ts'

export const OFFERS_TAG = 'Offers'
export const applicationUrl = '/smartreq/v1/user-smartreq/:user_smartreq_id/offers/' as const
export const offerUrl = `${applicationUrl}:user_offer_id/` as const

/** For users who manage the requisition, and for the senders of its offers. */
export const manage = {
  level: 2,
  scope: 'job',
  isForManagers: true,
  alsoForTeam: ['offer_sender'],
} as const

export const applicationParamsSchema = z.object({ user_smartreq_id: idSchema })
export const offerParamsSchema = applicationParamsSchema.extend({ user_offer_id: idSchema })

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

/** Of a user who only reads the offer. */
const recipientSchema = signerSchema
  .pick({
    offer_signer_id: true,
    name: true,
    email: true,
    state: true,
    sent_at: true,
    opened_at: true,
    has_failed: true,
  })
  .extend({ role: z.enum(RECIPIENT_ROLES), user_id: z.number() })
export type OfferRecipient = z.infer<typeof recipientSchema>

/** Terms that the caller's role does not include are null or empty, and named in `hidden_terms`. */
const versionSchema = z.object({
  version: z.number().int(),
  terms: offerTermsSchema.extend({ title: z.string() }),
  hidden_terms: z.array(z.string()),
})

const approvalStepSchema = z.object({
  /** From 1: the approvers are asked one after the other. */
  position: z.number().int(),
  /** Null where an administrator of the company is asked. */
  user_id: z.number().nullable(),
  /** Null for an administrator, and for a user who has left the company. */
  name: z.string().nullable(),
  state: z.enum(APPROVAL_STATES),
  comment: z.string(),
  decided_at: instantSchema.nullable(),
  /** Who decided in place of the approver; null where the approver did, or nothing is decided. */
  decided_in_place_by: z.string().nullable(),
})

export const approvalSchema = z.object({
  /** The company, in whose name it is decided. */
  account_id: z.number(),
  /** Changes with each request: a decision about an earlier one is refused. */
  request_id: z.uuid(),
  /** Null for a user who has left the company. */
  requested_by: z.string().nullable(),
  requested_at: instantSchema,
  steps: z.array(approvalStepSchema),
  /** The step that the caller may decide now; null for none. */
  decides: z.number().int().nullable(),
  /** Whether the caller decides in place of the approver who is asked. */
  decides_in_place: z.boolean(),
})
export type OfferApproval = z.infer<typeof approvalSchema>

/** Who collects the signatures of an offer that was sent, or would do so if it were sent now. */
const offerSigningSchema = z.object({
  provider: z.enum(SIGNATURE_PROVIDERS),
  /** The provider has not confirmed yet that it asked the signers, or has not handed over the signed document. */
  is_pending: z.boolean(),
  problem: z.enum(SIGNATURE_PROBLEMS).nullable(),
})
export type OfferSigning = z.infer<typeof offerSigningSchema>

export const offerSchema = versionSchema.extend({
  user_offer_id: z.number(),
  user_smartreq_id: z.number(),
  state: z.enum(OFFER_STATES),
  /** `sealed` follows an acceptance by signature, by itself. */
  seal_state: z.enum(SEAL_STATES),
  signing: offerSigningSchema,
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
  /** Users who read the offer without signing it. */
  recipients: z.array(recipientSchema),
  /** The version that was sent before this one; null for the first. */
  previous: versionSchema.nullable(),
  /** Whether the letter of this version is frozen as a PDF. */
  has_document: z.boolean(),
  /** False where private terms stand in the letter and the role does not include them. */
  can_read_letter: z.boolean(),
  /** Whether a rule of the company asks for an approval before this version is sent; false once it is approved or sent. */
  needs_approval: z.boolean(),
  /** The approval of this version that was requested last; null for none, and after an edit. */
  approval: approvalSchema.nullable(),
})
export type Offer = z.infer<typeof offerSchema>

export const listOffers = endpoint({
  method: 'GET',
  url: applicationUrl,
  tag: OFFERS_TAG,
  summary: 'The offers of an application, the newest first',
  policy: manage,
  params: applicationParamsSchema,
  query: pageQuerySchema.pick({ page: true, page_size: true }),
  responses: { 200: pageOf(offerSchema) },
})

/** One of the company's own fields. */
export const offerFieldSchema = z.object({
  key: z.string(),
  name: z.string(),
  kind: z.enum(OFFER_FIELD_KINDS),
  options: z.array(z.string()),
  is_required: z.boolean(),
})

/** What an offer is written with: proposals from the requisition, and what the company set up. */
const offerSetupSchema = z.object({
  terms: offerTermsSchema.extend({ title: z.string() }),
  hidden_terms: z.array(z.string()),
  expires_on: z.iso.date(),
  fields: z.array(offerFieldSchema),
  templates: z.array(
    z.object({ offer_template_id: z.number(), name: z.string(), language: localeSchema }),
  ),
  details_templates: z.array(z.object({ offer_details_template_id: z.number(), name: z.string() })),
  /** Users of the company who can sign, the team of the requisition first. */
  signers: z.array(z.object({ user_id: z.number(), name: z.string(), email: z.string() })),
  /** Null where an offer can be sent; otherwise why not. */
  blocked_by: z.enum(['requisition_not_open', 'monthly_limit']).nullable(),
  /** Offers that the company has sent this month, and can send in a month. */
  sends: z.object({ used: z.number().int(), limit: z.number().int() }),
  /**
   * How the plan sets up the offer of the step that the applicant is at; null where it does not. `expires_on` follows it.
   */
  activity: z
    .object({
      ...offerActivitySchema.pick({
        offer_template_id: true,
        offer_details_template_id: true,
        signing_order: true,
        expiry_days: true,
      }).shape,
      /** In their order; `user_id` is null where no one in the hiring team has the role. */
      signers: z.array(
        z.object({ team_role: z.enum(OFFER_SIGNER_ROLES), user_id: z.number().nullable() }),
      ),
    })
    .nullable(),
})
export type OfferSetup = z.infer<typeof offerSetupSchema>

export const getOfferSetup = endpoint({
  method: 'GET',
  url: '/smartreq/v1/user-smartreq/:user_smartreq_id/offer-setup/',
  tag: OFFERS_TAG,
  summary: 'What a new offer of an application begins with, and what can be chosen for it',
  policy: manage,
  params: applicationParamsSchema,
  responses: { 200: dataOf(offerSetupSchema) },
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
  tag: OFFERS_TAG,
  summary: 'The letter of an offer as its signers see it',
  policy: manage,
  params: offerParamsSchema,
  responses: { 200: dataOf(letterSchema) },
})

export const getOfferDocument = endpoint({
  method: 'GET',
  url: `${offerUrl}document/`,
  tag: OFFERS_TAG,
  summary: 'The letter of an offer as a PDF: sealed, as it was sent, or as it would be sent',
  policy: manage,
  bytes: 'out',
  params: offerParamsSchema,
  responses: {},
})
