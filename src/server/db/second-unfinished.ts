import { UNFINISHED_INDEX } from './schema/application-unfinished.ts'

const UNIQUE_VIOLATION = '23505'

/** Whether the database refused a second unfinished application of a person to a requisition. */
export function isSecondUnfinished(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('constraint' in error && 'code' in error)
    return error.code === UNIQUE_VIOLATION && error.constraint === UNFINISHED_INDEX
  return isSecondUnfinished(error.cause)
}
