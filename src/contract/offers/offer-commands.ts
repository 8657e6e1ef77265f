// What staff do with offers: write, send, remind, end.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, textSchema } from '../core/shape.ts'
import { OFFER_LIMITS, RECIPIENT_ROLES, SIGNING_ORDERS } from './offer-states.ts'
import { offerTermsSchema } from './offer-terms.ts'
import {
  applicationParamsSchema,
  applicationUrl,
  manage,
  OFFERS_TAG as TAG,
  offerParamsSchema,
  offerSchema,
  offerUrl,
} from './offers.ts'

const signatureUrl =
  '/integration/v1/e-signature/user-smartreq/:user_smartreq_id/offers/:user_offer_id/' as const
const command = { ...manage, isIdempotent: true } as const

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
  /** Users who read the offer without signing it; none where it is left out. */
  recipients: z
    .array(z.object({ user_id: idSchema, role: z.enum(RECIPIENT_ROLES) }))
    .max(OFFER_LIMITS.recipients)
    .refine((all) => new Set(all.map(({ user_id }) => user_id)).size === all.length, {
      message: 'Each user once.',
    })
    .default([]),
}

export const storedSchema = offerSchema.pick({ user_offer_id: true, version: true, state: true })

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
export const seenSchema = offerSchema.pick({ version: true, state: true })

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

export const retrySigning = endpoint({
  method: 'POST',
  url: `${signatureUrl}retry/`,
  tag: TAG,
  summary: 'Contact the provider of signatures again about an offer that it could not take on',
  policy: command,
  params: offerParamsSchema,
  responses: { 200: dataOf(offerSchema.pick({ signing: true })) },
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
