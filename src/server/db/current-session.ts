// For what request the work at hand is done: every unit of work of one begins only while its session is open, and a
// request that reads cannot write.
import { AsyncLocalStorage } from 'node:async_hooks'

/** What every unit of work of a request is bound to. */
export type RequestBounds = {
  /** Null is for what no session does, such as a job that a request only ordered. */
  readonly sessionId: string | null
  /** A GET is sent again, ahead of time and by everyone who follows a link. */
  readonly isReadOnly: boolean
}

const FREE: RequestBounds = { sessionId: null, isReadOnly: false }
const storage = new AsyncLocalStorage<RequestBounds>()
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** SQLSTATE of `assert_open_session` of the migrations: the session has ended, in whatever process. */
export const SESSION_ENDED = 'FL002'

/** Runs the work of a request, which ends where its bounds are. */
export function inBounds<T>(bounds: RequestBounds, work: () => T): T {
  return storage.run(bounds, work)
}

/** Runs work that no request does: a job, which one may have ordered. */
export function outsideOfRequests<T>(work: () => T): T {
  return storage.run(FREE, work)
}

export function currentSession(): string | null {
  return storage.getStore()?.sessionId ?? null
}

/** The statements that hold a transaction to the bounds of its request: they travel with those that open a scope. */
export function requestGuard(): string {
  const { sessionId, isReadOnly } = storage.getStore() ?? FREE
  return sessionGuard(sessionId) + (isReadOnly ? '; SET TRANSACTION READ ONLY' : '')
}

/** Refuses a session that has ended. */
function sessionGuard(sessionId: string | null): string {
  if (sessionId === null) return ''
  // It becomes part of the SQL text, where a parameter cannot stand.
  if (!UUID.test(sessionId)) throw new TypeError('Not the id of a session.')
  return `; SELECT assert_open_session('${sessionId}')`
}
