// PGlite: PostgreSQL inside this process, for trying, small teams and tests. One connection, so work queues up.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'

import { PGlite, type Transaction } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'

import { requestGuard } from './current-session.ts'
import type { Database, Drizzle, Tx } from './database.ts'
import { lockDirectory } from './directory-lock.ts'
import { IDLE_LIMIT_MS, startIdleLimit, type IdleLimit } from './idle-limit.ts'
import { migrateWith, type Migratable } from './migrate.ts'
import { scopePrelude, scopeValues } from './scope.ts'

const INT8_OID = 20

// V8 13.6 now and then ends the whole process while it frees compiled WebAssembly that it compiled again ("Check failed:
// jit_page_->allocations_.erase(addr) == 1"). Kept, it takes some megabytes; the process stays.
setFlagsFromString('--no-wasm-code-gc')

/** Opens the embedded database: in a directory (locked against a second process), or in memory from a dump. */
export async function openEmbedded(options: {
  dataDir?: string
  dump?: Blob
  idleLimitMs?: number
}): Promise<Database> {
  const directory =
    options.dataDir === undefined ? undefined : path.join(options.dataDir, 'database')
  if (directory !== undefined) mkdirSync(directory, { recursive: true })
  const unlock = directory === undefined ? () => {} : lockDirectory(directory)
  const client = await PGlite.create({
    ...(directory === undefined ? {} : { dataDir: directory }),
    ...(options.dump === undefined ? {} : { loadDataDir: options.dump }),
    extensions: { pg_trgm },
    parsers: { [INT8_OID]: Number },
  })
  const owner = drizzle({ client })
  return {
    kind: 'embedded',
    owner,
    queue: fromPglite(client),
    ...transactionsOf(client, options.idleLimitMs ?? IDLE_LIMIT_MS),
    migrate: () => migrateWith(migratable(client)),
    isReady: async () => (await client.query('SELECT 1')).rows.length === 1,
    close: async () => {
      await client.close()
      unlock()
    },
  }
}

/** The embedded database as what migrations are run on. */
export function migratable(client: PGlite): Migratable {
  const owner = drizzle({ client })
  return {
    owner,
    run: (statements) => client.exec(statements),
    migrate: (config) => migrate(owner, config),
  }
}

// It computes in this thread, and its promises settle before anything else has its turn: without a pause after each
// statement the server would answer no one until the last transaction that waits is over.
function yielding(transaction: Transaction, limit: IdleLimit): Transaction {
  const paused = <T>(run: () => Promise<T>) => limit.during(() => pausedAfter(run))
  return {
    get closed() {
      return transaction.closed
    },
    query: <T>(...given: Parameters<Transaction['query']>) =>
      paused(() => transaction.query<T>(...given)),
    exec: (...given) => paused(() => transaction.exec(...given)),
    sql: <T>(...given: Parameters<Transaction['sql']>) =>
      paused(() => transaction.sql<T>(...given)),
    rollback: () => transaction.rollback(),
    listen: (...given) => transaction.listen(...given),
  }
}

async function pausedAfter<T>(run: () => Promise<T>): Promise<T> {
  const result = await run()
  await setImmediate()
  return result
}

function txOf(transaction: Transaction): Tx {
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Drizzle uses only what a transaction has: query
    db: drizzle({ client: transaction as unknown as PGlite }) satisfies Drizzle,
    queue: { executeSql: (text, values) => transaction.query(text, values?.slice()) },
  }
}

function transactionsOf(
  client: PGlite,
  idleLimitMs: number,
): Pick<Database, 'inScope' | 'callInScope'> {
  return {
    inScope: (scope, work) => {
      const guard = requestGuard()
      return client.transaction(async (own) => {
        const limit = startIdleLimit(idleLimitMs)
        try {
          const transaction = yielding(own, limit)
          await transaction.exec(scopePrelude(scope) + guard)
          // Where the limit wins, PGlite rolls back, and refuses the statements that still come.
          return await Promise.race([limit.passed, work(txOf(transaction))])
        } finally {
          limit.end()
        }
      })
    },
    callInScope: (scope, { text }, values) => {
      const guard = requestGuard()
      return client.transaction(async (transaction) => {
        // The only connection is the owner's: the role has to be taken from outside, and the scope comes with it.
        await transaction.exec(scopePrelude(scope) + guard)
        const parameters = [...scopeValues(scope), ...values]
        return (await transaction.query<Record<string, unknown>>(text, parameters)).rows
      })
    },
  }
}
