// What the screens of offer letters and details templates ask of the server.
import { queryOptions } from '@tanstack/react-query'

import { OFFER_DETAILS_LIST, OFFER_LETTER_LIST } from '#contract/offers/offer-letter-rules.ts'
import type { OfferLetterContent } from '#contract/offers/offer-letters.ts'
import { callAddress } from '#web/api/call-address.ts'
import { listRequest } from '#web/api/list-search.ts'

import type { OfferDetailsView, OfferLettersView } from './offer-search.ts'

const COMPANY = '/account/v1/{account_id}/' as const
export const LETTERS = `${COMPANY}offer-letters/` as const
export const NEW_LETTER = `${COMPANY}offer-template/` as const
export const LETTER = `${NEW_LETTER}{offer_template_id}/` as const
export const DETAILS_LIST = `${COMPANY}offer-details-templates/` as const
export const DETAILS = `${DETAILS_LIST}{offer_details_template_id}/` as const
export const OFFER_FIELDS = `${COMPANY}offer-fields/` as const

export function lettersAsked(accountId: number, view: OfferLettersView) {
  return { path: { account_id: accountId }, query: listRequest(OFFER_LETTER_LIST, view) }
}

export function letterPath(accountId: number, letterId: number) {
  return { path: { account_id: accountId, offer_template_id: letterId } }
}

export function detailsAsked(accountId: number, view: OfferDetailsView) {
  const { ordering: _, ...query } = listRequest(OFFER_DETAILS_LIST, view)
  return { path: { account_id: accountId }, query }
}

export function detailsPath(accountId: number, templateId: number) {
  return { path: { account_id: accountId, offer_details_template_id: templateId } }
}

/** As many as a company can have. */
export function fieldsAsked(accountId: number) {
  return { path: { account_id: accountId }, query: { page_size: 100 } }
}

type Preview = { readonly path: string; readonly unknown: readonly string[] }

/** A draft as a page of the server's, filled with test data. */
export function letterPreviewQuery(accountId: number, draft: OfferLetterContent) {
  const { name: _, ...body } = draft
  return queryOptions({
    queryKey: ['offer-letter-preview', accountId, body],
    queryFn: ({ signal }) =>
      callAddress<{ data: Preview }>({
        method: 'post',
        url: `${NEW_LETTER}preview/`,
        params: { path: { account_id: accountId } },
        body,
        signal,
      }).then(({ data }) => data),
    retry: false,
    // Its address works for ten minutes: what is shown again is asked for again.
    gcTime: 0,
  })
}
