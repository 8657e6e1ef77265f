// The offers of a requisition as a list.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { idSchema, instantSchema, orderingOf, pageOf, pageQuerySchema } from '../core/shape.ts'
import { JOB_OFFER_LIST, OFFER_STATES, SEAL_STATES } from './offer-states.ts'
import { manage, OFFERS_TAG } from './offers.ts'

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

export const listJobOffers = endpoint({
  method: 'GET',
  url: '/job/v1/:job_id/offers/',
  tag: OFFERS_TAG,
  summary: 'The offers of a requisition',
  policy: manage,
  params: z.object({ job_id: idSchema }),
  query: pageQuerySchema.extend({
    ordering: orderingOf(JOB_OFFER_LIST.sort).default(JOB_OFFER_LIST.defaultSort),
    state: z.enum(JOB_OFFER_LIST.filters.state).optional(),
  }),
  responses: { 200: pageOf(jobOfferSchema) },
})
