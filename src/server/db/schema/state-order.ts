// The order of lists by state: the one in which the contract names the states, which is how they follow each other.
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import {
  applicationStatusSchema,
  requisitionStatusSchema,
} from '#contract/applicants/application.ts'

/** The place of an application's status. */
export function applicationOrder(status: AnyPgColumn): SQL {
  return placeIn(applicationStatusSchema.options, status)
}

/** The place of a requisition's status. */
export function requisitionOrder(status: AnyPgColumn): SQL {
  return placeIn(requisitionStatusSchema.options, status)
}

// Written out, not as a parameter: an index is used only when it holds the very same expression. A column of an
// enumerated type would order itself, but comparing one is not leak-proof, and row-level security would keep every
// filter by status off its index.
function placeIn(states: readonly string[], column: AnyPgColumn): SQL {
  const list = states.map((state) => `'${state}'`).join(', ')
  return sql`array_position(array[${sql.raw(list)}], ${column})`
}
