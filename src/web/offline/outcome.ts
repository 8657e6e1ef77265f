// What came of a request: the server's word on it, or that nothing is known yet.
import type { ApiError } from '../api/api-error.ts'

export type Outcome<T> =
  | { readonly kind: 'ok'; readonly data: T }
  /** The server's final word on this request. */
  | {
      readonly kind: 'refused'
      readonly code: string
      readonly message: string
      readonly details: Readonly<Record<string, unknown>>
      /** What is wrong with which field, where it says so. */
      readonly fields?: Readonly<Record<string, string>>
    }
  /** No one, or another user, is signed in: wait for the owner. */
  | { readonly kind: 'signed-out' }
  /** Nothing is known about what the server did: ask again later. */
  | { readonly kind: 'unreachable' }

export function outcomeOfError(error: ApiError): Outcome<never> {
  // Whose account is gone cannot sign in: what waits would wait for ever.
  if (error.status === 401 && error.code !== 'account_erased') return { kind: 'signed-out' }
  // A server that fails or asks for patience has not decided anything, and one that gives no reason is not ours.
  const isUndecided = error.status >= 500 || [0, 408, 429].includes(error.status)
  if (isUndecided || error.code === 'unknown') return { kind: 'unreachable' }
  return {
    kind: 'refused',
    code: error.code,
    message: error.message,
    details: error.details,
    fields: error.fields,
  }
}
