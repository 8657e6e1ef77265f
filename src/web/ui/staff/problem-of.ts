export type Problem = 'offline' | 'forbidden' | 'missing' | 'failed'

const NO_RESPONSE = 0
const FORBIDDEN = 403
const NOT_FOUND = 404

/** What kind of failure an error is, by the HTTP status that it carries; 0 means that no response arrived. */
export function problemOf(error: unknown): Problem {
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? error.status : null
  if (status === NO_RESPONSE) return 'offline'
  if (status === FORBIDDEN) return 'forbidden'
  return status === NOT_FOUND ? 'missing' : 'failed'
}
