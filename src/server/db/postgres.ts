// PostgreSQL 15 or newer, through a pool. Transactions are pipelined: opening one costs no round trip of its own.
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool, types, type ClientBase, type CustomTypesConfig, type PoolClient } from 'pg'

import { StartUpError } from '../http/env.ts'
import { requestGuard } from './current-session.ts'
import type { Database, Tx } from './database.ts'
import { IDLE_LIMIT_MS, IdleTransactionError } from './idle-limit.ts'
import { migrateWith } from './migrate.ts'
import { APP_ROLE, scopePrelude, scopeValues, type Scope } from './scope.ts'

const CONNECT_TIMEOUT_MS = 5000
// Migrations, start-up and the job queue.
const OWNER_POOL_SIZE = 5

/** Opens the pools and checks that the server answers. @throws StartUpError when it does not. */
export async function openPostgres(options: {
  url: string
  /** Whose the tables are, where requests have a role of their own. */
  ownerUrl?: string | undefined
  poolSize?: number
  idleLimitMs?: number
}): Promise<Database> {
  const { url, ownerUrl, poolSize, idleLimitMs = IDLE_LIMIT_MS } = options
  const ownerPool = createPool({ url: ownerUrl ?? url, max: OWNER_POOL_SIZE })
  const name = ownerUrl === undefined ? 'DATABASE_URL' : 'DATABASE_OWNER_URL'
  await checkConnection(ownerPool, name)
  const onConnect = (client: ClientBase) => client.query(sessionOf(idleLimitMs))
  const pool = createPool({ url, max: poolSize ?? 20, onConnect })
  const owner = drizzle(ownerPool)
  const clients = new WeakMap<PoolClient, Tx>()
  return {
    kind: 'postgres',
    owner,
    queue: { executeSql: (text, values) => ownerPool.query(text, values?.slice()) },
    inScope: (scope, work) => inTransaction({ pool, clients, scope, work }),
    callInScope: async (scope, call, values) => {
      const result = await pool.query<Record<string, unknown>>({
        ...call,
        values: [...scopeValues(scope), ...values],
      })
      return result.rows
    },
    migrate: () =>
      migrateWith({
        owner,
        run: (statements) => ownerPool.query(statements),
        migrate: (config) => migrate(owner, config),
      }),
    isReady: async () => (await pool.query('SELECT 1')).rowCount === 1,
    close: async () => {
      await Promise.all([pool.end(), ownerPool.end()])
    },
  }
}

// Whatever befalls a transaction, these connections are the app's role: outside a scope they see nothing.
function sessionOf(idleLimitMs: number): string {
  return `SET ROLE ${APP_ROLE}; SET idle_in_transaction_session_timeout = ${idleLimitMs}`
}

function createPool(options: {
  url: string
  max: number
  onConnect?: (client: ClientBase) => Promise<unknown>
}): Pool {
  const { url, max, onConnect } = options
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    pipeline: true,
    types: { getTypeParser },
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, its types do not say so
    onConnect: async (client) => {
      // A connection that breaks in the middle of work tells the work; without a listener it would end the process.
      client.on('error', () => {})
      // Compiling a statement takes longer than any of ours runs, and what it costs is guessed from row counts that are
      // wrong until the tables were first analyzed.
      await client.query('SET jit = off')
      await onConnect?.(client)
    },
  })
  // The same for one that breaks while it idles: it leaves the pool by itself.
  pool.on('error', () => {})
  return pool
}

async function inTransaction<T>(options: {
  pool: Pool
  clients: WeakMap<PoolClient, Tx>
  scope: Scope
  work: (tx: Tx) => Promise<T>
}): Promise<T> {
  const prelude = `BEGIN; ${scopePrelude(options.scope)}${requestGuard()}`
  const client = await options.pool.connect()
  // The work's first statement follows the opening one at once. Should that one fail, the server has left the
  // transaction aborted and refuses everything behind it, so nothing can run outside the scope.
  const ending = endOf(client)
  const [opened, done] = await Promise.allSettled([
    client.query(prelude),
    // Work that hangs would wait for ever, with its place in the pool, after the server has closed the connection.
    Promise.race([
      ending.ended,
      startWork(() => options.work(transactionOf(client, options.clients))),
    ]),
  ])
  ending.stop()
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

// Rejects when the connection ends, as it does when the server gives up a transaction that is idle for too long.
function endOf(client: PoolClient): { ended: Promise<never>; stop: () => void } {
  let onEnd = () => {}
  const ended = new Promise<never>((_, reject) => {
    onEnd = () => reject(new IdleTransactionError())
  })
  ended.catch(() => {})
  client.once('end', onEnd)
  return { ended, stop: () => client.off('end', onEnd) }
}

// Work that throws before its first await is a failed transaction like any other.
async function startWork<T>(work: () => Promise<T>): Promise<T> {
  return work()
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
  }
  known.set(client, tx)
  return tx
}

async function checkConnection(pool: Pool, name: string): Promise<void> {
  try {
    await pool.query('SELECT 1')
  } catch (error) {
    await pool.end().catch(() => {})
    const reason = error instanceof Error && error.message !== '' ? error.message : 'no answer'
    throw new StartUpError(`${name}: the database cannot be reached (${reason}).`, { cause: error })
  }
}

// Our ids stay below 2^53; as numbers they read the same on both databases.
const getTypeParser: CustomTypesConfig['getTypeParser'] = (oid, format) => {
  if (oid === types.builtins.INT8) return Number
  const parser: unknown = types.getTypeParser(oid, format)
  return parser
}
