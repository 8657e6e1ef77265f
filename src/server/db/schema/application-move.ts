// The link between an application and the one that staff moved it to.
import { sql } from 'drizzle-orm'
import { bigint, index, type PgColumn } from 'drizzle-orm/pg-core'

export const moveColumns = {
  /** The application to another requisition that staff moved here. */
  movedFrom: bigint('moved_from', { mode: 'number' }),
}

/** Finds where an application went on. */
export function ofMove(given: { accountId: PgColumn; movedFrom: PgColumn }) {
  return [
    index('application_moved')
      .on(given.accountId, given.movedFrom)
      .where(sql`moved_from is not null`),
  ]
}
