// Files that are asked for with a body: by the token of a signing link, so that no log of addresses holds it, or from a draft.
import type { OfferLetterContent } from '#contract/offers/offer-letters.ts'

import { toApiError } from './api-error.ts'
import { forUpload } from './client.ts'
import { API_ORIGIN } from './session-fetch.ts'

/** The document of a signing link. @throws ApiError with the contract's code, `network` where nothing answers. */
export function fetchSigningDocument(token: string): Promise<Blob> {
  return fetchPosted('/integration/v1/signing/document/', { token })
}

/** A document that goes with the letter of a signing link. @throws as `fetchSigningDocument`. */
export function fetchSigningAttachment(token: string, documentId: number): Promise<Blob> {
  const body = { token, user_offer_document_id: documentId }
  return fetchPosted('/integration/v1/signing/documents/file/', body)
}

/** A draft of a letter with test data as a PDF. @throws as `fetchSigningDocument`. */
export function fetchLetterPdf(accountId: number, letter: OfferLetterContent): Promise<Blob> {
  const { name: _, ...draft } = letter
  return fetchPosted(`/account/v1/${accountId}/offer-template/preview/pdf/`, draft)
}

async function fetchPosted(path: string, body: object): Promise<Blob> {
  const request = new Request(new URL(path, API_ORIGIN), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const response = await forUpload.fetch(request)
  if (response.ok) return response.blob()
  const refusal: unknown = await response.json().catch(() => null)
  throw toApiError({ status: response.status, body: refusal })
}
