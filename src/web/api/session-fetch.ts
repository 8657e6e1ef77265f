// fetch with a session: one refresh for however many requests meet a 401, one retry each, then the end of the session.
import { networkError } from './api-error.ts'

const REFRESH_URL = '/auth/v1/token-refresh/'
/** The API lives where the app does; outside of a browser, in tests, the name does not matter. */
export const API_ORIGIN = globalThis.location?.origin ?? 'http://localhost'
const UNAUTHENTICATED = 401
/** Marks a request that must not start a refresh: sign-in itself, or the question whether anybody is signed in. */
export const SKIP_RETRY = 'skip-retry'
/** Names the user on whose behalf a tab sends, so that it never sends under the next one's cookies. */
const USER_HEADER = 'fairlead-user'
/** A lock across tabs and the worker: the refresh token is one for all of them. */
const REFRESH_LOCK = 'fairlead-token-refresh'

type SessionFetch = {
  fetch(request: Request): Promise<Response>
  /** Sets on whose behalf requests are sent; null before sign-in. */
  actFor(userId: number | null): void
  /** Hears once when a refresh failed: the session is over. */
  onSessionEnd(listener: () => void): void
}

/** Wraps a fetch. @throws ApiError `network` when no response arrives. */
export function createSessionFetch(send: typeof fetch): SessionFetch {
  let userId: number | null = null
  let refreshing: Promise<boolean> | null = null
  const listeners = new Set<() => void>()

  async function plain(request: Request): Promise<Response> {
    try {
      return await send(request)
    } catch (error) {
      throw networkError(error)
    }
  }

  async function refresh(): Promise<boolean> {
    const url = new URL(REFRESH_URL, API_ORIGIN)
    const response = await acrossTabs(() =>
      plain(new Request(url, { method: 'POST', credentials: 'same-origin' })),
    )
    // Only the server's word ends a session; a 5xx or 429 does not.
    if (response.status === UNAUTHENTICATED) return false
    return response.ok
      ? true
      : Promise.reject(networkError(new Error(`token refresh: ${response.status}`)))
  }

  async function refreshOnce(): Promise<boolean> {
    refreshing ??= refresh().finally(() => {
      refreshing = null
    })
    return refreshing
  }

  return {
    async fetch(request) {
      const mayRefresh = !request.headers.has(SKIP_RETRY)
      const first = prepared(request, userId)
      const response = await plain(first.clone())
      if (response.status !== UNAUTHENTICATED || !mayRefresh) return response
      if (!(await refreshOnce())) {
        for (const listener of listeners) listener()
        return response
      }
      return plain(first)
    },
    actFor(id) {
      userId = id
    },
    onSessionEnd(listener) {
      listeners.add(listener)
    },
  }
}

function prepared(request: Request, userId: number | null): Request {
  const headers = new Headers(request.headers)
  headers.delete(SKIP_RETRY)
  if (userId !== null) headers.set(USER_HEADER, String(userId))
  return new Request(request, { headers, credentials: 'same-origin' })
}

async function acrossTabs<T>(work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  return locks === undefined
    ? work()
    : (await locks.request(REFRESH_LOCK, async () => ({ result: await work() }))).result
}
