// Approval of offers: requested on the scorecard, and decided there or in the tasks of an approver.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, textSchema } from '../core/shape.ts'
import { seenSchema, storedSchema } from './offer-commands.ts'
import { OFFER_LIMITS } from './offer-states.ts'
import {
  approvalSchema,
  manage,
  OFFERS_TAG as TAG,
  offerFieldSchema,
  offerParamsSchema,
  offerSchema,
  offerUrl,
} from './offers.ts'

export const requestOfferApproval = endpoint({
  method: 'POST',
  url: `${offerUrl}approval/`,
  tag: TAG,
  summary:
    'Request approval of this version: the approvers of the rules that apply are asked one after the other',
  policy: { ...manage, isIdempotent: true },
  params: offerParamsSchema,
  body: z.object({ seen: seenSchema }),
  responses: { 200: dataOf(storedSchema) },
})

/** For every user of the company: the service admits the approvers of the offer and administrators. */
const decide = { level: 2, scope: 'account' } as const
const approvalUrl = '/account/v1/:account_id/offer-approvals/:user_offer_id/' as const
const paramsSchema = z.object({ account_id: idSchema, user_offer_id: idSchema })

/** An offer as an approver sees it, who need not see the requisition. */
const offerToApproveSchema = offerSchema
  .pick({
    user_offer_id: true,
    user_smartreq_id: true,
    version: true,
    state: true,
    terms: true,
    hidden_terms: true,
  })
  .extend({
    applicant_name: z.string(),
    job_title: z.string(),
    /** The company's own fields that the caller's role includes. */
    fields: z.array(offerFieldSchema),
    approval: approvalSchema,
  })
export type OfferToApprove = z.infer<typeof offerToApproveSchema>

export const getOfferToApprove = endpoint({
  method: 'GET',
  url: approvalUrl,
  tag: TAG,
  summary:
    'An offer that waits for the caller’s approval, without the terms that their role does not include',
  policy: decide,
  params: paramsSchema,
  responses: { 200: dataOf(offerToApproveSchema) },
})

const commentSchema = textSchema.trim().max(OFFER_LIMITS.reason)
/** The request and the step that the caller saw: a decision about an offer that changed meanwhile is refused. */
const stepShape = { request_id: z.uuid(), position: z.number().int().min(1).max(1000) }

export const decideOfferApproval = endpoint({
  method: 'POST',
  url: approvalUrl,
  tag: TAG,
  summary:
    'Approve an offer, or send it back with a comment; an administrator may decide in place of the approver who is asked',
  policy: { ...decide, isIdempotent: true },
  params: paramsSchema,
  body: z.discriminatedUnion('decision', [
    z.object({ ...stepShape, decision: z.literal('approve'), comment: commentSchema }),
    z.object({ ...stepShape, decision: z.literal('send_back'), comment: commentSchema.min(1) }),
  ]),
  responses: { 200: dataOf(storedSchema) },
})
