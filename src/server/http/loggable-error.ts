import { DrizzleQueryError } from 'drizzle-orm'

/**
 * An error as it may stand in a log. One of a query carries the values that it was asked with, and the database's own
 * one quotes them: of both, only what kind of trouble it was, where, and in which statement.
 */
export function loggableError(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error
  const { query, cause, stack = '' } = error
  const at = stack.split('\n').filter((line) => line.startsWith('    at '))
  return { type: error.constructor.name, code: codeOf(cause), query, stack: at.join('\n') }
}

/** The code of an error, or of what it came from; empty when there is none. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('code' in error) return String(error.code)
  return codeOf(error.cause)
}
