import { serverTimeOf } from '#contract/core/reply-mark.ts'
// fetch with a session: one refresh for however many requests meet a 401, one retry each, then the end of the session.
import { KIOSK_SESSION_HEADER } from '#contract/kiosk/kiosk-session-header.ts'

import { networkError } from './api-error.ts'

const REFRESH_URL = '/auth/v1/token-refresh/'
/** The API lives where the app does; outside of a browser, in tests, the name does not matter. */
export const API_ORIGIN = globalThis.location?.origin ?? 'http://localhost'
const UNAUTHENTICATED = 401
/** Marks a request that must not start a refresh: sign-in itself, or the question whether anyone is signed in. */
export const SKIP_RETRY = 'skip-retry'
/** Names the user on whose behalf a tab sends, so that it never sends under the next one's cookies. */
export const USER_HEADER = 'fairlead-user'
/** A lock across tabs and the worker: the refresh token is one for all of them. */
const REFRESH_LOCK = 'fairlead-token-refresh'

/** Called when a request is sent; what it returns, when the server's reply came: ms since the epoch by its clock. */
export type OnReply = () => (serverMs: number) => void

type Refreshing = {
  readonly done: Promise<Response>
  readonly ending: AbortController
  /** How many requests wait for it. */
  waiting: number
}

/** What it takes from the browser, and a test may replace. */
type Around = {
  readonly locks?: Pick<LockManager, 'request'>
  /** Runs once after `ms`; returns how to call it off. */
  readonly after?: (ms: number, run: () => void) => () => void
}

type AtKiosk = {
  /** Makes the session known to the server before the first request. @throws ApiError `network` while it cannot. */
  readonly beforeSending?: () => Promise<void>
  /** Gets the station another credential where the server knows none; false when it has none. */
  readonly renew?: () => Promise<boolean>
}

/** How long a renewal may hang, however many requests come to wait for it meanwhile (I16). */
const REFRESH_LIMIT_MS = 20_000

/** fetch with a session. Its methods may be handed out without their object. */
export class SessionFetch {
  #userId: number | null = null
  #kioskSession: string | null = null
  #kiosk: AtKiosk = {}
  #refreshing: Refreshing | null = null
  readonly #listeners = new Set<() => void>()
  readonly #replyListeners = new Set<OnReply>()
  readonly #send: (request: Request) => Promise<Response>
  readonly #locks: Pick<LockManager, 'request'>
  readonly #after: (ms: number, run: () => void) => () => void

  constructor(
    send: (request: Request) => Promise<Response>,
    { locks = globalThis.navigator.locks, after = afterRealTime }: Around = {},
  ) {
    this.#send = send
    this.#locks = locks
    this.#after = after
  }

  /** @throws ApiError `network` when no response of the server arrives. */
  readonly fetch = async (request: Request): Promise<Response> => {
    const kioskSession = this.#kioskSession
    await this.#kiosk.beforeSending?.()
    const mayRefresh = kioskSession === null && !request.headers.has(SKIP_RETRY)
    const first = prepared(request, this.#userId)
    if (kioskSession !== null) first.headers.set(KIOSK_SESSION_HEADER, kioskSession)
    const response = await this.#plain(first.clone())
    if (response.status !== UNAUTHENTICATED) return response
    if (kioskSession !== null && (await this.#kiosk.renew?.()) === true) return this.#plain(first)
    if (!mayRefresh) return response
    const refreshed = await this.#refreshOnce(first)
    if (refreshed.ok) return this.#plain(first)
    this.end()
    // Its word says why the session is over; each who waited reads it.
    return refreshed.clone()
  }

  /** Tells everyone that the session is over. */
  readonly end = (): void => {
    for (const listener of this.#listeners) listener()
  }

  /** Sets on whose behalf requests are sent; null before sign-in. */
  readonly actFor = (userId: number | null): void => {
    this.#userId = userId
  }

  /** Sends under a session at a kiosk station, by the credential of the station. */
  readonly actAt = (kioskSession: string, kiosk: AtKiosk = {}): void => {
    this.#kioskSession = kioskSession
    this.#kiosk = kiosk
  }

  /** Hears when the session is over. */
  readonly onSessionEnd = (listener: () => void): void => {
    this.#listeners.add(listener)
  }

  /** Hears of each request that is sent, and then the time of the server's reply. Returns how to stop. */
  readonly onReply = (listener: OnReply): (() => void) => {
    this.#replyListeners.add(listener)
    return () => this.#replyListeners.delete(listener)
  }

  // Only our server's word counts (I15): what a portal or a proxy says in its place is the network's doing.
  async #plain(request: Request): Promise<Response> {
    try {
      const hear = [...this.#replyListeners].map((listener) => listener())
      const response = await this.#send(request)
      const serverMs = serverTimeOf(response.headers)
      // No endpoint leads elsewhere: where a redirect ended is not what was asked.
      if (serverMs === null || response.redirected)
        throw new Error(`Not the server's own reply: ${response.status}`)
      for (const one of hear) one(serverMs)
      return response
    } catch (error) {
      throw networkError(error)
    }
  }

  // However many requests meet a 401 at once, one refresh answers for all of them. Each waits for it as long as it would
  // for its own reply; it is given up when no one waits any more.
  #refreshOnce({ signal }: Request): Promise<Response> {
    const refreshing = (this.#refreshing ??= this.#beginRefresh())
    refreshing.waiting += 1
    return new Promise((resolve, reject) => {
      const leave = () => {
        refreshing.waiting -= 1
        if (refreshing.waiting === 0) this.#giveUp(refreshing)
        reject(networkError(signal.reason))
      }
      if (signal.aborted) leave()
      signal.addEventListener('abort', leave, { once: true })
      refreshing.done
        .then(resolve, reject)
        .finally(() => signal.removeEventListener('abort', leave))
    })
  }

  #beginRefresh(): Refreshing {
    const ending = new AbortController()
    const stopLimit = this.#after(REFRESH_LIMIT_MS, () => this.#giveUp({ ending }))
    const done = this.#refresh(ending.signal).finally(() => {
      stopLimit()
      if (this.#refreshing?.ending === ending) this.#refreshing = null
    })
    return { done, ending, waiting: 0 }
  }

  #giveUp({ ending }: Pick<Refreshing, 'ending'>): void {
    if (this.#refreshing?.ending === ending) this.#refreshing = null
    ending.abort()
  }

  async #refresh(signal: AbortSignal): Promise<Response> {
    const address = new URL(REFRESH_URL, API_ORIGIN)
    const request = () =>
      new Request(address, { method: 'POST', credentials: 'same-origin', signal })
    const response = await this.#acrossTabs(() => this.#plain(request()))
    // Only the server's word ends a session; a 5xx or 429 does not.
    if (response.ok || response.status === UNAUTHENTICATED) return response
    throw networkError(new Error(`Token refresh: ${response.status}`))
  }

  async #acrossTabs<T>(work: () => Promise<T>): Promise<T> {
    return (await this.#locks.request(REFRESH_LOCK, async () => ({ result: await work() }))).result
  }
}

function afterRealTime(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

function prepared(request: Request, userId: number | null): Request {
  const headers = new Headers(request.headers)
  headers.delete(SKIP_RETRY)
  // What a request says of itself holds: it may be older than the sign-in of the user who is here now.
  if (userId !== null && !headers.has(USER_HEADER)) headers.set(USER_HEADER, String(userId))
  return new Request(request, { headers, credentials: 'same-origin' })
}
