// The database port: one interface over embedded PGlite and PostgreSQL. Knows transactions and scopes, no tables.
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Db as QueueDatabase } from 'pg-boss'

import type { Scope } from './scope.ts'

export type Drizzle = PgDatabase<PgQueryResultHKT>

/**
 * A call of one function in the database that stays prepared on its connection: for the few that run with every answer.
 * The text's `$1, $2, $3` are the scope's words, which the function enters by itself (`enter_scope`) before anything
 * else; one that forgot would see no row.
 */
export type ScopedCall = { readonly name: string; readonly text: string }

/** One unit of work: everything in it commits together or not at all. */
export type Tx = {
  readonly db: Drizzle
  /** The job queue's way into this transaction. */
  readonly queue: QueueDatabase
}

export type ScopedDatabase = {
  /** Runs work in one transaction, as the app's role, seeing only what the scope may see. */
  inScope<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T>
}

export type Database = ScopedDatabase & {
  readonly kind: 'embedded' | 'postgres'
  /**
   * Runs one call as a transaction of its own, in one round trip. `values` are its parameters from `$4` on. A call that a
   * session makes asks `assert_open_session` by itself, as `inScope` does.
   */
  callInScope(
    scope: Scope,
    call: ScopedCall,
    values: readonly unknown[],
  ): Promise<readonly Record<string, unknown>[]>
  /** The owner's connection, past every policy: migrations, start-up and seeding only. */
  readonly owner: Drizzle
  /** The job queue's way in. */
  readonly queue: QueueDatabase
  migrate(): Promise<void>
  isReady(): Promise<boolean>
  close(): Promise<void>
}
