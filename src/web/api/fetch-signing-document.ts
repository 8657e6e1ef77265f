// The document of a signer's link. Its token is in the body, so that no log of addresses holds it.
import { toApiError } from './api-error.ts'
import { forUpload } from './client.ts'
import { API_ORIGIN } from './session-fetch.ts'

/** @throws ApiError with the contract's code, `network` where nothing answers. */
export function fetchSigningDocument(token: string): Promise<Blob> {
  return fetchPosted('document/', { token })
}

/** A document that goes with the letter. @throws as `fetchSigningDocument`. */
export function fetchSigningAttachment(token: string, documentId: number): Promise<Blob> {
  return fetchPosted('documents/file/', { token, user_offer_document_id: documentId })
}

async function fetchPosted(path: string, body: object): Promise<Blob> {
  const request = new Request(new URL(`/integration/v1/signing/${path}`, API_ORIGIN), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const response = await forUpload.fetch(request)
  if (response.ok) return response.blob()
  const refusal: unknown = await response.json().catch(() => null)
  throw toApiError({ status: response.status, body: refusal })
}
