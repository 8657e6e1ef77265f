// The one client of the API, typed by its OpenAPI document. Screens call it through their feature's queries.
import createClient from 'openapi-fetch'

import { toApiError } from './api-error.ts'
import type { paths } from './schema.d.ts'
import { API_ORIGIN, SessionFetch, SKIP_RETRY } from './session-fetch.ts'

export type Api = ReturnType<typeof createApi>

// Looked up at each call, so that tests and the worker can stand in for it.
export const session = new SessionFetch((request) => fetch(request))

export const api = createApi(session)

/** A client of the API in a session of its own. */
export function createApi(session: SessionFetch) {
  return createClient<paths>({ baseUrl: API_ORIGIN, fetch: session.fetch })
}

/** For requests whose 401 is an answer and not the end of a session. */
export const SKIP_RETRY_HEADERS = { [SKIP_RETRY]: '1' }

type Result<T> = { data?: T; error?: unknown; response: Response }

/** The body of a successful call. @throws ApiError with the contract's code otherwise. */
export async function unwrap<T>(call: Promise<Result<T>>): Promise<T> {
  const { data, error, response } = await call
  if (response.ok && data !== undefined) return data
  throw toApiError({ status: response.status, body: error })
}

/** For calls that answer with nothing. */
export async function settle(call: Promise<Result<unknown>>): Promise<void> {
  const { error, response } = await call
  if (!response.ok) throw toApiError({ status: response.status, body: error })
}
