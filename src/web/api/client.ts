// The one client of the API, typed by its OpenAPI document. Screens call it through their feature's queries.
import createClient from 'openapi-fetch'

import { networkError, toApiError } from './api-error.ts'
import { hasShape } from './has-shape.ts'
import { REPLY_SHAPES } from './reply-shapes.gen.ts'
import type { paths } from './schema.d.ts'
import { API_ORIGIN, SessionFetch, SKIP_RETRY } from './session-fetch.ts'

export type Api = ReturnType<typeof createApi>

// Looked up at each call, so that tests and the worker can stand in for it.
export const session = new SessionFetch((request) => fetch(request))

/** No request waits for ever (I16); long work answers at once and is asked about later. */
const LONGEST_MS = 60_000
const LONGEST_UPLOAD_MS = 15 * 60_000

export const api = createApi({ fetch: (request) => session.fetch(withLimit(request)) })

/** A client of the API in a session of its own. */
export function createApi({ fetch }: Pick<SessionFetch, 'fetch'>) {
  const client = createClient<paths>({ baseUrl: API_ORIGIN, fetch })
  client.use({ onResponse: refuseOtherShapes })
  return client
}

/** Option of a call that sends a file: it may take minutes. */
export const forUpload = {
  fetch: (request: Request) => session.fetch(withLimit(request, LONGEST_UPLOAD_MS)),
}

function withLimit(request: Request, longestMs = LONGEST_MS): Request {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(longestMs)])
  return new Request(request, { signal })
}

// Read whole before any of it is used or stored (I15): one that is cut short, or another's, is as good as none.
async function refuseOtherShapes(given: {
  request: Request
  schemaPath: string
  response: Response
}): Promise<undefined> {
  const { request, schemaPath, response } = given
  const shape = REPLY_SHAPES[`${request.method} ${schemaPath}`]
  if (shape === undefined || !response.ok) return
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  if (!hasShape(body, shape)) throw networkError(new Error(`${schemaPath} answers something else`))
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
