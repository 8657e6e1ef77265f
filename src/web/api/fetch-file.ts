// Files that are downloaded inside of the app, so that it can renew the session first and say why one does not come.
import { toApiError } from './api-error.ts'
import { forUpload } from './client.ts'
import { API_ORIGIN } from './session-fetch.ts'

/** The file at a path of the API. @throws ApiError with the contract's code, `network` where nothing answers. */
export async function fetchFile(path: string): Promise<Blob> {
  // As long as an upload may take: it is as large.
  const response = await forUpload.fetch(new Request(new URL(path, API_ORIGIN)))
  if (response.ok) return response.blob()
  const body: unknown = await response.json().catch(() => null)
  throw toApiError({ status: response.status, body })
}
