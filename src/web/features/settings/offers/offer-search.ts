// The views of the lists of offer letters and of details templates, as their addresses hold them.
import type { ListView } from '#contract/core/list-view.ts'
import { OFFER_DETAILS_LIST, OFFER_LETTER_LIST } from '#contract/offers/offer-letter-rules.ts'
import { listSearch } from '#web/api/list-search.ts'

export type OfferLettersView = ListView<typeof OFFER_LETTER_LIST>
export type OfferDetailsView = ListView<typeof OFFER_DETAILS_LIST>

export const offerLettersSearch = listSearch(OFFER_LETTER_LIST)
export const offerDetailsSearch = listSearch(OFFER_DETAILS_LIST)
