// Example replies of `../offers/offer-approvals.ts`.
import {
  decideOfferApproval,
  getOfferToApprove,
  type OfferToApprove,
  requestOfferApproval,
} from '../offers/offer-approvals.ts'
import type { OfferApproval } from '../offers/offers.ts'
import { example } from './example.ts'
import { offer, offerSetup } from './offers.ts'

/** The first of two approvers has approved, and the second is asked. */
export const offerApproval: OfferApproval = {
  account_id: 7,
  request_id: '0190e5a8-7a52-7a10-8a43-000000000011',
  requested_by: 'Mara Lindgren',
  requested_at: '2026-03-04T15:20:00.000Z',
  steps: [
    {
      position: 1,
      user_id: 13,
      name: 'Olga Petrovic',
      state: 'approved',
      comment: 'Within the budget.',
      decided_at: '2026-03-04T16:00:00.000Z',
      decided_in_place_by: null,
    },
    {
      position: 2,
      user_id: 14,
      name: 'Sam Okafor',
      state: 'asked',
      comment: '',
      decided_at: null,
      decided_in_place_by: null,
    },
  ],
  decides: null,
  decides_in_place: false,
}

const { user_offer_id, user_smartreq_id, version, terms, hidden_terms } = offer

export const offerToApprove: OfferToApprove = {
  user_offer_id,
  user_smartreq_id,
  version,
  state: 'pending_approval',
  terms,
  hidden_terms,
  applicant_name: 'Ana Ruiz',
  job_title: 'Warehouse Lead',
  fields: offerSetup.fields,
  approval: { ...offerApproval, decides: 2 },
}

export const offerApprovalExamples = [
  example(requestOfferApproval, {
    data: { user_offer_id, version, state: 'pending_approval' },
  }),
  example(getOfferToApprove, { data: offerToApprove }),
  example(decideOfferApproval, { data: { user_offer_id, version, state: 'approved' } }),
]
