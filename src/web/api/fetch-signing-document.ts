// The document of a signer's link. Its token is in the body, so that no log of addresses holds it.
import { toApiError } from './api-error.ts'
import { forUpload } from './client.ts'
import { API_ORIGIN } from './session-fetch.ts'

/** @throws ApiError with the contract's code, `network` where nothing answers. */
export async function fetchSigningDocument(token: string): Promise<Blob> {
  const request = new Request(new URL('/integration/v1/signing/document/', API_ORIGIN), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  const response = await forUpload.fetch(request)
  if (response.ok) return response.blob()
  const body: unknown = await response.json().catch(() => null)
  throw toApiError({ status: response.status, body })
}
