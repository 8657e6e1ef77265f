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

/** fetch with a session. Its methods may be handed out without their object. */
export class SessionFetch {
  #userId: number | null = null
  #refreshing: Promise<boolean> | null = null
  readonly #listeners = new Set<() => void>()
  readonly #send: (request: Request) => Promise<Response>

  constructor(send: (request: Request) => Promise<Response>) {
    this.#send = send
  }

  /** @throws ApiError `network` when no response arrives. */
  readonly fetch = async (request: Request): Promise<Response> => {
    const mayRefresh = !request.headers.has(SKIP_RETRY)
    const first = prepared(request, this.#userId)
    const response = await this.#plain(first.clone())
    if (response.status !== UNAUTHENTICATED || !mayRefresh) return response
    if (await this.#refreshOnce()) return this.#plain(first)
    this.end()
    return response
  }

  /** Tells everybody that the session is over. */
  readonly end = (): void => {
    for (const listener of this.#listeners) listener()
  }

  /** Sets on whose behalf requests are sent; null before sign-in. */
  readonly actFor = (userId: number | null): void => {
    this.#userId = userId
  }

  /** Hears when the session is over. */
  readonly onSessionEnd = (listener: () => void): void => {
    this.#listeners.add(listener)
  }

  async #plain(request: Request): Promise<Response> {
    try {
      return await this.#send(request)
    } catch (error) {
      throw networkError(error)
    }
  }

  // However many requests meet a 401 at once, one refresh answers for all of them.
  #refreshOnce(): Promise<boolean> {
    this.#refreshing ??= this.#refresh().finally(() => {
      this.#refreshing = null
    })
    return this.#refreshing
  }

  async #refresh(): Promise<boolean> {
    const request = () =>
      new Request(new URL(REFRESH_URL, API_ORIGIN), { method: 'POST', credentials: 'same-origin' })
    const response = await acrossTabs(() => this.#plain(request()))
    // Only the server's word ends a session; a 5xx or 429 does not.
    if (response.ok || response.status === UNAUTHENTICATED) return response.ok
    throw networkError(new Error(`Token refresh: ${response.status}`))
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
