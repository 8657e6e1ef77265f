import { sql } from 'drizzle-orm'

import type { Database } from './database.ts'

/** Of PostgreSQL’s advisory locks, ours. */
export const START_LOCK = 7_305_114

/**
 * Does all that a start changes while no other process of this database does the same: migrations, the queue's schema,
 * what the app brings along. Others wait. The lock ends with its transaction, and with a process that is killed. Work
 * inside uses other connections; the embedded database has only one, and its lock file keeps other processes off.
 */
export async function startAlone<T>(database: Database, work: () => Promise<T>): Promise<T> {
  if (database.kind === 'embedded') return work()
  return database.owner.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${START_LOCK}::bigint)`)
    return work()
  })
}
