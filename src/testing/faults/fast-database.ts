// The database port over prepared statements, on the world's clock, with a say at every commit. The SQL is the
// product's own; this only carries it.
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'

import type { Database, Drizzle, Tx } from '#server/db/database.ts'
import { scopePrelude, scopeValues, type Scope } from '#server/db/scope.ts'

import type { Statements } from './named-statements.ts'

export type CommitWatch = {
  /** By the world's clock, ISO 8601. */
  now(): string
  /** May throw, and the transaction is rolled back. */
  beforeCommit(): void
  /** May throw: what was committed stays. */
  afterCommit(): void
}

/** A database that runs one transaction after the other. */
export function createFastDatabase(statements: Statements, watch: CommitWatch): Database {
  let last: Promise<unknown> = Promise.resolve()
  const client = {
    query: async (...given: Parameters<Statements['query']>) => statements.query(...given),
  }
  const db: Drizzle = drizzle({ client: client as unknown as PGlite })
  const tx: Tx = {
    db,
    queue: { executeSql: () => Promise.reject(new Error('There is no queue here.')) },
  }

  async function transact<T>(scope: Scope, work: () => Promise<T>): Promise<T> {
    statements.exec(`BEGIN; SET LOCAL faults.now = '${watch.now()}'; ${scopePrelude(scope)}`)
    try {
      const result = await work()
      watch.beforeCommit()
      statements.exec('COMMIT')
      watch.afterCommit()
      return result
    } catch (error) {
      statements.exec('ROLLBACK')
      throw error
    }
  }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }

  return {
    kind: 'embedded',
    owner: db,
    queue: tx.queue,
    inScope: (scope, work) => inTurn(() => transact(scope, () => work(tx))),
    callInScope: (scope, { text }, values) =>
      inTurn(() =>
        transact(scope, async () => {
          const { rows } = statements.query(text, [...scopeValues(scope), ...values])
          return rows as Record<string, unknown>[]
        }),
      ),
    migrate: () => Promise.reject(new Error('It is migrated already.')),
    isReady: () => Promise.resolve(true),
    close: () => Promise.resolve(),
  }
}
