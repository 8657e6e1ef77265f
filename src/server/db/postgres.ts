// PostgreSQL 15 or newer, through a pool. Transactions are pipelined: opening one costs no round trip of its own.
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool, types, type CustomTypesConfig, type PoolClient } from 'pg'

import { StartUpError } from '../http/env.ts'
import type { Database, Drizzle, Tx } from './database.ts'
import { scopePrelude, type Scope } from './scope.ts'

const CONNECT_TIMEOUT_MS = 5000
const MIGRATION_LOCK = 7_305_114

/** Opens the pool and checks that the server answers. @throws StartUpError when it does not. */
export async function openPostgres(options: {
  url: string
  migrationsFolder: string
  poolSize?: number
}): Promise<Database> {
  const pool = new Pool({
    connectionString: options.url,
    max: options.poolSize ?? 20,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    pipeline: true,
    types: { getTypeParser },
  })
  // A broken idle connection leaves the pool by itself; without a listener it would end the process.
  pool.on('error', () => {})
  await checkConnection(pool)
  const owner = drizzle(pool)
  const clients = new WeakMap<PoolClient, Tx>()
  return {
    kind: 'postgres',
    owner,
    queue: { executeSql: (text, values) => pool.query(text, values?.slice()) },
    inScope: (scope, work) => inTransaction({ pool, clients, scope, work }),
    migrate: () => migrateLocked(pool, options.migrationsFolder),
    isReady: async () => (await pool.query('SELECT 1')).rowCount === 1,
    close: () => pool.end(),
  }
}

async function inTransaction<T>(options: {
  pool: Pool
  clients: WeakMap<PoolClient, Tx>
  scope: Scope
  work: (tx: Tx) => Promise<T>
}): Promise<T> {
  const prelude = `BEGIN; ${scopePrelude(options.scope)}`
  const client = await options.pool.connect()
  // The work's first statement follows the opening one at once. Should that one fail, the server has left the
  // transaction aborted and refuses everything behind it, so nothing can run outside the scope.
  const [opened, done] = await Promise.allSettled([
    client.query(prelude),
    options.work(transactionOf(client, options.clients)),
  ])
  try {
    if (opened.status === 'rejected') throw opened.reason
    if (done.status === 'rejected') throw done.reason
    await client.query('COMMIT')
    client.release()
    return done.value
  } catch (error) {
    await rollBack(client)
    throw error
  }
}

async function rollBack(client: PoolClient): Promise<void> {
  try {
    await client.query('ROLLBACK')
    client.release()
  } catch (error) {
    // The connection is gone; the server has rolled back by itself, and the pool must not hand it out again.
    client.release(error instanceof Error ? error : true)
  }
}

function transactionOf(client: PoolClient, known: WeakMap<PoolClient, Tx>): Tx {
  const cached = known.get(client)
  if (cached !== undefined) return cached
  const tx: Tx = {
    db: drizzle(client),
    queue: { executeSql: (text, values) => client.query(text, values?.slice()) },
    run: async (statement, values) => {
      const result = await client.query<Record<string, unknown>>({
        ...statement,
        values: [...values],
      })
      return result.rows
    },
  }
  known.set(client, tx)
  return tx
}

async function checkConnection(pool: Pool): Promise<void> {
  try {
    await pool.query('SELECT 1')
  } catch (error) {
    await pool.end().catch(() => {})
    const reason = error instanceof Error && error.message !== '' ? error.message : 'no answer'
    throw new StartUpError(`DATABASE_URL: the database cannot be reached (${reason}).`, {
      cause: error,
    })
  }
}

// Several processes may start at once on one database: one migrates, the others wait.
async function migrateLocked(pool: Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client) satisfies Drizzle, { migrationsFolder })
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK])
    client.release()
  }
}

// Our ids stay below 2^53; as numbers they read the same on both databases.
const getTypeParser: CustomTypesConfig['getTypeParser'] = (oid, format) => {
  if (oid === types.builtins.INT8) return Number
  const parser: unknown = types.getTypeParser(oid, format)
  return parser
}
