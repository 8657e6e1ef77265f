export type Problem = 'offline' | 'sign-on' | 'forbidden' | 'missing' | 'failed'

const NO_RESPONSE = 0
const FORBIDDEN = 403
const NOT_FOUND = 404

/**
 * What kind of failure an error is, by the HTTP status that it carries, 0 meaning that no response arrived; and of what is
 * not allowed, by its code, where a company lets its staff in by its own sign-on.
 */
export function problemOf(error: unknown): Problem {
  const { status, code } = fieldsOf(error)
  if (code === 'sign_on_required') return 'sign-on'
  if (status === NO_RESPONSE) return 'offline'
  if (status === FORBIDDEN) return 'forbidden'
  return status === NOT_FOUND ? 'missing' : 'failed'
}

function fieldsOf(error: unknown): { status?: unknown; code?: unknown } {
  return typeof error === 'object' && error !== null ? error : {}
}
