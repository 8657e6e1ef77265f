// In whose session the work at hand is done: every unit of work of a request begins only while that session is open.
import { AsyncLocalStorage } from 'node:async_hooks'

const storage = new AsyncLocalStorage<string | null>()
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** SQLSTATE of `assert_open_session` of the migrations: the session has ended, in whatever process. */
export const SESSION_ENDED = 'FL002'

/** Runs work in a session. Null is for what no session does, such as a job that a request only ordered. */
export function inSession<T>(sessionId: string | null, work: () => T): T {
  return storage.run(sessionId, work)
}

export function currentSession(): string | null {
  return storage.getStore() ?? null
}

/** The statement that refuses a session that has ended: it travels with those that open a scope. Empty without one. */
export function sessionGuard(): string {
  const sessionId = currentSession()
  if (sessionId === null) return ''
  // It becomes part of the SQL text, where a parameter cannot stand.
  if (!UUID.test(sessionId)) throw new TypeError('Not the id of a session.')
  return `; SELECT assert_open_session('${sessionId}')`
}
