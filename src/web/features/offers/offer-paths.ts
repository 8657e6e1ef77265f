// The addresses of offers, and what is read again after each change of one.
import { DATA } from '#web/api/use-data.ts'

export const OFFERS = '/smartreq/v1/user-smartreq/{user_smartreq_id}/offers/'
export const OFFER = '/smartreq/v1/user-smartreq/{user_smartreq_id}/offers/{user_offer_id}/'
export const OFFER_DOCUMENTS =
  '/smartreq/v1/user-smartreq/{user_smartreq_id}/offers/{user_offer_id}/documents/'
export const OFFER_DOCUMENT =
  '/smartreq/v1/user-smartreq/{user_smartreq_id}/offers/{user_offer_id}/documents/{user_offer_document_id}/'
export const OFFER_SETUP = '/smartreq/v1/user-smartreq/{user_smartreq_id}/offer-setup/'
export const OFFER_APPROVAL = '/account/v1/{account_id}/offer-approvals/{user_offer_id}/'
export const E_SIGNATURE =
  '/integration/v1/e-signature/user-smartreq/{user_smartreq_id}/offers/{user_offer_id}/'

/** Everything that is read with `useData`; `useFollowScorecard` renews the scorecard beside it. */
export const OFFERS_KEYS = [DATA] as const

type OfferIds = { readonly user_smartreq_id: number; readonly user_offer_id: number }

/** The PDF of an offer. */
export function documentPath({ user_smartreq_id, user_offer_id }: OfferIds): string {
  return `/smartreq/v1/user-smartreq/${user_smartreq_id}/offers/${user_offer_id}/document/`
}

/** The file of a document that goes with an offer. */
export function documentFilePath(
  { user_offer_document_id }: { readonly user_offer_document_id: number },
  { user_smartreq_id, user_offer_id }: OfferIds,
): string {
  const offer = `/smartreq/v1/user-smartreq/${user_smartreq_id}/offers/${user_offer_id}/`
  return `${offer}documents/${user_offer_document_id}/file/`
}
