export type Problem = 'offline' | 'sign-on' | 'signed-out' | 'forbidden' | 'missing' | 'failed'

const NO_RESPONSE = 0
const FORBIDDEN = 403
const NOT_FOUND = 404

/**
 * What kind of failure an error is, by the HTTP status that it carries, 0 meaning that no response arrived; and of what is
 * not allowed, by its code, where a company lets its staff in by its own sign-on, or signed them out.
 */
export function problemOf(error: unknown): Problem {
  const { status, code } = fieldsOf(error)
  if (code === 'sign_on_required') return 'sign-on'
  if (code === 'signed_out_of_company') return 'signed-out'
  if (status === NO_RESPONSE) return 'offline'
  if (status === FORBIDDEN) return 'forbidden'
  return status === NOT_FOUND ? 'missing' : 'failed'
}

/** The login page of the company that asks for its own sign-on; null when the refusal names none. */
export function signOnPathOf(error: unknown): string | null {
  const { details } = fieldsOf(error)
  const path: unknown =
    typeof details === 'object' && details !== null && 'path' in details ? details.path : null
  return typeof path === 'string' && path.startsWith('/login/sso/') ? path : null
}

function fieldsOf(error: unknown): { status?: unknown; code?: unknown; details?: unknown } {
  return typeof error === 'object' && error !== null ? error : {}
}
