// The addresses of offers, and what is read again after each change of one.
import { DATA } from '#web/api/use-data.ts'

export const OFFERS = '/smartreq/v1/user-smartreq/{user_smartreq_id}/offers/'
export const OFFER = '/smartreq/v1/user-smartreq/{user_smartreq_id}/offers/{user_offer_id}/'
export const OFFER_SETUP = '/smartreq/v1/user-smartreq/{user_smartreq_id}/offer-setup/'
export const OFFER_APPROVAL = '/account/v1/{account_id}/offer-approvals/{user_offer_id}/'
export const E_SIGNATURE =
  '/integration/v1/e-signature/user-smartreq/{user_smartreq_id}/offers/{user_offer_id}/'

/** Everything that is read with `useData`; `useFollowScorecard` renews the scorecard beside it. */
export const OFFERS_KEYS = [DATA] as const

/** The PDF of an offer. */
export function documentPath(offer: { user_smartreq_id: number; user_offer_id: number }): string {
  return `/smartreq/v1/user-smartreq/${offer.user_smartreq_id}/offers/${offer.user_offer_id}/document/`
}
