// What a failed call tells the screens: the contract's code when the server answered, or that nothing came back.
import type { ErrorCode, ErrorReply } from '#contract/core/error.ts'

/** A code of the contract, or of a newer server; `network` when no response came, `unknown` for one without code. */
export type ApiErrorCode = ErrorCode | 'network' | 'unknown' | (string & {})

/** A call that did not succeed. `status` is 0 when no response arrived. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ApiErrorCode
  readonly status: number
  readonly fields: Readonly<Record<string, string>>
  readonly details: Readonly<Record<string, unknown>>

  constructor(given: {
    code: ApiErrorCode
    status: number
    message: string
    fields?: Readonly<Record<string, string>> | undefined
    details?: Readonly<Record<string, unknown>> | undefined
    cause?: unknown
  }) {
    super(given.message, { cause: given.cause })
    this.code = given.code
    this.status = given.status
    this.fields = given.fields ?? {}
    this.details = given.details ?? {}
  }
}

/** True when no response arrived: offline, or the server is out of reach. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'network'
}

/** True when a request was given up because no reply came within its time. */
export function hasTimedOut(error: ApiError): boolean {
  return error.cause instanceof DOMException && error.cause.name === 'TimeoutError'
}

/** True when the server could not be asked, or was in no state to answer: what is known already may stand in. */
export function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.code === 'network' || error.status >= 500 || error.status === 429
}

/** True when the server wants a sign-in first; not when another user is signed in on this browser (I11). */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.code !== 'other_user'
}

/** Reads the error envelope of a reply; the fallback texts are the specification's. */
export function toApiError(given: { status: number; body: unknown }): ApiError {
  if (isErrorReply(given.body)) {
    const { error, non_field_errors: ofWhole = [] } = given.body
    const { code, fields, details } = error
    // Of several problems with the whole, the first is the one to say.
    const message = ofWhole[0] ?? error.message
    return new ApiError({ code, status: given.status, message, fields, details })
  }
  return new ApiError({
    code: 'unknown',
    status: given.status,
    message: 'An error occurred please try again',
  })
}

export function networkError(cause: unknown): ApiError {
  return new ApiError({ code: 'network', status: 0, message: 'Error: Network Error', cause })
}

function isErrorReply(body: unknown): body is ErrorReply {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false
  const { error } = body
  return typeof error === 'object' && error !== null && 'code' in error && 'message' in error
}
