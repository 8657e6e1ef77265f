import { sql } from 'drizzle-orm'

import type { Tx } from './database.ts'

/**
 * Has the commit of a unit of work not wait until it is on the disk: only for what a power cut may take back, as if it had
 * not happened. What commits later is never there without it.
 */
export async function commitLate(tx: Tx): Promise<void> {
  await tx.db.execute(sql`set local synchronous_commit = off`)
}
